import { Box, Button, DialogActions, DialogContent, DialogTitle, GlobalStyles, Skeleton, Stack, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useId, useState } from 'react';
import { useGetAttendanceCodeQuery } from '../../api/endpoints/pdus.ts';
import type { EventDetail } from '../../api/models/event.ts';
import { chapter } from '../../config/chapter.ts';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/dates.ts';
import { eventHref } from '../../lib/subjectAddress.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { withCode } from './codeInHash.ts';

/** Prints the dialog alone. The selectors are more specific than those in `public/print.css`, which hides everything but the page. */
const PRINT_STYLES = {
  '@media print': {
    '#root#root': { display: 'none !important' },
    'body > .MuiDialog-root:not(#root)': { display: 'block !important', position: 'static !important' },
    '.MuiDialog-container, .MuiDialog-paper': {
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      maxWidth: 'none !important',
      width: '100% !important',
      margin: '0 !important',
      border: '0 !important',
    },
    '.MuiDialogActions-root, .MuiBackdrop-root': { display: 'none !important' },
  },
};

interface Props {
  id: string;
  event: EventDetail;
}

function PrintableCode({ id, event }: Props): React.JSX.Element {
  const query = useGetAttendanceCodeQuery(id);
  const eventPath = eventHref({ id, category: event.category });
  const addressOf = (path: string): string => `${window.location.host}${path}`;
  return (
    <QuerySection query={query} what="The code" errorSubject="getAttendanceCode" skeleton={<Skeleton height={160} />}>
      {(code) => (
        <>
          <Typography>{chapter().name}</Typography>
          <Typography>{formatDate(event.dateTime)}</Typography>
          <Typography
            variant="h1"
            component="p"
            sx={{
              my: 3,
              whiteSpace: 'nowrap',
              fontSize: 'clamp(2.25rem, 11vw, 6rem)',
              fontVariantNumeric: 'tabular-nums',
              '@media print': { fontSize: '84pt !important' },
            }}
          >
            {code.slice(0, 4)} {code.slice(4)}
          </Typography>
          <Typography>Were you here? With this code you record that you attended, and your PDUs:</Typography>
          <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' }, alignItems: { sm: 'center' }, gap: 3, mt: 2 }}>
            {/* Dark on white in both colour schemes, with the margin that cameras need. */}
            <QRCodeSVG
              value={`${window.location.origin}${withCode(eventPath, code)}`}
              title="QR code that opens the event with this code"
              size={176}
              marginSize={4}
              style={{ flex: 'none' }}
            />
            <Box component="ol" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
              <li>Scan the QR code, or open {addressOf(paths.dashboardPdus)}</li>
              <li>Log in.</li>
              <li>Press “I attended”; without the QR code, enter the code first.</li>
            </Box>
          </Stack>
        </>
      )}
    </QuerySection>
  );
}

/** Button that shows an event's code, large enough for a projector, in a dialog that can be printed. The server checks the role as well. */
export default function AttendanceCode({ id, event }: Props): React.JSX.Element {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the attendance code</Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="md">
        <GlobalStyles styles={PRINT_STYLES} />
        <DialogTitle id={titleId} variant="h3" component="h2">
          {event.title}
        </DialogTitle>
        <DialogContent>
          <PrintableCode id={id} event={event} />
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={close}>
            Close
          </Button>
          <Button size="large" variant="contained" color="accent" onClick={() => window.print()}>
            Print
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
