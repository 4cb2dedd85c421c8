import { useCancelOwnRegistrationMutation, type OwnRegistration } from '../../api/endpoints/registrations.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  registration: OwnRegistration;
  open: boolean;
  onClose: () => void;
  /** Called after the cancellation, with the server's message. */
  onCancelled: (message: string) => void;
}

/** Confirms that a member gives up a place, which somebody else may then get (REG-04). */
export function CancelDialog({ registration: { eventId, title, state }, open, onClose, onCancelled }: Props): React.JSX.Element {
  const [cancel] = useCancelOwnRegistrationMutation();
  const isWaiting = state === 'waiting';
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isWaiting ? 'Leave the waiting list?' : 'Give up your place?'}
      about={title}
      text={isWaiting ? 'If you register again, you wait at the end of the list.' : 'Somebody else may get it at once.'}
      keepLabel="Keep it"
      actionLabel={isWaiting ? 'Leave' : 'Give it up'}
      onConfirm={async () => onCancelled((await cancel(eventId).unwrap()).message)}
      explainFailure={(error) => explainFailedWrite(error, 'Your registration', 'registration')}
    />
  );
}
