import { Box, Stack } from '@mui/material';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { object, string, type InferType } from 'yup';
import { useSendOtpMutation, useVerifyOtpMutation } from '../../api/endpoints/session.ts';
import type { OtpMails } from '../../api/models/member.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { saveAuthToken, readAuthToken } from '../../api/session/authToken.ts';
import { loadMember, MemberError } from '../../api/session/loadMember.ts';
import { useHasOwnContentSystem } from '../../config/SettingsContext.ts';
import { formatCount } from '../../lib/text.ts';
import { FormButton, SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormDigits } from '../../ui/form/FormTextField.tsx';
import { FormShell, useFormBusy } from '../../ui/form/FormShell.tsx';
import { useRestoreFocus } from '../../ui/form/useRestoreFocus.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { Failure } from '../../ui/page/Failure.tsx';
import {
  removeLoginToast,
  LOGIN_TOAST_ID,
  refusalOf,
  reportFailure,
  reportRefusal,
  reportRequestFailure,
  reportVerifyFailure,
  type LoginFailure,
} from './failure.ts';
import { MailNote } from './MailNote.tsx';

const CODE_LENGTH = 6;

const OTP_SENT = 'OTP sent. Please check your mail!';

/** Says what is true when a request sends no new mail (D-66). */
const describeValidCode = (seconds: number): string =>
  `The passcode sent a moment ago is still valid; you can request another one in ${formatCount(seconds, 'second')}.`;

/**
 * Six digits without a leading zero, as text (D-28). They are checked before they are sent, because attempts are limited. The specification's
 * pattern also admits `0` alone, which the server refuses (AUTH-04).
 */
const schema = object({
  otp: string()
    .default('')
    .required('Please enter the passcode')
    .matches(/^(?:0$|[1-9])/, 'The passcode has digits only and does not begin with 0')
    .matches(/^(?:0|\d{6})$/, 'The passcode has six digits'),
});

type Values = InferType<typeof schema>;

/** Takes the focus, because the passcode is used up and only Retry helps. */
function ProfileFailure({ failure, onRetry }: { failure: LoginFailure; onRetry: () => void }): React.JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const busy = useFormBusy();
  useEffect(() => root.current?.focus(), []);
  useRestoreFocus(root, busy);
  const text = `Your passcode was right, but your profile could not be loaded: ${failure.text}`;
  return (
    <Box ref={root} tabIndex={-1} sx={{ outline: 'none' }}>
      <Failure failure={{ ...failure, text }} busy={busy} onRetry={onRetry} />
    </Box>
  );
}

/** Clears `touched`, because an empty field is no error when requesting another passcode (AUTH-05). */
function ResendButton({ pending, onResend }: { pending: boolean; onResend: () => void }): React.JSX.Element {
  const { setTouched } = useFormikContext<Values>();
  const handleClick = (): void => {
    void setTouched({}, false);
    onResend();
  };
  return (
    <FormButton pending={pending} onClick={handleClick}>
      RESEND OTP
    </FormButton>
  );
}

export function OtpForm({ email, describedBy }: { email: string; describedBy: string }): React.JSX.Element {
  const dispatch = useAppDispatch();
  const [verifyOtp] = useVerifyOtpMutation();
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [profileFailed, setProfileFailed] = useState(false);
  const [isLoadingProfile, setIsLoadingProfile] = useState(false);
  const [sendOtp, { isLoading: isResending }] = useSendOtpMutation();
  const [mails, setMails] = useState<(OtpMails & { requestedAt: number }) | null>(null);
  /** Whether a passcode was refused. This hides the hint about ten minutes, because a passcode allows five attempts only. */
  const [wasRefused, setWasRefused] = useState(false);
  // The specification does not say how long a provider's passcode is valid.
  const hasOwnContentSystem = useHasOwnContentSystem();
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field instead of the heading.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  /** Requests a new code; always available (AUTH-05, D-27). */
  const resend = async (): Promise<void> => {
    setFailure(null);
    setProfileFailed(false);
    try {
      const { success, error, mails: otpMails, delayMessage } = await sendOtp({ email }).unwrap();
      if (!success) {
        setFailure(reportRefusal(error));
        return;
      }
      if (delayMessage !== null) showToast(delayMessage, 'plain', LOGIN_TOAST_ID);
      else if (otpMails?.sent !== false) showToast(OTP_SENT, 'success', LOGIN_TOAST_ID);
      // The note beside the form announces it.
      else showToast(`${OTP_SENT} ${describeValidCode(otpMails.nextIn)}`, 'plain', LOGIN_TOAST_ID, { announcedByPage: true });
      setMails(otpMails && { ...otpMails, requestedAt: Date.now() });
    } catch (error) {
      setFailure(reportRequestFailure(error));
    }
  };

  const loadProfile = async (): Promise<void> => {
    setIsLoadingProfile(true);
    try {
      // OtpPage redirects once the member is in the store.
      await dispatch(loadMember());
      showToast('Login Successful!', 'success', LOGIN_TOAST_ID);
    } catch (error) {
      if (readAuthToken() === null) {
        // A response with status 401 has removed the token and shown a toast. Without the token, a retry is pointless.
        setProfileFailed(false);
        setFailure(refusalOf('Your session could not be opened. Please ask for a new passcode.'));
        return;
      }
      setProfileFailed(true);
      const { call, cause } = error instanceof MemberError ? error : { call: 'checkUser' as const, cause: error };
      setFailure(reportFailure(cause, call));
    } finally {
      setIsLoadingProfile(false);
    }
  };

  /** Shows why the passcode was not accepted. After a refusal, also focuses the field. */
  const showVerifyFailure = (reported: LoginFailure): void => {
    setFailure(reported);
    if (reported.isException) return;
    if (!reported.isUnanswered) setWasRefused(true);
    field.current?.focus();
  };

  const submit = async ({ otp }: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    setProfileFailed(false);
    try {
      const { token, error } = await verifyOtp({ otp, email }).unwrap();
      if (token === null) {
        removeLoginToast();
        showVerifyFailure(refusalOf(error));
      } else {
        saveAuthToken(token, email);
        await loadProfile();
      }
    } catch (error) {
      showVerifyFailure(reportVerifyFailure(error));
    }
    resetForm();
  };

  return (
    <FormShell schema={schema} onSubmit={submit} busy={isResending || isLoadingProfile} label="One-time passcode">
      <FormDigits
        name="otp"
        label="One-time passcode"
        hint={!wasRefused && hasOwnContentSystem ? 'It is valid for ten minutes at most; the mail says how long.' : undefined}
        autoComplete="one-time-code"
        placeholder="6 digits"
        digits={CODE_LENGTH}
        inputRef={field}
        describedBy={describedBy}
        required
      />
      {failure !== null &&
        (profileFailed ? <ProfileFailure failure={failure} onRetry={() => void loadProfile()} /> : <Failure failure={failure} />)}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
        <SubmitButton>Log In</SubmitButton>
        <ResendButton pending={isResending} onResend={() => void resend()} />
      </Stack>
      <MailNote mails={mails} />
    </FormShell>
  );
}
