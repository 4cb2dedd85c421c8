import { Stack, Typography } from '@mui/material';
import { boolean, object, string } from 'yup';
import { HONEYPOT } from '../../../shared/enquiry.ts';
import { MAX_GUEST_NAME_LENGTH } from '../../../shared/addresses.ts';
import { useRequestRegistrationMutation, type Seats } from '../../api/endpoints/registrations.ts';
import { chapter } from '../../config/chapter.ts';
import { emailSchema } from '../../ui/form/emailSchema.ts';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormCheckbox } from '../../ui/form/FormCheckbox.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { LoginButton } from '../../ui/page/LoginButton.tsx';
import { registerLabel } from './describe.ts';
import { EmailField, MailForm } from './MailForm.tsx';

const schema = object({
  name: string()
    .trim()
    .default('')
    .required('Please enter your name')
    .max(MAX_GUEST_NAME_LENGTH, `Please use at most ${MAX_GUEST_NAME_LENGTH} characters`),
  email: emailSchema,
  consent: boolean().defined().default(false).oneOf([true], 'Please agree, because we cannot register you otherwise'),
  [HONEYPOT]: string().defined().default(''),
});

/** Consent is given each time, and the honeypot is for programs. */
const NOT_IN_DRAFT: readonly string[] = ['consent', HONEYPOT];

/** Form for visitors: the link in a mail confirms it (REG-02). Members are led to the login. */
export function VisitorForm({ eventId, seats }: { eventId: string; seats: Seats }): React.JSX.Element {
  const [request] = useRequestRegistrationMutation();
  const login = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography>{seats.membersOnly ? 'Members register with one press.' : 'Are you a member? Then one press will do.'}</Typography>
      <LoginButton variant={seats.membersOnly ? 'contained' : 'outlined'}>Log in</LoginButton>
    </Stack>
  );
  if (seats.membersOnly) return login;
  return (
    <>
      {login}
      <MailForm
        schema={schema}
        action={`/registration/request?event=${encodeURIComponent(eventId)}`}
        draftName="registration"
        draftOmits={NOT_IN_DRAFT}
        label="Registration"
        send={({ name, email }) =>
          request({ eventId, registrationRequest: { name: name.trim(), email: email.trim(), consent: true } }).unwrap()
        }
        what="Your registration"
        submit={<SubmitButton sx={{ alignSelf: 'flex-start', mt: 1 }}>{registerLabel(seats)}</SubmitButton>}
      >
        <FormTextField name="name" label="Name" autoComplete="name" maxLength={MAX_GUEST_NAME_LENGTH} required />
        <EmailField
          hint={`We mail you a link. ${seats.state === 'full' ? 'You join the waiting list' : 'Your place is taken'} when you open it and confirm.`}
        />
        <FormCheckbox name="consent" required>
          I agree that {chapter().name} keeps my name and e-mail address until {seats.keptDays} days after the event.
        </FormCheckbox>
      </MailForm>
    </>
  );
}
