import styled from '@emotion/styled';
import { Link } from 'react-router';
import { paths } from '../../config/paths.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { displayFace, tone, touch } from '../../theme/tokens.ts';

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: touch,
  color: tone.ink,
  textDecoration: 'none',
  fontFamily: displayFace,
  fontWeight: 700,
  fontSize: '1.25rem',
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});

/** The chapter's mark: four dots and the one line that weaves round them. */
export function Mark({ size = 40 }: { size?: number }): React.JSX.Element {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" style={{ flex: 'none' }}>
      <path
        d="M20 4 36 20 20 36 4 20ZM12 4a8 8 0 0 0-8 8l24 24a8 8 0 0 0 8-8L12 4ZM28 4a8 8 0 0 1 8 8L12 36a8 8 0 0 1-8-8L28 4Z"
        fill="none"
        stroke={tone.violet}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M12 20h0M28 20h0M20 12h0M20 28h0" stroke={tone.marigoldStrong} strokeWidth="4.5" strokeLinecap="round" />
    </svg>
  );
}

/** Mark and name, leading home. */
export function Brand(): React.JSX.Element {
  return (
    <Home to={paths.home}>
      <Mark />
      {siteConfig.name}
    </Home>
  );
}
