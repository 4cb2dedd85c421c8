import { Stack } from '@mui/material';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string, type InferType } from 'yup';
import { useSendOtpMutation, useVerifyOtpMutation } from '../../api/endpoints/login.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { keepAuthToken, readAuthToken } from '../../api/session/authToken.ts';
import { loadMember, MemberError } from '../../api/session/loadMember.ts';
import { FormButton, SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormDigits } from '../../ui/form/FormDigits.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { FailureNote } from './FailureNote.tsx';
import { reportFailure, reportRefusal, reportRequestFailure, type Failure } from './failure.ts';

const CODE_LENGTH = 6;

/**
 * Six digits without a leading zero, as the documents have it (AUTH-04). Text (D-28). What cannot be a passcode is not
 * sent: each try counts.
 */
const schema = object({
  otp: string()
    .default('')
    .required('Please enter the passcode')
    .matches(/^[1-9]/, 'The passcode has digits only and does not begin with 0')
    .length(CODE_LENGTH, 'The passcode has six digits'),
});

type Values = InferType<typeof schema>;

/** The code, Log In and RESEND OTP (AUTH-03 to AUTH-07). */
export function OtpForm({ email }: { email: string }): React.JSX.Element {
  const dispatch = useAppDispatch();
  const [verifyOtp] = useVerifyOtpMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [profileFailed, setProfileFailed] = useState(false);
  const [entering, setEntering] = useState(false);
  const [sendOtp, { isLoading: resending }] = useSendOtpMutation();

  /** Asks for the code again; available at any time (AUTH-05, D-27). */
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

  const enter = async (): Promise<void> => {
    setEntering(true);
    try {
      // The page leaves by itself once the member is known: see OtpPage.
      await dispatch(loadMember());
      showToast('Login Successful!', 'success');
    } catch (error) {
      if (readAuthToken() === null) {
        // Refused at once, and a toast has said so; trying again without a token is pointless.
        setProfileFailed(false);
        setFailure({ text: 'Your session could not be opened. Please ask for a new passcode.', exception: false });
        return;
      }
      setProfileFailed(true);
      const { call, cause } = error instanceof MemberError ? error : { call: 'checkUser', cause: error };
      setFailure(reportFailure(cause, call));
    } finally {
      setEntering(false);
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
    return <FailureNote text={text} busy={entering} onRetry={() => void enter()} />;
  }
  return (
    <FormShell schema={schema} onSubmit={submit} busy={resending} label="One-time passcode">
      <FormDigits
        name="otp"
        label="One-time passcode"
        hint="It is valid for ten minutes."
        autoComplete="one-time-code"
        placeholder="6 digits"
        digits={CODE_LENGTH}
        required
      />
      {failure !== null && <FailureNote text={failure.text} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
        <SubmitButton>Log In</SubmitButton>
        <FormButton pending={resending} onClick={() => void resend()}>
          RESEND OTP
        </FormButton>
      </Stack>
    </FormShell>
  );
}
