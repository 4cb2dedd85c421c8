import { Button, Skeleton, Stack, Typography, Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { exportPdus } from '../../api/downloads.ts';
import { useGetOwnPdusQuery, useMarkAttendedMutation } from '../../api/endpoints/pdus.ts';
import { useAppSelector } from '../../api/hooks.ts';
import { paths } from '../../config/paths.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { up } from '../../theme/tokens.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { AttendedEvents } from './AttendedEvents.tsx';
import { CycleCard } from './CycleCard.tsx';
import { UpcomingPduEvents } from './UpcomingPduEvents.tsx';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { AttendanceCodeForm } from '../../ui/AttendanceCodeForm.tsx';
import { showToast } from '../../ui/toast/toast.ts';

/** Form that records the attendance of a recent event by its code alone. */
function EnterCode(): React.JSX.Element {
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

/** The cycle is above the record. Upcoming events are between the two on phones, and beside both on wide windows. */
const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 64px)',
  alignItems: 'start',
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto 1fr',
    '& > :nth-child(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
  '@media print': { display: 'block' },
});

const skeleton = (
  <Layout>
    <Skeleton component="div" height={440} />
    <TextSkeleton lines={10} />
  </Layout>
);

/** Owner of the record, in print only. */
function Owner(): React.JSX.Element {
  const { name, membership_number: membershipNumber } = useAppSelector(({ user }) => user);
  return (
    <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
      {name}
      {membershipNumber ? `, membership number ${membershipNumber}` : ''}
    </Typography>
  );
}

function Tools(): React.JSX.Element {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <DownloadButton download={exportPdus} errorSubject="exportPdus" toastId="pdus">
        Export as CSV
      </DownloadButton>
      <Button onClick={() => window.print()}>Print</Button>
    </Stack>
  );
}

function PduRecord(): React.JSX.Element {
  const query = useGetOwnPdusQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Heading level={1}>My PDUs</Heading>
        {query.data !== undefined && query.data.attended.length > 0 && <Tools />}
      </Stack>
      <Owner />
      <QuerySection query={query} what="Your PDUs" errorSubject="getOwnPdus" skeleton={skeleton}>
        {(ownPdus) => (
          <Layout>
            <Stack sx={{ gap: 3 }}>
              <CycleCard ownPdus={ownPdus} />
              <EnterCode />
            </Stack>
            <UpcomingPduEvents ownPdus={ownPdus} />
            <AttendedEvents attended={ownPdus.attended} />
          </Layout>
        )}
      </QuerySection>
    </Stack>
  );
}

/** PDUs that a member earned at events, the target of their certification cycle, and upcoming events that count towards it. */
export default function MyPdusPage(): React.JSX.Element {
  if (useExtension('pdus')) return <PduRecord />;
  return (
    <CentredState
      level={1}
      title="PDUs are not recorded here."
      drawing={{ seed: 'no pdus' }}
      actions={<Button href={paths.dashboardProfile}>My Profile</Button>}
    >
      Claim the PDUs that you earned at events on your certification body’s website.
    </CentredState>
  );
}
