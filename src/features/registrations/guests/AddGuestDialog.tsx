import { object, string } from 'yup';
import { MAX_EMAIL_LENGTH } from '../../../../shared/addresses.ts';
import { useAddGuestMutation, type Guest } from '../../../api/endpoints/registrations.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { emailSchema } from '../../../ui/form/emailSchema.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';
import { showToast } from '../../../ui/toast/toast.ts';

const MAX_NAME_LENGTH = 100;

const schema = object({ name: string().trim().default('').required('Please enter the name').max(MAX_NAME_LENGTH), email: emailSchema });

interface Props {
  eventId: string;
  open: boolean;
  onClose: () => void;
  onAdded?: (guest: Guest) => void;
}

/** Adds a guest by hand, for example somebody who has called or stands at the door (REG-05). */
export function AddGuestDialog({ eventId, open, onClose, onAdded }: Props): React.JSX.Element {
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
        showToast(
          guest.state === 'registered' ? `${guest.name} has a place.` : `${guest.name} is on the waiting list.`,
          'success',
          'guest',
        );
        onAdded?.(guest);
      }}
      explainFailure={(error) => explainFailedWrite(error, 'The guest', 'addGuest')}
      saveLabel="Add"
    >
      <FormTextField name="name" label="Name" maxLength={MAX_NAME_LENGTH} autoComplete="off" required />
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
