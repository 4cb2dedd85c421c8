import { Box, Paper, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tone, up } from '../../theme/tokens.ts';

/** Pixels (JOBS-02). */
const MOST_HIGH = 770;

/** The list as a whole; its `data-part="scroller"` scrolls beside the details. */
export const Panel = styled(Paper)({
  overflow: 'hidden',
  // Beside the details the list stays while they are read, so it must not be higher than the window below the header.
  // On a phone it flows with the page: a list that scrolls inside a page that scrolls hides its own end.
  [up.md]: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: `min(${MOST_HIGH}px, max(480px, 100svh - 104px - var(--notice, 0px)))`,
    '& > [data-part=scroller]': { position: 'relative', minHeight: 0, overflowY: 'auto' },
  },
}) as typeof Paper;

/** What it is, and how much is shown. */
export const Head = styled(Stack)({
  flexDirection: 'row',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '16px clamp(16px, 2vw, 24px) 14px',
}) as typeof Stack;

/** Below the jobs: the way on, or what failed. */
export const Foot = styled(Box)({ padding: 16, borderTop: `1px solid ${tone.line}` });
