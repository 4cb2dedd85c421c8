import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useListCertificationsQuery } from '../../api/endpoints/certification.ts';
import { certificationPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';
import { displayFace, tone, touch } from '../../theme/tokens.ts';

const Root = styled('nav')({
  width: '100%',
  '& h2': { margin: '0 0 8px', fontFamily: displayFace, fontWeight: 600, fontSize: '1.375rem', lineHeight: 1.25 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: touch,
    padding: '8px 0',
    borderTop: `1px solid ${tone.line}`,
    overflowWrap: 'anywhere',
  },
});

/** The certifications there are, for visitors who came to a training that is not (D-5); nothing while they are unknown. */
export function CertificationSuggestions(): React.JSX.Element | null {
  const { data } = useListCertificationsQuery();
  if (data === undefined || data.length === 0) return null;
  return (
    <Root aria-labelledby="trainings-we-offer">
      <h2 id="trainings-we-offer">These are the trainings we offer</h2>
      <ul>
        {data.map((one) => (
          <li key={one.id}>
            <Link to={certificationPath(slugOf(one.name))}>{one.name}</Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
