import { Button, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useSignedIn } from '../../api/session/useSession.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoginButton } from '../../ui/page/LoginButton.tsx';

/** For members only: the public page does without the job backend's endpoints. */
const InterestToggle = lazy(() => import(/* webpackChunkName: "marks" */ './InterestToggle.tsx'));

export const STAR = { lines: 'M12 4l2.5 5.1 5.6.8-4.1 3.9 1 5.6-5-2.6-5 2.6 1-5.6-4.1-3.9 5.6-.8z' };

export const interestSkeleton = (
  <Skeleton>
    <Button startIcon={<Icon name={STAR} />}>I’m interested</Button>
  </Skeleton>
);

interface Props {
  id: string;
  /** Begins tomorrow or later, so that there can be a reminder. */
  canRemind: boolean;
}

/** Marks an upcoming event as one that the member is interested in; for visitors a link to the login, which returns to the event. */
export function Interest(props: Props): React.JSX.Element | null {
  const supported = useExtension('reminders');
  const signedIn = useSignedIn();
  if (!supported) return null;
  if (signedIn) {
    return (
      <Suspense fallback={interestSkeleton}>
        <InterestToggle {...props} />
      </Suspense>
    );
  }
  return (
    <LoginButton>
      <Icon name={STAR} />
      I’m interested
    </LoginButton>
  );
}
