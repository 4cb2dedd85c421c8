import { Container } from '@mui/material';
import { styled } from '@mui/material/styles';
import { up } from '../../theme/tokens.ts';

/**
 * List and details side by side (JOBS-02). The children carry `data-part="list"` and `data-part="detail"`. On phones only the one that
 * `data-view` names is shown. On wide windows `data-alone` hides the details.
 */
export const Columns = styled(Container)({
  paddingBlock: 'clamp(0px, 1vw - 4px, 12px) 0',
  // A surrounding container already adds the page's margins.
  '.MuiContainer-root &': { padding: 0 },
  '&[data-view=list] > [data-part=detail], &[data-view=detail] > [data-part=list]': { display: 'none' },
  [up.md]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 8fr)',
    alignItems: 'start',
    gap: 'clamp(16px, 2vw, 32px)',
    '&[data-view] > [data-part]': { display: 'block' },
    '& > [data-part=list]': { position: 'sticky', top: 'calc(88px + var(--notice, 0px))' },
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-alone] > [data-part=detail]': { display: 'none' },
  },
});
