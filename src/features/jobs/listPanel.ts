import { Box, Paper, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tone, up } from '../../theme/tokens.ts';

/** Maximum height in pixels (JOBS-02). */
const MOST_HIGH = 770;

/** Panel of a list; its `data-part="scroller"` scrolls beside the details. */
export const Panel = styled(Paper)({
  overflow: 'hidden',
  // Sticky beside the details, so limited to the window's height. On phones it flows with the page, because nested scrolling would hide
  // its end.
  [up.md]: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: `min(${MOST_HIGH}px, max(480px, 100svh - 104px - var(--notice, 0px)))`,
    '& > [data-part=scroller]': { position: 'relative', minHeight: 0, overflowY: 'auto' },
  },
}) as typeof Paper;

/** Heading and count. */
export const Head = styled(Stack)({
  flexDirection: 'row',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '16px clamp(16px, 2vw, 24px) 14px',
}) as typeof Stack;

/** `Load More`, or an error. */
export const Foot = styled(Box)({ padding: 16, borderTop: `1px solid ${tone.line}` });
