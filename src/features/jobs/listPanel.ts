import { Box, List, Paper, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { HEADER_HEIGHT } from '../../theme/primitives.ts';
import { down, lowWindow, tone, up } from '../../theme/tokens.ts';

/** Maximum height in pixels (JOBS-02). */
const MAX_PANEL_HEIGHT = 770;

/** Height of `Head` in pixels when title and count take one line each. `JobCard` uses it as scroll margin. */
export const HEAD_HEIGHT = 60;

/** Panel of a list. On wide windows its child with `data-part="scroller"` scrolls. */
export const Panel = styled(Paper)({
  // With `hidden` the heading would not stick to the window.
  overflow: 'clip',
  // `Columns` makes the list sticky, so the panel must not be higher than the window. On phones the list flows with the page, because
  // nested scrolling would hide the end of the list.
  [up.md]: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: `min(${MAX_PANEL_HEIGHT}px, max(480px, 100svh - 104px - var(--notice, 0px)))`,
    '& > [data-part=scroller]': { position: 'relative', minHeight: 0, overflowY: 'auto' },
  },
}) as typeof Paper;

/** Heading and count, which stay visible while the list scrolls. */
export const Head = styled(Stack)({
  flexDirection: 'row',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '8px clamp(16px, 2vw, 24px)',
  [down.md]: {
    position: 'sticky',
    zIndex: 1,
    top: `calc(${HEADER_HEIGHT}px + var(--notice, 0px))`,
    background: tone.surface,
    boxShadow: `0 1px 0 ${tone.line}`,
  },
  [lowWindow]: { position: 'static' },
}) as typeof Stack;

/** List of job cards. An element with `data-overlay` lies on top of its card. */
export const Cards = styled(List)({
  '& > li': { position: 'relative' },
  '& > li > [data-overlay]': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 },
  // The card's own layout leaves room for one button; a second one needs this space.
  '& > li:has(> [data-overlay] > :nth-child(2)) :is(h3, h3 + *)': { paddingInlineEnd: 36 },
});

/** Foot of the list, with `Load More` or an error. */
export const Foot = styled(Box)({ display: 'flex', gap: 12, padding: 16, borderTop: `1px solid ${tone.line}`, '& > *': { flex: 1 } });
