import styled from '@emotion/styled';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../api/hooks.ts';
import { signOut } from '../../api/session/signOut.ts';
import { useSignedIn } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';
import { headerItem, HeaderLink } from './HeaderLink.tsx';

const LogoutButton = styled('button')(headerItem);

/** Profile and Logout for members, Login for visitors (HDR-06, HDR-07). */
export function AccountLinks(): React.JSX.Element {
  const signedIn = useSignedIn();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (!signedIn) return <HeaderLink to={paths.login}>Login</HeaderLink>;

  const logout = (): void => {
    void dispatch(signOut());
    // The documents write it so; the canonical spelling is paths.login.
    void navigate('/login');
  };
  return (
    <>
      <HeaderLink to={paths.dashboardProfile}>Profile</HeaderLink>
      <LogoutButton type="button" onClick={logout}>
        Logout
      </LogoutButton>
    </>
  );
}
