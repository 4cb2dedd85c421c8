import { Skeleton, Stack } from '@mui/material';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { GuardProps } from '../../api/page.ts';
import { pendingSessionCheck } from '../../api/session/checkSession.ts';
import { useSession } from '../../api/session/useSession.ts';
import type { RootState } from '../../api/state.ts';
import { paths } from '../../config/paths.ts';
import { showLoginHint } from '../../features/jobs/showLoginHint.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import AccessRestricted from './AccessRestricted.tsx';

/**
 * Redirects visitors to the login, which leads back afterwards (DASH-02, VID-01). Shows `AccessRestricted` while the session is unknown.
 * @param notify shows the reason when redirecting
 */
function RedirectToLogin({ notify }: { notify?: (() => void) | undefined }): React.JSX.Element {
  const isSessionUnknown = useSession() === 'unknown';
  const store = useStore<RootState>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // A logout on this page has already navigated elsewhere.
    if (isSessionUnknown || window.location.pathname !== pathname) return;
    let hasLeft = false;
    const redirectToLogin = (): void => {
      if (hasLeft || store.getState().user._id !== null) return;
      notify?.();
      void navigate(paths.login, { replace: true, state: { from: `${pathname}${search}` } });
    };
    // A visitor with a token may turn out to be a member (D-24).
    const check = pendingSessionCheck();
    if (check === null) redirectToLogin();
    else void check.then(redirectToLogin);
    return () => {
      hasLeft = true;
    };
  }, [isSessionUnknown, pathname, search, navigate, notify, store]);

  if (isSessionUnknown) return <AccessRestricted />;
  return (
    <Page>
      <Loading label="Loading">
        <Stack sx={{ gap: 4, minHeight: '70vh' }}>
          <Skeleton width="min(18ch, 70%)" height="3.25rem" />
          <Skeleton height={280} />
        </Stack>
      </Loading>
    </Page>
  );
}

/** Guard of the application form (DASH-02). */
export function LoginToApply({ wasOpen }: GuardProps): React.JSX.Element {
  // When a session ends in the middle of the form, its end has been reported already.
  return <RedirectToLogin notify={wasOpen ? undefined : showLoginHint} />;
}

/** Guard of the videos (VID-01). */
export const LoginToWatch = (): React.JSX.Element => <RedirectToLogin />;
