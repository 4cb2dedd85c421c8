import { Link, Skeleton } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink, Navigate, useLocation } from 'react-router';
import { useSession } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { OtpForm } from './OtpForm.tsx';
import { readLoginState, useReturnPath } from './loginState.ts';
import { SessionFrame } from './SessionFrame.tsx';

/** A function, because the chapter's e-mail address is not known while the module loads. */
const createFrameProps = () => ({
  seed: 'otp',
  title: 'Enter your passcode',
  side: {
    title: 'No mail yet?',
    steps: [
      { key: 'wait', text: 'Give it a minute or two, and check your spam folder too.' },
      { key: 'again', text: 'Then ask for it again with RESEND OTP.' },
      {
        key: 'office',
        text: (
          <>
            Still nothing? The office can tell you which address the chapter has for you:
            <Link href={`mailto:${chapter().supportEmail}`} color="inherit" sx={{ display: 'block', py: 1.5 }}>
              <Breakable>{chapter().supportEmail}</Breakable>
            </Link>
          </>
        ),
      },
    ],
  },
  withoutScripts: (
    <>
      Entering the passcode needs JavaScript, because the session lives in your browser. Please switch it on for this site and begin at{' '}
      <Link href={paths.login} color="inherit">
        the login
      </Link>
      .
    </>
  ),
});

/** Second login step: passcode (AUTH-03 to AUTH-07). */
export default function OtpPage(): React.JSX.Element {
  const session = useSession();
  const state = readLoginState(useLocation().state);
  const returnPath = useReturnPath(state);
  const messageId = useId();
  if (returnPath !== null) return <Navigate to={returnPath} replace />;
  if (session === 'unknown') {
    // The server has neither the session nor the history state, so the browser decides after hydration.
    return (
      <SessionFrame {...createFrameProps()} intro="The passcode from your mail is entered here.">
        <Loading label="Loading the form">
          <Skeleton height={180} />
        </Loading>
      </SessionFrame>
    );
  }
  if (state.email === undefined) return <Navigate to={paths.login} replace />;
  return (
    <SessionFrame
      {...createFrameProps()}
      intro={
        <>
          <span id={messageId}>
            A one-time passcode was sent to <strong>{state.email}</strong>. Please enter the 6-digit code.
          </span>
          <Link
            component={RouterLink}
            to={paths.login}
            state={state}
            variant="body1"
            sx={{ display: 'block', width: 'fit-content', py: 1.25 }}
          >
            Use another address
          </Link>
        </>
      }
    >
      <OtpForm email={state.email} describedBy={messageId} />
    </SessionFrame>
  );
}
