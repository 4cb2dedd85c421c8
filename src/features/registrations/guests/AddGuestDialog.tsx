import { object, string } from 'yup';
import { MAX_EMAIL_LENGTH, MAX_GUEST_NAME_LENGTH } from '../../../../shared/addresses.ts';
import { useAddGuestMutation, type Guest } from '../../../api/endpoints/registrations.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { createEmailSchema } from '../../../ui/form/emailSchema.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';
import { showToast } from '../../../ui/toast/toast.ts';

const schema = object({
  name: string()
    .trim()
    .default('')
    .required('Please enter the name')
    .max(MAX_GUEST_NAME_LENGTH, `Please use at most ${MAX_GUEST_NAME_LENGTH} characters`),
  email: createEmailSchema({ missing: 'Please enter the e-mail address', wrong: 'Please enter a valid e-mail address' }),
});

interface Props {
  eventId: string;
  open: boolean;
  onClose: () => void;
  /** Called with the added guest, who is at the door. By default a guest is registered for later. */
  onArrived?: (guest: Guest) => void;
}

/** Adds a guest by hand, for example somebody who has called or stands at the door (REG-05). */
export function AddGuestDialog({ eventId, open, onClose, onArrived }: Props): React.JSX.Element {
  const [add] = useAddGuestMutation();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      width="xs"
      title="Add a guest"
      schema={schema}
      initialValues={schema.getDefault()}
      draftName={`guest-${eventId}`}
      onSave={async ({ name, email }) => {
        const guest = await add({ eventId, newGuest: { name: name.trim(), email: email.trim() } }).unwrap();
        if (onArrived !== undefined) onArrived(guest);
        else showToast(`${guest.name} ${guest.state === 'registered' ? 'has a place' : 'is on the waiting list'}.`, 'success', 'guest');
      }}
      explainFailure={(error) => explainFailedWrite(error, 'The guest', 'registration')}
      saveLabel={onArrived === undefined ? 'Add' : 'Add and check in'}
    >
      <FormTextField name="name" label="Name" maxLength={MAX_GUEST_NAME_LENGTH} autoComplete="off" required />
      <FormTextField
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="off"
        hint="A mail tells them."
        required
      />
    </FormDialog>
  );
}
