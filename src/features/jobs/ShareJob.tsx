import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Job } from '../../api/models/job.ts';
import { down } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boardPath } from './boardAddress.ts';
import { shareLink } from './shareLink.ts';

const Share = styled(Button)({
  [down.sm]: { width: 44, minWidth: 44, padding: 0, '& > span:last-child': { display: 'none' } },
});

/** Hands on the address of exactly this job, without the words that were searched (JOBS-03). */
export function ShareJob({ job }: { job: Job }): React.JSX.Element {
  const share = (): void => {
    const url = new URL(boardPath({ job: job.id }), window.location.origin).href;
    void shareLink(url, job.title);
  };
  return (
    <Share color="onDeep" size="small" aria-label="Share this job" onClick={share} data-scripts="">
      <Icon name="share" />
      <span>Share</span>
    </Share>
  );
}
