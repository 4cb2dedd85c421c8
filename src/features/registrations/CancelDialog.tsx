import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useCancelOwnRegistrationMutation, type OwnRegistration } from '../../api/endpoints/registrations.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/page/Failure.tsx';

interface Props {
  registration: OwnRegistration;
  open: boolean;
  onClose: () => void;
  /** Called after the cancellation, with the server's message. */
  onCancelled: (message: string) => void;
}

/** Confirms that a member gives up a place, which somebody else may then get (REG-04). */
export function CancelDialog({ registration: { eventId, title, state }, open, onClose, onCancelled }: Props): React.JSX.Element {
  const id = useId();
  const [cancel, { isLoading }] = useCancelOwnRegistrationMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const isWaiting = state === 'waiting';
  const submit = async (): Promise<void> => {
    setFailure(null);
    try {
      const { message } = await cancel(eventId).unwrap();
      onClose();
      onCancelled(message);
    } catch (error) {
      setFailure(explainFailedWrite(error, 'Your registration', 'registration'));
    }
  };
  return (
    <Dialog open={open} onClose={() => !isLoading && onClose()} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {isWaiting ? 'Leave the waiting list?' : 'Give up your place?'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText color="textPrimary" sx={{ fontWeight: 600 }}>
          {title}
        </DialogContentText>
        <DialogContentText id={`${id}-text`}>
          {isWaiting ? 'If you register again, you wait at the end of the list.' : 'Somebody else may get it at once.'}
        </DialogContentText>
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isLoading}>
          Keep it
        </Button>
        <BusyButton variant="contained" color="error" onClick={() => void submit()} busy={isLoading}>
          {isWaiting ? 'Leave' : 'Give it up'}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
