import styled from '@emotion/styled';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { useSendOtpMutation, useVerifyOtpMutation } from '../../api/cmsApi.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { keepAuthToken } from '../../api/session/authToken.ts';
import { loadMember } from '../../api/session/loadMember.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/controls.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { reportFailure, reportRefusal, reportRequestFailure, type Failure } from './failure.ts';
import { Form } from './Form.tsx';

const CODE_LENGTH = 6;

/** Digits without a leading zero, unless the code is exactly 0, as the documents have it (AUTH-04). */
const schema = object({
  otp: string()
    .required('Please enter the passcode')
    .matches(/^(0|[1-9]\d*)$/, 'The passcode has digits only and does not begin with 0'),
});

const CodeInput = styled(Input)({ fontSize: '1.5rem', letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > *': { flex: '1 1 10rem' } });

/** The code, Log In and RESEND OTP. The code is text, never a number (D-28). */
export function OtpForm({ email }: { email: string }): React.JSX.Element {
  const dispatch = useAppDispatch();
  const [verifyOtp] = useVerifyOtpMutation();
  const [sendOtp, { isLoading: resending }] = useSendOtpMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [profileFailed, setProfileFailed] = useState(false);

  const enter = async (): Promise<void> => {
    setProfileFailed(false);
    try {
      // The page leaves by itself once the member is known: see OtpPage.
      await dispatch(loadMember());
      showToast('Login Successful!', 'success');
    } catch (error) {
      setProfileFailed(true);
      setFailure(reportFailure(error, 'checkUser'));
    }
  };

  const form = useFormik({
    initialValues: { otp: '' },
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ otp }, { resetForm }) => {
      setFailure(null);
      try {
        const { token, error } = await verifyOtp({ otp, email }).unwrap();
        if (token === null) {
          setFailure(reportRefusal(error));
        } else {
          keepAuthToken(token);
          await enter();
        }
      } catch (error) {
        setFailure(reportFailure(error, 'verifyOtp'));
      }
      resetForm();
    },
  });

  const resend = async (): Promise<void> => {
    setFailure(null);
    try {
      const { success, error } = await sendOtp({ email }).unwrap();
      if (success) showToast('OTP sent. Please check your mail!', 'success');
      else setFailure(reportRefusal(error));
    } catch (error) {
      setFailure(reportRequestFailure(error));
    }
  };

  if (profileFailed) {
    return <ErrorState text={`Your passcode was right, but your profile could not be loaded: ${failure?.text ?? ''}`} onRetry={() => void enter()} />;
  }
  return (
    <Form onSubmit={form.handleSubmit}>
      <Field
        label="One-time passcode"
        hint="The code is valid for ten minutes."
        required
        {...(form.touched.otp === true && form.errors.otp !== undefined ? { error: form.errors.otp } : {})}
      >
        {(control) => (
          <CodeInput
            {...control}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="••••••"
            value={form.values.otp}
            onBlur={form.handleBlur}
            onChange={(event) => {
              form.setFieldError('otp', undefined);
              void form.setFieldValue('otp', event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH), false);
            }}
          />
        )}
      </Field>
      {failure !== null && <ErrorState text={failure.text} />}
      <Buttons>
        <Button type="submit" tone="action" size="large" busy={form.isSubmitting}>
          Log In
        </Button>
        <Button size="large" busy={resending} onClick={() => void resend()}>
          RESEND OTP
        </Button>
      </Buttons>
    </Form>
  );
}
