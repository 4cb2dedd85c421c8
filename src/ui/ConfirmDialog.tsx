import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useRef, useState } from 'react';
import type { Explanation } from '../api/errors.ts';
import { BusyButton } from './BusyButton.tsx';
import { Dialog } from './Dialog.tsx';
import { Failure } from './page/Failure.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What it is about, such as a name. */
  about: string;
  /** What follows. */
  text: string;
  /** Label of the button that changes nothing. */
  keepLabel: string;
  actionLabel: string;
  actionColor?: 'error' | 'accent';
  /** Does it; rejects with the same errors as `unwrap`. The dialog closes afterwards. */
  onConfirm: () => Promise<void>;
  explainFailure: (error: unknown) => Explanation;
  /** Called when the dialog has closed and the focus has returned. */
  onClosed?: () => void;
}

/** Asks before something that is hard to take back. It cannot be closed while that is being done; a failure is shown in it. */
export function ConfirmDialog({ open, onClose, onConfirm, explainFailure, onClosed, ...texts }: Props): React.JSX.Element {
  const id = useId();
  const [busy, setBusy] = useState(false);
  // A second press may come before the button is disabled or while the dialog closes.
  const isSending = useRef(false);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const close = (): void => {
    setFailure(null);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (!open || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      close();
    } catch (error) {
      setFailure(explainFailure(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={() => !busy && close()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...(onClosed && { slotProps: { transition: { onExited: onClosed } } })}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {texts.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText color="textPrimary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {texts.about}
        </DialogContentText>
        <DialogContentText id={`${id}-text`}>{texts.text}</DialogContentText>
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          {texts.keepLabel}
        </Button>
        <BusyButton variant="contained" color={texts.actionColor ?? 'error'} onClick={() => void confirm()} busy={busy}>
          {texts.actionLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
