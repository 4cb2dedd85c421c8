import { Skeleton, Stack } from '@mui/material';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';
import AccessRestricted from '../../ui/AccessRestricted.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { askForLogin } from './askForLogin.ts';

/**
 * Stands in place of a page on which one applies for a job: leads visitors to the login, with a toast and the way back
 * (DASH-02). Until it is known who is there, which without scripts is for ever, it is the restricted text.
 */
export default function LoginFirst(): React.JSX.Element {
  const unknown = useSession() === 'unknown';
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // Whoever logs out here is on the way already.
    if (unknown || window.location.pathname !== pathname) return;
    askForLogin();
    void navigate(paths.login, { replace: true, state: { from: `${pathname}${search}` } });
  }, [unknown, pathname, search, navigate]);

  if (unknown) return <AccessRestricted />;
  return (
    <Page>
      <Loading label="Loading the login">
        <Stack sx={{ gap: 4, minHeight: '70vh' }}>
          <Skeleton width="min(18ch, 70%)" height="3.25rem" />
          <Skeleton height={280} />
        </Stack>
      </Loading>
    </Page>
  );
}
