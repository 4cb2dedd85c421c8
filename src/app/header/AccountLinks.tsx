import { Button } from '@mui/material';
import { use } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { useAppDispatch } from '../../api/hooks.ts';
import { clearTabStorage } from '../../api/session/browserStorage.ts';
import { signOut } from '../../api/session/signOut.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';
import { OpenOverlaysContext } from '../../ui/useBackToClose.ts';

export function AccountLinks(): React.JSX.Element {
  const isSignedIn = useIsSignedIn();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const overlays = use(OpenOverlaysContext);
  if (!isSignedIn) {
    return (
      <Button component={NavLink} to={paths.login}>
        Login
      </Button>
    );
  }

  const logout = async (): Promise<void> => {
    // Only at a deliberate logout: a session that expires must not lose unsaved input.
    clearTabStorage();
    // The phone's menu has an entry. If the navigation had to wait, the page would notice the logout before it is left.
    await overlays?.removeEntries();
    void dispatch(signOut());
    // The specification spells the path this way; `paths.login` is canonical. The login page drops the member's cached responses.
    void navigate('/login', { state: { loggedOut: true } });
  };
  return (
    <>
      <Button component={NavLink} to={paths.dashboardProfile}>
        Profile
      </Button>
      <Button data-leaves="" onClick={() => void logout()}>
        Logout
      </Button>
    </>
  );
}
