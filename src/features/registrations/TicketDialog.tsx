import { Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { CODE_COLOURS } from '../../../shared/colours.ts';
import type { OwnRegistration } from '../../api/endpoints/registrations.ts';
import { useSettings } from '../../config/SettingsContext.ts';
import { checkInPath } from '../../config/paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/** Draws a QR code as the path of an SVG, with the white edge that scanners need. The package is loaded only for this. */
async function drawCode(text: string): Promise<{ size: number; path: string }> {
  const { default: encodeQR } = await import(/* webpackChunkName: "qr" */ 'qr');
  const rows = encodeQR(text, 'raw', { border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}

/** The code that is shown at the entrance: an admin's phone opens the check-in with it (REG-06). */
export function TicketDialog({ registration, open, onClose }: { registration: OwnRegistration; open: boolean; onClose: () => void }) {
  const id = useId();
  const { publicUrl } = useSettings();
  const [code, setCode] = useState<{ size: number; path: string } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const url = `${publicUrl}${checkInPath(registration.eventId)}?guest=${registration.guestId}`;
  useEffect(() => {
    if (!open) return;
    drawCode(url).then(setCode, () => setFailed(true));
  }, [open, url]);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" component="h2">
        {registration.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ width: 'min(320px, 100%)', aspectRatio: '1', bgcolor: CODE_COLOURS.light, justifySelf: 'center' }}>
          {code !== null && (
            <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label="Your code for the entrance" shapeRendering="crispEdges">
              <path d={code.path} fill={CODE_COLOURS.dark} />
            </svg>
          )}
        </Box>
        <DialogContentText>
          {hasFailed ? 'The code could not be drawn. Your name will do.' : 'Please show this code at the entrance. Your name will do, too.'}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
