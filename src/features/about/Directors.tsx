import { List, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AboutPage } from '../../api/endpoints/content.ts';
import { useListDirectorsQuery } from '../../api/endpoints/people.ts';
import type { Director } from '../../api/models/person.ts';
import { narrowWindow, up } from '../../theme/tokens.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PersonLinks } from './PersonLinks.tsx';

const Portraits = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 16px',
  '& > li': { minWidth: 0 },
  '& h3': { marginTop: 16 },
  [narrowWindow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > li': { maxWidth: 240 } },
  [up.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 24 },
  [up.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '48px 24px' },
});

function Portrait({ director }: { director: Director }): React.JSX.Element {
  return (
    <li>
      <PersonAvatar src={director.photo?.url} name={director.name} size="fill" />
      <Typography variant="h4" component="h3">
        {director.name}
      </Typography>
      {director.designation !== '' && <Typography variant="body2">{director.designation}</Typography>}
      {director.term !== '' && (
        <Typography variant="body2" color="textSecondary">
          Term {director.term}
        </Typography>
      )}
      <PersonLinks {...director} />
    </li>
  );
}

const placeholders = (
  <Portraits>
    {['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map((key) => (
      <li key={key}>
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
        <Skeleton width="70%" height={24} sx={{ mt: 2 }} />
        <Skeleton width="50%" height={22} />
        <Skeleton width="40%" height={66} />
      </li>
    ))}
  </Portraits>
);

/** Board members as portraits with their terms (ABOUT-02). */
export function Directors({ title, intro, none }: AboutPage['bod']): React.JSX.Element {
  return (
    <Section id="bod" title={title} intro={intro}>
      <QuerySection
        query={useListDirectorsQuery()}
        what="The board"
        skeleton={placeholders}
        empty={<CentredState title={none ?? 'No board member is listed at present.'} />}
      >
        {(directors) => (
          <Portraits>
            {directors.map((director, index) => (
              <Portrait key={`${director.id} ${index}`} director={director} />
            ))}
          </Portraits>
        )}
      </QuerySection>
    </Section>
  );
}
