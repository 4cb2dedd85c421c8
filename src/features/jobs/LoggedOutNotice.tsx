import { Alert, Box } from '@mui/material';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { readAuthToken } from '../../api/session/authToken.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { signOutHere } from '../../api/session/signOut.ts';
import { LoginButton } from '../../ui/page/LoginButton.tsx';

/**
 * Keeps a half-filled form on the screen when the member logs out in another tab, and says so (HDR-07): `followOtherTabs`
 * (src/api/session/signOut.ts) does not leave a page with `data-keeps-form`. The login returns to the form; its draft is left in this
 * tab only, because logging out deletes the copy that all tabs share.
 */
export function LoggedOutNotice(): React.JSX.Element {
  const { dirty } = useFormikContext();
  const dispatch = useAppDispatch();
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const updateEnded = (): void => setEnded(readAuthToken() === null);
    window.addEventListener('storage', updateEnded);
    return () => window.removeEventListener('storage', updateEnded);
  }, []);
  useEffect(() => {
    if (!hasEnded) return undefined;
    return () => {
      // The form alone has kept the page open. Nothing is signed out when the member has logged in again in the other tab.
      if (readAuthToken() === null) void dispatch(signOutHere());
    };
  }, [hasEnded, dispatch]);
  return (
    // Sticky, so that it is in view anywhere in the form.
    <Box role="status" {...(dirty ? { 'data-keeps-form': '' } : {})} sx={{ position: 'sticky', bottom: 16, zIndex: 1 }}>
      {hasEnded && (
        <Alert
          role="none"
          severity="warning"
          icon={false}
          action={<LoginButton onFollow={() => void dispatch(signOutHere())}>Login</LoginButton>}
        >
          You were logged out in another tab. What you typed stays here: log in to send it. A chosen file has to be chosen again.
        </Alert>
      )}
    </Box>
  );
}
