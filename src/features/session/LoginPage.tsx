import { Alert, Button, Link, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { FormikHelpers } from 'formik';
import { object, type InferType } from 'yup';
import { MAX_EMAIL_LENGTH } from '../../../shared/addresses.ts';
import { useSendOtpMutation } from '../../api/endpoints/session.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { invalidateMemberData } from '../../api/session/signOut.ts';
import { useSession } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { emailSchema } from '../../ui/form/emailSchema.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { removeLoginToast, LOGIN_TOAST_ID, reportRefusal, reportRequestFailure, type LoginFailure } from './failure.ts';
import { hasLoggedOut, readLoginStateOrQuery, type LoginState, NO_SCRIPTS_PARAMETER, useReturnPath } from './loginState.ts';
import { SessionFrame } from './SessionFrame.tsx';

const schema = object({ email: emailSchema });

type Values = InferType<typeof schema>;

function useLoginState(): LoginState {
  const { state, search } = useLocation();
  return readLoginStateOrQuery(state, search);
}

function EmailForm(): React.JSX.Element {
  const [sendOtp] = useSendOtpMutation();
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const navigate = useNavigate();
  const loginState = useLoginState();
  const { pathname, search } = useLocation();

  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    if (failure !== null) removeLoginToast();
    setFailure(null);
    const email = values.email.trim();
    try {
      const { success, error, delayMessage } = await sendOtp({ email }).unwrap();
      if (success) {
        // Lets Back restore the e-mail address, which is stored in the history entry and never in the URL.
        await navigate(`${pathname}${search}`, { replace: true, state: { ...loginState, email } });
        await navigate(paths.otp, { state: { ...loginState, email } });
        if (delayMessage !== null) showToast(delayMessage, 'plain', LOGIN_TOAST_ID);
        return;
      }
      setFailure(reportRefusal(error));
      resetForm({ values: { email: '' } });
    } catch (error) {
      const reported = reportRequestFailure(error);
      setFailure(reported);
      // A refusal clears the e-mail address (AUTH-02). Without a usable response the address is kept (D-67).
      if (!reported.isUnanswered) resetForm({ values: { email: '' } });
    }
  };

  return (
    <FormShell
      schema={schema}
      initialValues={{ email: loginState.email ?? '' }}
      onSubmit={submit}
      action={`${paths.login}${search}`}
      label="Member Login"
    >
      <FormTextField
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      {failure !== null && <Failure failure={failure} />}
      <SubmitButton sx={{ alignSelf: 'flex-start', mt: 1 }}>Request passcode</SubmitButton>
    </FormShell>
  );
}

const JOINING_STEPS = [
  { key: 'read', text: 'Read what membership offers and what it requires.' },
  { key: 'join', text: 'Join in the membership shop, with an e-mail address that you read regularly.' },
  { key: 'login', text: 'Come back and log in here with that address.' },
] as const;

function BecomeMember(): React.JSX.Element {
  return (
    <Button color="onDeep" href={paths.membership}>
      Become a member
    </Button>
  );
}

/** Explanation for visitors who have sent the form without scripts. Only the server's HTML contains it. */
function SentWithoutScripts(): React.JSX.Element | null {
  const wasSent = new URLSearchParams(useLocation().search).has(NO_SCRIPTS_PARAMETER);
  if (useSession() !== 'unknown' || !wasSent) return null;
  return (
    <Alert severity="error" icon={false}>
      No passcode was sent: signing in needs JavaScript. Please switch it on for this site and load the page again. Your e-mail address was
      not kept.
    </Alert>
  );
}

/** First login step: e-mail address (AUTH-01, AUTH-02). */
export default function LoginPage(): React.JSX.Element {
  const dispatch = useAppDispatch();
  const loginState = useLoginState();
  const returnPath = useReturnPath(loginState, { wasCodeSent: loginState.email !== undefined });
  const isAfterLogout = hasLoggedOut(useLocation().state);
  // The logout itself does not invalidate this data, because the page that the member leaves would then send its queries again (HDR-07).
  useEffect(() => {
    if (isAfterLogout) dispatch(invalidateMemberData());
  }, [isAfterLogout, dispatch]);
  if (returnPath !== null) return <Navigate to={returnPath} replace />;
  return (
    <SessionFrame
      seed="login"
      title="Member Login"
      intro="Enter the e-mail address of your membership. We send a one-time passcode to it; there is no password to remember."
      side={{ title: 'Not a member yet?', steps: JOINING_STEPS, action: <BecomeMember /> }}
      withoutScripts="Signing in needs JavaScript, because the session lives in your browser. Everything else can be read without it."
    >
      <SentWithoutScripts />
      <EmailForm />
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '52ch', pt: 3, borderTop: 1, borderColor: 'divider' }}>
        Have you a new address, or are you not sure which one you gave? The chapter&apos;s office can tell you, and change it:
        <Link href={`mailto:${chapter().supportEmail}`} sx={{ display: 'block', width: 'fit-content', py: 1.5 }}>
          <Breakable>{chapter().supportEmail}</Breakable>
        </Link>
      </Typography>
    </SessionFrame>
  );
}
