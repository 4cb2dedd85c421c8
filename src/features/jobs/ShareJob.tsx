import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Job } from '../../api/models/job.ts';
import { down } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast/toast.ts';

const Share = styled(Button)({
  [down.sm]: { width: 44, minWidth: 44, padding: 0, '& > span:last-child': { display: 'none' } },
});

const fetchSharing = () => import(/* webpackChunkName: "share" */ './handOnJob.ts');

/** Ahead of the press, which the device's own sharing must follow at once. */
const prepare = (): void => void fetchSharing().catch(() => undefined);

/** Hands on the address of exactly this job, without the words that were searched (JOBS-03). */
export function ShareJob({ job }: { job: Job }): React.JSX.Element {
  const share = (): void =>
    void fetchSharing().then(
      ({ handOnJob }) => handOnJob(job),
      () => showToast('Operation failed', 'error', 'share'),
    );
  return (
    <Share
      color="onDeep"
      size="small"
      aria-label="Share this job"
      onClick={share}
      onPointerEnter={prepare}
      onFocus={prepare}
      data-scripts=""
    >
      <Icon name="share" />
      <span>Share</span>
    </Share>
  );
}
