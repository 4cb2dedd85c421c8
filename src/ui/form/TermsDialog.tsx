import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { BusyButton } from '../BusyButton.tsx';
import { Dialog } from '../Dialog.tsx';

interface Props {
  title: string;
  paragraphs: readonly string[];
  open: boolean;
  /** Submits the form. The dialog is busy until the promise settles; the caller closes the dialog. */
  onAccept(): Promise<void>;
  /** Called after Cancel or Escape; nothing is submitted. */
  onCancel(): void;
}

/** Terms to accept before a valid form is submitted (APPLY-03, POST-05). Submits once, even if the button is pressed several times. */
export function TermsDialog({ title, paragraphs, open, onAccept, onCancel }: Props): React.JSX.Element {
  const titleId = useId();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const accept = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await onAccept();
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const cancel = (): void => {
    if (!isSending.current) onCancel();
  };
  return (
    <Dialog open={open} onClose={cancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {paragraphs.map((text) => (
          <Typography key={text} sx={{ mb: 1.5 }}>
            {text}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} disabled={busy}>
          Cancel
        </Button>
        <BusyButton variant="contained" color="accent" onClick={() => void accept()} busy={busy}>
          Accept &amp; Proceed
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
