import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useWithdrawApplicationMutation } from '../../../api/endpoints/applications.ts';
import type { Job } from '../../../api/models/job.ts';
import type { Explanation } from '../../../api/errors.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/page/Failure.tsx';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast } from '../../../ui/toast/toast.ts';

interface Props {
  job: Job;
  open: boolean;
  onClose: () => void;
  /** called after the withdrawal, while the list is loaded again */
  onWithdrawn: () => void;
}

/** Confirms the withdrawal of an application, which cannot be undone. */
export default function WithdrawDialog({ job, open, onClose, onWithdrawn }: Props): React.JSX.Element {
  const id = useId();
  const [withdraw] = useWithdrawApplicationMutation();
  const [busy, setBusy] = useState(false);
  // A second press may come before the button is disabled or while the dialog closes.
  const isSending = useRef(false);
  const [failure, setFailure] = useState<Explanation | null>(null);

  const submit = async (): Promise<void> => {
    if (!open || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      showToast(await withdraw(job.id).unwrap(), 'success');
      onWithdrawn();
      onClose();
    } catch (error) {
      const explanation = explainFailedWrite(error, 'The withdrawal', 'withdrawApplication');
      setFailure(explanation);
      showFailure(error, 'withdrawApplication', 'withdraw', { announcedByPage: true });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onClose={() => !busy && onClose()} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        Withdraw your application?
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText color="textPrimary" sx={{ fontWeight: 600 }}>
          {job.title}
        </DialogContentText>
        <DialogContentText id={`${id}-text`}>
          What you wrote and your CV are deleted at once, and the person who posted the job is told. While the job is open you can apply
          again.
        </DialogContentText>
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Keep it
        </Button>
        <BusyButton variant="contained" color="error" onClick={() => void submit()} busy={busy}>
          Withdraw
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
