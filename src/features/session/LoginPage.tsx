import { useFormik } from 'formik';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { object, string } from 'yup';
import { useSendOtpMutation } from '../../api/cmsApi.ts';
import type { Head } from '../../api/page.ts';
import { useSession } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/controls.ts';
import { reportRefusal, reportRequestFailure, type Failure } from './failure.ts';
import { Form } from './Form.tsx';
import { afterSignIn, sessionState } from './origin.ts';
import { SessionFrame } from './SessionFrame.tsx';

const schema = object({
  email: string().trim().required('Email is required').email('Please enter a valid email address'),
});

function EmailForm(): React.JSX.Element {
  const [sendOtp] = useSendOtpMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const origin = sessionState(useLocation().state);

  const form = useFormik({
    initialValues: { email: '' },
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: async (values, { resetForm }) => {
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
    },
  });

  return (
    <Form onSubmit={form.handleSubmit}>
      <Field label="Email" required {...(form.touched.email === true && form.errors.email !== undefined ? { error: form.errors.email } : {})}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            value={form.values.email}
            onBlur={form.handleBlur}
            onChange={(event) => {
              form.setFieldError('email', undefined);
              form.handleChange(event);
            }}
          />
        )}
      </Field>
      {failure !== null && <ErrorState text={failure.text} />}
      <Button type="submit" tone="action" size="large" busy={form.isSubmitting}>
        Request OTP
      </Button>
    </Form>
  );
}

/** First step of signing in: the member's e-mail address (AUTH-01, AUTH-02). */
export default function LoginPage(): React.JSX.Element {
  const session = useSession();
  const { state } = useLocation();
  if (session === 'signedIn') return <Navigate to={afterSignIn(sessionState(state))} replace />;
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
  path: paths.login,
});
