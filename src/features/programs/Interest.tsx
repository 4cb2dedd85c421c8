import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoginButton } from '../../ui/page/LoginButton.tsx';
import { interestSkeleton, STAR_ICON } from './interestSkeleton.tsx';

/** Loaded for members only, to keep the job backend's endpoints out of the public page. */
const InterestToggle = lazy(() => import(/* webpackChunkName: "marks" */ './InterestToggle.tsx'));

interface Props {
  id: string;
  /** Whether the event begins tomorrow or later, so that there can be a reminder. */
  canRemind: boolean;
}

/** Button that marks an upcoming event as interesting to the member. Visitors see a login link instead, which returns to the event. */
export function Interest(props: Props): React.JSX.Element | null {
  const isSupported = useExtension('reminders');
  const signedIn = useIsSignedIn();
  if (!isSupported) return null;
  if (signedIn) {
    return (
      <Suspense fallback={interestSkeleton}>
        <InterestToggle {...props} />
      </Suspense>
    );
  }
  return (
    <LoginButton>
      <Icon icon={STAR_ICON} />
      I’m interested
    </LoginButton>
  );
}
