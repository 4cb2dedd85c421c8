import { Paper } from '@mui/material';
import { useMarkAttendedMutation } from '../../api/endpoints/pdus.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { AttendanceCodeForm } from '../../ui/AttendanceCodeForm.tsx';
import { showToast } from '../../ui/toast/toast.ts';

/** Form that records the attendance of a recent event by its code alone. */
export function EnterCode(): React.JSX.Element {
  const [markAttended] = useMarkAttendedMutation();
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 }, displayPrint: 'none' }}>
      <AttendanceCodeForm
        title="Have you attended an event?"
        hint="Eight digits, shown at its end"
        send={(code) =>
          markAttended({ code })
            .unwrap()
            .then(
              (message) => {
                showToast(message, 'success', 'attendance');
                return null;
              },
              (error: unknown) => explainFailedWrite(error, 'Your attendance', 'markAttended'),
            )
        }
      />
    </Paper>
  );
}
