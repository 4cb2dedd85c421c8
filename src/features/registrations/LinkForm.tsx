import { object, string } from 'yup';
import { HONEYPOT } from '../../../shared/enquiry.ts';
import { useRequestGuestLinkMutation } from '../../api/endpoints/registrations.ts';
import { emailSchema } from '../../ui/form/emailSchema.ts';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { Fold } from '../../ui/page/Fold.tsx';
import { EmailField, MailForm } from './MailForm.tsx';

const schema = object({ email: emailSchema, [HONEYPOT]: string().defined().default('') });

/** Mails guests without a login the link of their registration again, also when nobody can register any more (REG-04). */
export function LinkForm({ eventId }: { eventId: string }): React.JSX.Element {
  const [request] = useRequestGuestLinkMutation();
  return (
    <Fold summary="Registered already? Get your link again">
      <MailForm
        schema={schema}
        action={`/registration/link?event=${encodeURIComponent(eventId)}`}
        label="Link of my registration"
        send={({ email }) => request({ eventId, guestLinkRequest: { email: email.trim() } }).unwrap()}
        what="The link"
        submit={
          <SubmitButton variant="outlined" sx={{ alignSelf: 'flex-start' }}>
            Mail me my link
          </SubmitButton>
        }
      >
        <EmailField hint="With the link you see your registration and can give up your place." />
      </MailForm>
    </Fold>
  );
}
