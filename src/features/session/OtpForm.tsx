import styled from '@emotion/styled';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string, type InferType } from 'yup';
import { useSendOtpMutation, useVerifyOtpMutation } from '../../api/endpoints/login.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { keepAuthToken, readAuthToken } from '../../api/session/authToken.ts';
import { loadMember, MemberError } from '../../api/session/loadMember.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { DigitsField } from '../../ui/form/DigitsField.tsx';
import { FormShell, useFormBusy } from '../../ui/form/FormShell.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { reportFailure, reportRefusal, reportRequestFailure, type Failure } from './failure.ts';

const CODE_LENGTH = 6;

/** Digits without a leading zero, unless the code is exactly 0, as the documents have it (AUTH-04). Text (D-28). */
const schema = object({
  otp: string()
    .default('')
    .required('Please enter the passcode')
    .matches(/^(0|[1-9]\d*)$/, 'The passcode has digits only and does not begin with 0'),
});

type Values = InferType<typeof schema>;

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > *': { flex: '1 1 10rem' } });

function LogInButton(): React.JSX.Element {
  return (
    <Button type="submit" tone="action" size="large" busy={useFormBusy()}>
      Log In
    </Button>
  );
}

/** Asks for the code again; available at any time (AUTH-05, D-27). */
function ResendButton({ email, onFailure }: { email: string; onFailure: (failure: Failure | null) => void }): React.JSX.Element {
  const [sendOtp, { isLoading }] = useSendOtpMutation();
  const resend = async (): Promise<void> => {
    onFailure(null);
    try {
      const { success, error } = await sendOtp({ email }).unwrap();
      if (success) showToast('OTP sent. Please check your mail!', 'success');
      else onFailure(reportRefusal(error));
    } catch (error) {
      onFailure(reportRequestFailure(error));
    }
  };
  return (
    <Button size="large" busy={isLoading} onClick={() => void resend()}>
      RESEND OTP
    </Button>
  );
}

/** The code, Log In and RESEND OTP (AUTH-03 to AUTH-07). */
export function OtpForm({ email }: { email: string }): React.JSX.Element {
  const dispatch = useAppDispatch();
  const [verifyOtp] = useVerifyOtpMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [profileFailed, setProfileFailed] = useState(false);

  const enter = async (): Promise<void> => {
    setProfileFailed(false);
    try {
      // The page leaves by itself once the member is known: see OtpPage.
      await dispatch(loadMember());
      showToast('Login Successful!', 'success');
    } catch (error) {
      if (readAuthToken() === null) {
        // Refused at once, and a toast has said so; trying again without a token is pointless.
        setFailure({ text: 'Your session could not be opened. Please ask for a new code.', exception: false });
        return;
      }
      setProfileFailed(true);
      const { call, cause } = error instanceof MemberError ? error : { call: 'checkUser', cause: error };
      setFailure(reportFailure(cause, call));
    }
  };

  const submit = async ({ otp }: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
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
  };

  if (profileFailed) {
    const text = `Your passcode was right, but your profile could not be loaded: ${failure?.text ?? ''}`;
    return <ErrorState text={text} onRetry={() => void enter()} />;
  }
  return (
    <FormShell schema={schema} onSubmit={submit} label="One-time passcode">
      <DigitsField
        name="otp"
        label="One-time passcode"
        hint="The code is valid for ten minutes."
        autoComplete="one-time-code"
        placeholder="6 digits"
        digits={CODE_LENGTH}
        required
      />
      {failure !== null && <ErrorState text={failure.text} />}
      <Buttons>
        <LogInButton />
        <ResendButton email={email} onFailure={setFailure} />
      </Buttons>
    </FormShell>
  );
}
