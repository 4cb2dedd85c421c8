import { Link, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { formatPdus, totalPdus } from '../../../shared/pdus.ts';
import { useGetOwnPdusQuery, useMarkAttendedMutation } from '../../api/endpoints/pdus.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import type { AttendedEvent } from '../../api/models/pdu.ts';
import { paths } from '../../config/paths.ts';
import { AttendanceCodeForm } from '../../ui/AttendanceCodeForm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { readCode } from './codeInHash.ts';

function CodeForm({ id, onMarked }: { id: string; onMarked: () => void }): React.JSX.Element {
  const [markAttended] = useMarkAttendedMutation();
  const code = readCode(useLocation().hash);
  return (
    <AttendanceCodeForm
      title="Were you there?"
      hint="Eight digits, shown at its end"
      {...(code !== undefined && { code })}
      send={(typed) =>
        markAttended({ eventId: id, code: typed })
          .unwrap()
          .then(
            (message) => {
              showToast(message, 'success', 'attendance');
              onMarked();
              return null;
            },
            (error: unknown) => explainFailedWrite(error, 'Your attendance', 'markAttended'),
          )
      }
    />
  );
}

function RecordedAttendance({ event, takesFocus }: { event: AttendedEvent; takesFocus: boolean }): React.JSX.Element {
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <Icon icon="check" size={24} />
      {/* Takes the focus, because the field that had it was removed. */}
      <Typography tabIndex={-1} ref={(element: HTMLElement | null) => (takesFocus ? element?.focus({ preventScroll: true }) : undefined)}>
        You attended: {formatPdus(totalPdus(event.pdus))}, recorded in <Link href={paths.dashboardPdus}>My PDUs</Link>.
      </Typography>
    </Stack>
  );
}

/** Form for the event’s code or, once attendance is recorded, a confirmation. */
export default function OwnAttendance({ id }: { id: string }): React.JSX.Element {
  const query = useGetOwnPdusQuery();
  const [wasMarked, setWasMarked] = useState(false);
  return (
    <QuerySection query={query} what="Your PDUs" errorSubject="getOwnPdus" skeleton={<Skeleton width={240} height={96} />}>
      {({ attended }) => {
        const event = attended.find((item) => item.id === id);
        return event === undefined ? (
          <CodeForm id={id} onMarked={() => setWasMarked(true)} />
        ) : (
          <RecordedAttendance event={event} takesFocus={wasMarked} />
        );
      }}
    </QuerySection>
  );
}
