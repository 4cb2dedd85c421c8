import { Container } from '@mui/material';
import { styled } from '@mui/material/styles';
import { up } from '../../theme/tokens.ts';

/**
 * A list of jobs beside the details of one (JOBS-02). Its children carry `data-part="list"` and `data-part="detail"`;
 * `data-view` says which of the two a phone shows, `data-alone` that there is nothing to show beside the list.
 */
export const Columns = styled(Container)({
  paddingBlock: 'clamp(20px, 2.4vw, 32px) 0',
  // Inside a page that has the margins already.
  '.MuiContainer-root &': { padding: 0 },
  // A phone shows one of the two: the list, or the chosen job.
  '&[data-view=list] > [data-part=detail], &[data-view=detail] > [data-part=list]': { display: 'none' },
  [up.md]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 8fr)',
    alignItems: 'start',
    gap: 'clamp(16px, 2vw, 32px)',
    '&[data-view] > [data-part]': { display: 'block' },
    '& > [data-part=list]': { position: 'sticky', top: 'calc(88px + var(--notice, 0px))' },
    // Nothing to show beside the list: it is empty, or it failed.
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-alone] > [data-part=detail]': { display: 'none' },
  },
});
