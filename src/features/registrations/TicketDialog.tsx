import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useId } from 'react';
import type { OwnRegistration } from '../../api/endpoints/registrations.ts';
import { useSettings } from '../../config/SettingsContext.ts';
import { checkInPath } from '../../config/paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/** Fills a phone's width; dark on white in both colour schemes, with the margin that cameras need. */
const CODE_STYLE = { width: 'min(320px, 100%)', height: 'auto', justifySelf: 'center' } as const;

/**
 * The code that is shown at the entrance: an admin's phone opens the check-in with it (REG-06). It is part of the page's code, because
 * connections at the door are bad.
 */
export function TicketDialog({ registration, open, onClose }: { registration: OwnRegistration; open: boolean; onClose: () => void }) {
  const id = useId();
  const { publicUrl } = useSettings();
  const url = `${publicUrl}${checkInPath(registration.eventId)}?guest=${registration.guestId}`;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" component="h2">
        {registration.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <QRCodeSVG value={url} title="Your code for the entrance" size={320} marginSize={4} style={CODE_STYLE} />
        <DialogContentText>Please show this code at the entrance. Your name will do, too.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
