import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../api/hooks.ts';
import type { Job } from '../../api/models/job.ts';
import { useSignedIn } from '../../api/session/useSession.ts';
import { applyJobPath, paths } from '../../config/paths.ts';
import { showToast } from '../../ui/toast/toast.ts';

/**
 * How to apply (JOBS-07): for members `Apply Job`, or a disabled `Already applied`; for visitors the way to the login,
 * which keeps where they came from. Without scripts it is a plain link to the login.
 */
export function ApplyControl({ job }: { job: Job }): React.JSX.Element {
  const signedIn = useSignedIn();
  const memberId = useAppSelector(({ user }) => user._id);
  const { pathname, search } = useLocation();

  if (!signedIn || memberId === null) {
    return (
      <Button
        variant="contained"
        color="accent"
        component={Link}
        to={paths.login}
        state={{ from: `${pathname}${search}` }}
        onClick={() => showToast('You need to login to apply to this job', 'plain', 'apply')}
      >
        Login to apply
      </Button>
    );
  }
  if (job.appliedBy.includes(memberId)) return <Button disabled>Already applied</Button>;
  return (
    <Button variant="contained" color="accent" href={applyJobPath(job.id)}>
      Apply Job
    </Button>
  );
}
