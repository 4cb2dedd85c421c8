import { Alert, Box } from '@mui/material';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { readAuthToken } from '../../api/session/authToken.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { signOutHere } from '../../api/session/signOut.ts';
import { LoginButton } from '../../ui/page/LoginButton.tsx';

/**
 * Shows a notice in a form when the member has logged out in another tab (HDR-07). While the form has unsent input, `data-keeps-form`
 * stops `followOtherTabs` (src/api/session/signOut.ts) from leaving the page. The login returns to the form. The form's draft is then
 * left in this tab only, because logging out deletes the copy that all tabs share.
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
      // Leaving the form signs out this tab too, unless the member has logged in again in the other tab.
      if (readAuthToken() === null) void dispatch(signOutHere());
    };
  }, [hasEnded, dispatch]);
  return (
    // Sticky, so that the notice is visible anywhere in the form.
    <Box role="status" data-bottom-bar="" {...(dirty ? { 'data-keeps-form': '' } : {})} sx={{ position: 'sticky', bottom: 16, zIndex: 1 }}>
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
