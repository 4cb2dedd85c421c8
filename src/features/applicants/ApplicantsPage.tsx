import { Box, IconButton, Skeleton, Stack, Typography, Button } from '@mui/material';
import { useParams } from 'react-router';
import { useGetJobQuery } from '../../api/endpoints/jobs.ts';
import { paths } from '../../config/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { ApplicantList } from './ApplicantList.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';

/** Asks the member to choose one of their jobs (NAV-07). */
function ChooseJob(): React.JSX.Element {
  return (
    <Page>
      <CentredState
        level={1}
        title="Applicants"
        drawing={{ seed: 'applicants', shape: 'diamond', columns: 7 }}
        actions={
          <Button variant="contained" color="accent" href={`${paths.dashboardJobs}?tab=created`}>
            My created jobs
          </Button>
        }
      >
        Choose one of your jobs to see who has applied to it.
      </CentredState>
    </Page>
  );
}

const CREATED_JOBS_PATH = `${paths.dashboardJobs}?tab=created`;

function Header({ title }: { title: string | undefined }): React.JSX.Element {
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
      <IconButton href={CREATED_JOBS_PATH} aria-label="Back to my created jobs" sx={{ width: 44, height: 44, ml: -1.25, flex: 'none' }}>
        <Icon icon="previous" size={24} />
      </IconButton>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="label" color="textSecondary" component="p">
          Applicants
        </Typography>
        <Heading level={1} sx={{ overflowWrap: 'anywhere' }}>
          {title ?? <Skeleton component="span" sx={{ display: 'block' }} width="min(16ch, 80%)" />}
        </Heading>
      </Box>
    </Stack>
  );
}

function Applicants({ jobId }: { jobId: string }): React.JSX.Element {
  const { data: job, isError: isTitleMissing } = useGetJobQuery(jobId);
  // Without a title the page still needs a heading.
  const title = job?.title ?? (isTitleMissing ? 'Your job' : undefined);
  return (
    <Page>
      <Stack sx={{ gap: { xs: 3, md: 5 } }}>
        <Header title={title} />
        <ApplicantList key={jobId} jobId={jobId} title={title ?? 'this job'} creatorId={job?.creatorId ?? null} />
      </Stack>
    </Page>
  );
}

/** Applicants of a job (APPL-01 to APPL-03). `/applicants` redirects here with the literal `:id`, to choose a job (NAV-07). */
export default function ApplicantsPage(): React.JSX.Element {
  const { id = '' } = useParams();
  return id === ':id' ? <ChooseJob /> : <Applicants jobId={id} />;
}
