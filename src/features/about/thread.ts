import type { CSSObject } from '@mui/material/styles';
import { tone, up } from '../../theme/tokens.ts';

/** Two strands that cross above and below a dot: one knot of the thread, 32 by 64. */
const KNOT = 'M16 0C38 20 38 44 16 64M16 0C-6 20-6 44 16 64';

const knot = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 64"><path d="${KNOT}" fill="none" stroke="#000" stroke-width="2"/></svg>`;

/** Whole knots only, so that the strands of one part of the thread meet those of the next. */
const along = 'center top / 32px 64px no-repeat round';

/**
 * A part of a kolam's thread down the whole height of an element: beside its words, from `md` on in its middle. Drawn in
 * CSS, as long as any text; in forced colours it is drawn in those.
 */
export const thread: CSSObject = {
  position: 'relative',
  '&::before, &::after': { content: '""', position: 'absolute', insetBlock: 0, insetInlineStart: 4, width: 32 },
  '&::before': { backgroundColor: tone.primary, mask: `url("data:image/svg+xml,${encodeURIComponent(knot)}") ${along}` },
  '&::after': { background: `radial-gradient(circle, ${tone.accent} 4px, transparent 4.6px) ${along}` },
  [up.md]: { '&::before, &::after': { insetInlineStart: 'calc(50% - 16px)' } },
  // Forced colours take backgrounds away and with them the drawing, unless it says that it knows them.
  '@media (forced-colors:active)': {
    '&::before, &::after': { forcedColorAdjust: 'none' },
    '&::before': { backgroundColor: 'CanvasText' },
    '&::after': { background: `radial-gradient(circle, Highlight 4px, transparent 4.6px) ${along}` },
  },
};
