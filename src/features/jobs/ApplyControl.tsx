import { Button } from '@mui/material';
import { useAppSelector } from '../../api/hooks.ts';
import type { Job } from '../../api/models/job.ts';
import { useSignedIn } from '../../api/session/useSession.ts';
import { applyJobPath } from '../../config/paths.ts';
import { LoginButton } from '../../ui/page/LoginButton.tsx';
import { showLoginHint } from './showLoginHint.ts';

/**
 * Apply button (JOBS-07): for members `Apply Job` or a disabled `Already applied`; for visitors a login link that leads back. Without
 * scripts a plain link.
 */
export function ApplyControl({ job }: { job: Job }): React.JSX.Element {
  const signedIn = useSignedIn();
  const memberId = useAppSelector(({ user }) => user._id);

  if (!signedIn || memberId === null) {
    return (
      <LoginButton variant="contained" color="accent" onFollow={showLoginHint}>
        Login to apply
      </LoginButton>
    );
  }
  if (job.appliedBy.includes(memberId)) return <Button disabled>Already applied</Button>;
  return (
    <Button variant="contained" color="accent" href={applyJobPath(job.id)}>
      Apply Job
    </Button>
  );
}
