import { Link } from '@mui/material';
import { styled } from '@mui/material/styles';
import { paths } from '../../config/paths.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { displayFace, tone, touch } from '../../theme/tokens.ts';

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: touch,
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: displayFace,
  fontWeight: 700,
  fontSize: '1.3125rem',
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  '& > svg': { flex: 'none', width: 40, height: 40 },
}) as typeof Link;

/**
 * The chapter's mark, four dots and the one line that weaves round them, and its name; leads home.
 *
 * @param props.plain it only names, for places beside a brand that leads home
 */
export function Brand({ plain = false }: { plain?: boolean }): React.JSX.Element {
  return (
    <Home {...(plain ? { component: 'span' } : { href: paths.home })}>
      <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <path
          d="M20 4 36 20 20 36 4 20ZM12 4a8 8 0 0 0-8 8l24 24a8 8 0 0 0 8-8L12 4ZM28 4a8 8 0 0 1 8 8L12 36a8 8 0 0 1-8-8L28 4Z"
          stroke="var(--mark, currentColor)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M12 20h0M28 20h0M20 12h0M20 28h0" stroke={tone.marigoldStrong} strokeWidth="4.5" strokeLinecap="round" />
      </svg>
      {siteConfig.name}
    </Home>
  );
}
