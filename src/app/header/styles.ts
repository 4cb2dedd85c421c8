import type { CSSObject } from '@mui/material/styles';
import { displayFont, radius, tone, touch, up } from '../../theme/tokens.ts';

/**
 * Style of items in the header's bar. A dot marks the current page, the open menu and the hovered item. The dot is a border, so that it is
 * visible in forced colours.
 */
export const barItem: CSSObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: touch,
  padding: '0 8px',
  borderRadius: radius,
  color: tone.ink,
  cursor: 'pointer',
  fontFamily: displayFont,
  fontSize: '1rem',
  fontWeight: 500,
  listStyle: 'none',
  textDecoration: 'none',
  '&:hover, &[aria-current="page"], details[open] > &': { color: tone.primary },
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 2,
    left: 'calc(50% - 3px)',
    border: `3px solid ${tone.accentStrong}`,
    borderRadius: '50%',
    transform: 'scale(0)',
    transition: 'transform .2s ease',
  },
  '&:hover::after, &[aria-current="page"]::after, details[open] > &::after': { transform: 'none' },
};

/** Style of the phone menu, both as a popover and as a drawer. */
export const menuPanel: CSSObject = {
  width: '100%',
  backgroundColor: tone.surface,
  color: tone.ink,
  [up.sm]: { width: '26rem', borderInlineStart: `1px solid ${tone.line}` },
};
