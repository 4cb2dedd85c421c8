import { Skeleton } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Job } from '../../api/models/job.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoginButton } from '../../ui/page/LoginButton.tsx';

/** Loaded for members only. When the chunk cannot be loaded, the board works without its buttons. */
const SaveToggle = lazy(() => import(/* webpackChunkName: "marks" */ './mine/SaveToggle.tsx').catch(() => ({ default: () => null })));

const SaveIconButton = lazy(() =>
  import(/* webpackChunkName: "marks" */ './mine/SaveIconButton.tsx').catch(() => ({ default: () => null })),
);

interface Props {
  job: Job;
  /** Called with an offer to show after the member has saved the job, and with null to remove it. */
  onOffer: (offer: ReactNode) => void;
}

/** Button that saves a job for later. Visitors see a login link instead, which returns to the job. */
export function SaveControl(props: Props): React.JSX.Element | null {
  const isSupported = useExtension('savedJobs');
  const signedIn = useIsSignedIn();
  if (!isSupported) return null;
  if (signedIn) {
    return (
      <Suspense fallback={<Skeleton width={92} height={44} />}>
        <SaveToggle {...props} />
      </Suspense>
    );
  }
  return (
    <LoginButton color="onDeep" size="small">
      <Icon icon="bookmark" />
      Save
    </LoginButton>
  );
}

/** Returns a function that renders the save button of a card; null for visitors, and for a backend without saved jobs. */
export function useSaveOverlay(): ((job: Job) => ReactNode) | null {
  const isSupported = useExtension('savedJobs');
  const signedIn = useIsSignedIn();
  if (!isSupported || !signedIn) return null;
  return (job) => (
    <Suspense fallback={<Skeleton data-overlay="" width={44} height={44} />}>
      <SaveIconButton job={job} />
    </Suspense>
  );
}
