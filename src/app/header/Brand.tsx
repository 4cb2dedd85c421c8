import { Box, Link } from '@mui/material';
import { styled } from '@mui/material/styles';
import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';
import { MARK } from '../../../shared/pictures.ts';
import { displayFont, down, tone, touch, up } from '../../theme/tokens.ts';

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: touch,
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: displayFont,
  fontWeight: 700,
  fontSize: '1.3125rem',
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  '& > svg, & > img': { flex: 'none', width: 40, height: 40 },
  '& > img': { padding: 3, borderRadius: 8, background: tone.onDeep, objectFit: 'contain' },
}) as typeof Link;

/** Maximum number of characters that fit on two lines next to a phone's buttons, and on one line next to the inline menus. */
const MAX_COMPACT_NAME = 20;

/**
 * Logo and name of the chapter, linking home.
 * @param props.compact shows the short name in place of a long one on phones and next to the inline menus
 * @param props.plain omits the link, because another brand on the page has it
 */
export function Brand({ plain = false, compact = false }: { plain?: boolean; compact?: boolean }): React.JSX.Element {
  const { logo, name, shortName } = chapter();
  return (
    <HomeLink {...(plain ? { component: 'span' } : { href: paths.home })}>
      {logo === undefined ? (
        <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
          <path d={MARK.lines} stroke="var(--mark, currentColor)" strokeWidth="2" strokeLinejoin="round" />
          <path d={MARK.dots} stroke={tone.accentStrong} strokeWidth="4.5" strokeLinecap="round" />
        </svg>
      ) : (
        <img src={logo} alt="" width={40} height={40} />
      )}
      {compact && name.length > MAX_COMPACT_NAME ? (
        <>
          <Box component="span" sx={{ [up.sm]: { display: 'none' }, [up.menu]: { display: 'inline' } }}>
            {shortName}
          </Box>
          <Box component="span" sx={{ [down.sm]: { display: 'none' }, [up.menu]: { display: 'none' } }}>
            {name}
          </Box>
        </>
      ) : (
        name
      )}
    </HomeLink>
  );
}
