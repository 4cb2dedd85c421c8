import { Alert, Box, Button, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { useParams } from 'react-router';
import { useListApplicantsQuery } from '../../api/endpoints/applicant.ts';
import { useGetJobQuery } from '../../api/endpoints/board.ts';
import type { Applicant } from '../../api/models/job.ts';
import type { Head } from '../../api/page.ts';
import { jobPath, paths } from '../../config/paths.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFailureToast } from '../../ui/toast/useFailureToast.ts';
import { ApplicantTable } from './ApplicantTable.tsx';
import { FilterRow } from './FilterRow.tsx';
import { useApplicantSearch } from './useApplicantSearch.ts';
import '../../theme/looks/alerts.ts';

/** Members only, so search engines and shared links see no more than this. */
export const head = (): Head => ({ title: 'Applicants', description: 'Who has applied to a job that you posted.' });

const CREATED = `${paths.dashboardJobs}?tab=created`;

const ListSkeleton = (
  <Stack sx={{ gap: 3 }}>
    <Skeleton height={220} />
    <Skeleton height={28} width={140} />
    <Skeleton height={420} />
  </Stack>
);

/** The list with its filters; a search that finds nothing changes nothing (APPL-02). */
function Applicants({ applicants, jobId, title }: { applicants: Applicant[]; jobId: string; title: string }): React.JSX.Element {
  const { found, outcome, search, showAll } = useApplicantSearch(jobId);
  return (
    <Stack sx={{ gap: 3 }}>
      <FilterRow onApply={search} filtered={found !== null} onShowAll={showAll} />
      <div role="status">
        {outcome === 'nothing' && (
          <Alert severity="info" role="presentation">
            No applicant matches these filters. The list below is unchanged.
          </Alert>
        )}
      </div>
      {outcome !== null && outcome !== 'nothing' && <Failure failure={outcome} />}
      <ApplicantTable applicants={found ?? applicants} label={`Applicants for ${title}`} />
    </Stack>
  );
}

/** Back to where the member's jobs are, and the title of this one. */
function Header({ title }: { title: string | undefined }): React.JSX.Element {
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
      <IconButton href={CREATED} aria-label="Back to my created jobs" sx={{ width: 44, height: 44, ml: -1.25, flex: 'none' }}>
        <Icon name="previous" size={24} />
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

/** Who has applied to one's job (APPL-01 to APPL-03). */
export default function ApplicantsPage(): React.JSX.Element {
  const { jobId = '' } = useParams();
  const query = useListApplicantsQuery(jobId);
  const { data: job, isError: titleless } = useGetJobQuery(jobId);
  useFailureToast(query.error, 'listApplicants');

  const told = job?.title ?? query.data?.find(({ jobTitle }) => jobTitle !== null)?.jobTitle ?? undefined;
  // Without its title the page still needs a heading.
  const title = told ?? (titleless || query.error !== undefined ? 'Your job' : undefined);
  return (
    <Page>
      <Stack sx={{ gap: { xs: 3, md: 5 } }}>
        <Header title={title} />
        <QuerySection
          query={query}
          what="The applicants"
          subject="listApplicants"
          skeleton={ListSkeleton}
          empty={
            <CentredState
              title="No one has applied to this job"
              drawing={{ seed: 'no applicants' }}
              actions={<Button href={jobPath(jobId)}>See the job</Button>}
            >
              Share its link: everybody can read a published job.
            </CentredState>
          }
        >
          {(applicants) => <Applicants key={jobId} applicants={applicants} jobId={jobId} title={title ?? 'this job'} />}
        </QuerySection>
      </Stack>
    </Page>
  );
}
