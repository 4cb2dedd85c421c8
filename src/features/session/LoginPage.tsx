import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { FormikHelpers } from 'formik';
import { object, string, type InferType } from 'yup';
import { useSendOtpMutation } from '../../api/endpoints/login.ts';
import type { Head } from '../../api/page.ts';
import { useSession } from '../../api/session/useSession.ts';
import { useAsksForLogin } from '../../config/AsksForLogin.ts';
import { paths } from '../../config/paths.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormShell, useFormBusy } from '../../ui/form/FormShell.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { reportRefusal, reportRequestFailure, type Failure } from './failure.ts';
import { afterSignIn, sessionOrigin, sessionState, type SessionState } from './origin.ts';
import { SessionFrame } from './SessionFrame.tsx';

const schema = object({
  email: string().trim().default('').required('Email is required').email('Please enter a valid email address'),
});

type Values = InferType<typeof schema>;

function RequestButton(): React.JSX.Element {
  return (
    <Button type="submit" tone="action" size="large" busy={useFormBusy()}>
      Request OTP
    </Button>
  );
}

function useOrigin(): SessionState {
  const { state, key } = useLocation();
  // The referrer tells of the first page of a visit only; the server knows none.
  return key === 'default' && typeof document !== 'undefined'
    ? sessionOrigin(state, document.referrer, window.location.origin)
    : sessionState(state);
}

function EmailForm(): React.JSX.Element {
  const [sendOtp] = useSendOtpMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const origin = useOrigin();

  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    const email = values.email.trim();
    try {
      const { success, error } = await sendOtp({ email }).unwrap();
      if (success) {
        await navigate(paths.otp, { state: { ...origin, email } });
        return;
      }
      setFailure(reportRefusal(error));
      resetForm();
    } catch (error) {
      const reported = reportRequestFailure(error);
      setFailure(reported);
      // A refusal clears the address (AUTH-02); when nothing answered, what was typed stays.
      if (!reported.exception) resetForm();
    }
  };

  return (
    <FormShell schema={schema} onSubmit={submit} label="Member Login">
      <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} required />
      {failure !== null && <ErrorState text={failure.text} />}
      <RequestButton />
    </FormShell>
  );
}

/** First step of signing in: the member's e-mail address (AUTH-01, AUTH-02). */
export default function LoginPage(): React.JSX.Element {
  const session = useSession();
  const asksForLogin = useAsksForLogin();
  const origin = useOrigin();
  if (session === 'signedIn') return <Navigate to={afterSignIn(origin, asksForLogin)} replace />;
  return (
    <SessionFrame
      seed="login"
      title="Member Login"
      intro="Enter the e-mail address that you registered with the chapter. We will send a one-time passcode to it."
    >
      <EmailForm />
    </SessionFrame>
  );
}

/** The login page. */
export const head = (): Head => ({
  title: 'Member Login',
  description: `Members of ${siteConfig.name} log in with a one-time passcode that comes by e-mail.`,
});
