import { useCancelGuestMutation, type Guest } from '../../../api/endpoints/registrations.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast/toast.ts';

interface Props {
  eventId: string;
  guest: Guest;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
}

/** Confirms that an admin cancels somebody's registration (REG-05). */
export function CancelGuestDialog({
  eventId,
  guest: { guestId, name, email, state },
  open,
  onClose,
  onCancelled,
}: Props): React.JSX.Element {
  const [cancel] = useCancelGuestMutation();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Cancel this registration?"
      about={`${name}, ${email}`}
      text={`A mail tells them.${state === 'waiting' ? '' : ' The place is free for the next one.'}`}
      keepLabel="Keep it"
      actionLabel="Cancel the registration"
      onConfirm={async () => {
        showToast((await cancel({ eventId, guestId }).unwrap()).message, 'success', 'guest');
        onCancelled();
      }}
      explainFailure={(error) => explainFailedWrite(error, 'The registration', 'registration')}
    />
  );
}
