import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useCancelGuestMutation, type Guest } from '../../../api/endpoints/registrations.ts';
import type { Explanation } from '../../../api/errors.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/page/Failure.tsx';
import { showToast } from '../../../ui/toast/toast.ts';

interface Props {
  eventId: string;
  guest: Guest;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
}

/** Confirms that an admin cancels somebody's registration (REG-05). */
export function CancelGuestDialog({ eventId, guest: { guestId, name, email }, open, onClose, onCancelled }: Props): React.JSX.Element {
  const id = useId();
  const [cancel, { isLoading }] = useCancelGuestMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const submit = async (): Promise<void> => {
    setFailure(null);
    try {
      showToast((await cancel({ eventId, guestId }).unwrap()).message, 'success', 'guest');
      onClose();
      onCancelled();
    } catch (error) {
      setFailure(explainFailedWrite(error, 'The registration', 'registration'));
    }
  };
  return (
    <Dialog open={open} onClose={() => !isLoading && onClose()} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        Cancel this registration?
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText color="textPrimary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}, {email}
        </DialogContentText>
        <DialogContentText id={`${id}-text`}>A mail tells them. The place goes to the next one on the waiting list.</DialogContentText>
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isLoading}>
          Keep it
        </Button>
        <BusyButton variant="contained" color="error" onClick={() => void submit()} busy={isLoading}>
          Cancel the registration
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
