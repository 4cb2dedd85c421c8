import { Button } from '@mui/material';
import { NavLink, useNavigate } from 'react-router';
import { useAppDispatch } from '../../api/hooks.ts';
import { forgetTab } from '../../api/session/browserStorage.ts';
import { signOut } from '../../api/session/signOut.ts';
import { useSignedIn } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';

/** Profile and Logout for members, Login for visitors (HDR-06, HDR-07). */
export function AccountLinks(): React.JSX.Element {
  const signedIn = useSignedIn();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (!signedIn) {
    return (
      <Button component={NavLink} to={paths.login}>
        Login
      </Button>
    );
  }

  const logout = (): void => {
    // Only who logs out on purpose: a session that ends by itself must not cost what is being typed.
    forgetTab();
    void dispatch(signOut());
    // The documents write it so; the canonical spelling is paths.login. There, what was answered to the member is dropped.
    void navigate('/login', { state: { loggedOut: true } });
  };
  return (
    <>
      <Button component={NavLink} to={paths.dashboardProfile}>
        Profile
      </Button>
      <Button data-leaves="" onClick={logout}>
        Logout
      </Button>
    </>
  );
}
