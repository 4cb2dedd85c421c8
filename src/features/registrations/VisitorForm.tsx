import { Alert, Button, Stack, Typography } from '@mui/material';
import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { boolean, object, string, type InferType } from 'yup';
import { MAX_EMAIL_LENGTH } from '../../../shared/addresses.ts';
import { HONEYPOT } from '../../../shared/enquiry.ts';
import { useRequestRegistrationMutation, type Seats } from '../../api/endpoints/registrations.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { chapter } from '../../config/chapter.ts';
import { Honeypot } from '../../enquiry/EnquiryFields.tsx';
import { emailSchema } from '../../ui/form/emailSchema.ts';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormCheckbox } from '../../ui/form/FormCheckbox.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { LoginButton } from '../../ui/page/LoginButton.tsx';

const MAX_NAME_LENGTH = 100;

const schema = object({
  name: string()
    .trim()
    .default('')
    .required('Please enter your name')
    .max(MAX_NAME_LENGTH, `Please use at most ${MAX_NAME_LENGTH} characters`),
  email: emailSchema,
  consent: boolean().defined().default(false).oneOf([true], 'Please agree, because we cannot register you otherwise'),
  [HONEYPOT]: string().defined().default(''),
});
type Values = InferType<typeof schema>;

/** Consent is given each time, and the honeypot is for programs. */
const NOT_IN_DRAFT: readonly string[] = ['consent', HONEYPOT];

/** Says that a mail is on its way; takes the focus. */
function SentNotice({ email, text, onAgain }: { email: string; text: string; onAgain: () => void }): React.JSX.Element {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <>
      <Alert ref={container} role="group" tabIndex={-1} severity="success" icon={false} aria-label={`${text} ${email}`}>
        {text}
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
      </Alert>
      <Button variant="outlined" onClick={onAgain} sx={{ alignSelf: 'flex-start' }}>
        Use another address
      </Button>
    </>
  );
}

/** Form for visitors: the link in a mail confirms it (REG-02). Without scripts, it is posted to our own server. */
export function VisitorForm({ eventId, seats }: { eventId: string; seats: Seats }): React.JSX.Element {
  const [request] = useRequestRegistrationMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [sent, setSent] = useState<{ email: string; text: string } | null>(null);
  const submit = async ({ name, email, [HONEYPOT]: trap }: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    const shown = email.trim();
    try {
      // A program that fills in everything gets the same answer as a person.
      const { message } =
        trap === ''
          ? await request({ eventId, registrationRequest: { name: name.trim(), email: shown, consent: true } }).unwrap()
          : { message: 'We have sent you a mail.' };
      resetForm();
      setSent({ email: shown, text: message });
    } catch (error) {
      setFailure(explainFailedWrite(error, 'Your registration', 'requestRegistration'));
    }
  };
  const login = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography>{seats.membersOnly ? 'Members register with one press.' : 'Are you a member? Then one press will do.'}</Typography>
      <LoginButton variant={seats.membersOnly ? 'contained' : 'outlined'}>Log in</LoginButton>
    </Stack>
  );
  if (seats.membersOnly) return login;
  if (sent !== null) return <SentNotice {...sent} onAgain={() => setSent(null)} />;
  return (
    <>
      {login}
      <FormShell
        schema={schema}
        onSubmit={submit}
        draftName="registration"
        draftOmits={NOT_IN_DRAFT}
        action={`/registration/request?event=${encodeURIComponent(eventId)}`}
        usesNativeValidation
        label="Registration"
      >
        <FormTextField name="name" label="Name" autoComplete="name" maxLength={MAX_NAME_LENGTH} required />
        <FormTextField
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          hint="We mail you a link. Your place is taken when you open it and confirm."
          required
        />
        <FormCheckbox name="consent" required>
          I agree that {chapter().name} keeps my name and e-mail address until {seats.keptDays} days after the event.
        </FormCheckbox>
        <Honeypot />
        {failure !== null && <Failure failure={failure} />}
        <SubmitButton sx={{ alignSelf: 'flex-start', mt: 1 }}>{seats.state === 'full' ? 'Join the waiting list' : 'Register'}</SubmitButton>
      </FormShell>
    </>
  );
}
