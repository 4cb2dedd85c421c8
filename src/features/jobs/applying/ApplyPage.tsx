import { Box, Button, Paper, Skeleton, Stack, Divider, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useGetJobQuery } from '../../../api/endpoints/jobs.ts';
import { explainFailure } from '../../../api/errors.ts';
import { useAppSelector } from '../../../api/hooks.ts';
import { up } from '../../../theme/tokens.ts';
import { FieldsSkeleton } from '../../../ui/form/FieldsSkeleton.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Failure } from '../../../ui/page/Failure.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { Loading } from '../../../ui/page/Loading.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { useFailureToast } from '../../../ui/toast/showFailure.ts';
import { useNow } from '../../../ui/useNow.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { refusalOf, UNKNOWN_JOB, type Refusal } from './refusals.ts';
import { useLastApplication } from './useLastApplication.ts';
import type { Job } from '../../../api/models/job.ts';
import { jobPath } from '../../../config/paths.ts';
import { KolamMark } from '../../../ui/KolamMark.tsx';
import { chipsOf, leadFactsOf, markSeedOf } from '../jobText.ts';

const Mark = styled(KolamMark)({ width: 48, height: 48, flex: 'none' });

function JobSummary({ job, asOf }: { job: Job; asOf: Date }): React.JSX.Element {
  return (
    <Paper component="section" aria-labelledby="applied-job" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Mark seed={markSeedOf(job)} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Heading level={2} variant="h4" id="applied-job">
            {job.title}
          </Heading>
          {job.organization !== null && <Typography>{job.organization}</Typography>}
          <Typography variant="body2" color="textSecondary">
            {chipsOf(job).join(' · ')}
          </Typography>
        </Box>
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Stack component="dl" sx={{ gap: 1, m: 0 }}>
        {leadFactsOf(job, asOf).map(({ label, value, note }) => (
          <Stack key={label} direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
              {note === null ? value : `${value} · ${note}`}
            </Typography>
          </Stack>
        ))}
      </Stack>
      <Link href={jobPath(job.id)} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}>
        Read the job again
      </Link>
    </Paper>
  );
}

const Columns = styled(Box)({
  display: 'grid',
  gap: 'clamp(24px, 3vw, 48px)',
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    alignItems: 'start',
    '& > :not(:last-child)': { position: 'sticky', top: 'calc(96px + var(--notice, 0px))', gridColumn: 2 },
    '& > :last-child': { gridColumn: 1, gridRow: 1 },
  },
});

const FormPaper = styled(Paper)({ padding: 'clamp(20px, 3vw, 40px) clamp(16px, 3vw, 40px)', minWidth: 0 }) as typeof Paper;

const formSkeleton = (
  <Columns>
    <Skeleton height={200} />
    <FieldsSkeleton fieldCount={8} />
  </Columns>
);

function RefusalState({ refusal: { title, text, link } }: { refusal: Refusal }): React.JSX.Element {
  return (
    <CentredState level={2} title={title} drawing={{ seed: 'gone' }} actions={<Button href={link.to}>{link.label}</Button>}>
      {text}
    </CentredState>
  );
}

function Application({ jobId }: { jobId: string }): React.JSX.Element {
  const { data: job, error, isFetching, refetch } = useGetJobQuery(jobId);
  const memberId = useAppSelector(({ user }) => user._id);
  // Stays the same while the page is open, so that a passing deadline does not remove the form.
  const [openedAt] = useState(useNow());
  const last = useLastApplication(memberId ?? '');
  useFailureToast(error, 'getJob');

  if (job === undefined && error === undefined) return <Loading label="Loading the job">{formSkeleton}</Loading>;
  const failure = job === undefined ? explainFailure(error, 'The job', 'getJob') : null;
  if (failure?.kind === 'notFound') return <RefusalState refusal={UNKNOWN_JOB} />;
  const refusal = job === undefined ? null : refusalOf(job, memberId, openedAt);
  if (refusal !== null) return <RefusalState refusal={refusal} />;
  // Members can apply even when the job's details could not be loaded.
  return (
    <Columns>
      {job !== undefined && <JobSummary job={job} asOf={openedAt} />}
      {failure !== null && <Failure failure={failure} busy={isFetching} onRetry={() => void refetch()} />}
      <FormPaper component="section" aria-labelledby="form-details">
        <Heading level={2} variant="h3" id="form-details" sx={{ mb: 3 }}>
          Form Details
        </Heading>
        {last === undefined ? (
          <Loading label="Loading the form">
            <FieldsSkeleton fieldCount={8} />
          </Loading>
        ) : (
          <ApplicationForm jobId={jobId} last={last} />
        )}
      </FormPaper>
    </Columns>
  );
}

/** Application page (APPLY-01 to APPLY-04). */
export default function ApplyPage(): React.JSX.Element {
  const { jobId = '' } = useParams();
  return (
    <Page>
      <Stack sx={{ gap: { xs: 3, md: 5 } }}>
        <Heading level={1}>Apply to Job Form</Heading>
        <Application key={jobId} jobId={jobId} />
      </Stack>
    </Page>
  );
}
