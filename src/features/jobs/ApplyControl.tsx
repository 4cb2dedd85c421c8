import { Button, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useAppSelector } from '../../api/hooks.ts';
import type { Job } from '../../api/models/job.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { applyJobPath } from '../../config/paths.ts';
import { LoginButton } from '../../ui/page/LoginButton.tsx';
import { showLoginHint } from './showLoginHint.ts';

/** Loaded on demand, because few members open a job that they have posted. */
const OwnJobActions = lazy(() => import(/* webpackChunkName: "own-job" */ './mine/OwnJobActions.tsx'));

/**
 * Apply button (JOBS-07). Members see `Apply Job`, or a disabled `Already applied`. Visitors see a login link, which leads to the
 * application form and works without scripts. The member who posted the job sees `OwnJobActions` instead.
 */
export function ApplyControl({ job }: { job: Job }): React.JSX.Element {
  const isSignedIn = useIsSignedIn();
  const memberId = useAppSelector(({ user }) => user._id);

  if (!isSignedIn || memberId === null) {
    return (
      <LoginButton variant="contained" color="accent" to={applyJobPath(job.id)} onFollow={showLoginHint}>
        Login to apply
      </LoginButton>
    );
  }
  if (job.creatorId === memberId) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" width={240} height={44} />}>
        <OwnJobActions key={job.id} job={job} />
      </Suspense>
    );
  }
  if (job.appliedBy.includes(memberId)) return <Button disabled>Already applied</Button>;
  return (
    <Button variant="contained" color="accent" href={applyJobPath(job.id)}>
      Apply Job
    </Button>
  );
}
