import { useExtension } from '../../config/SettingsContext.ts';
import { Alert, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { baseApi } from '../../api/baseApi.ts';
import { updateCachedStage } from '../../api/endpoints/applications.ts';
import { explainFailure } from '../../api/errors.ts';
import { useAppDispatch, useAppSelector } from '../../api/hooks.ts';
import { tag } from '../../api/tags.ts';
import { jobPath } from '../../config/paths.ts';
import { FieldsSkeleton } from '../../ui/form/FieldsSkeleton.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { Loading, TextSkeleton } from '../../ui/page/Loading.tsx';
import { Pager, KEEP_SCROLL_POSITION, useListStart } from '../../ui/page/Pager.tsx';
import { useFailureToast } from '../../ui/toast/showFailure.ts';
import { applicantsAddress, isFiltered, PER_PAGE, readApplicantsAddress, type ApplicantsAddress } from './applicantsAddress.ts';
import { ApplicantTable } from './ApplicantTable.tsx';
import { FilterRow } from './FilterRow.tsx';
import { ListTools } from './ListTools.tsx';
import { useApplicants } from './useApplicants.ts';

const listSkeleton = (
  <Stack sx={{ gap: 3 }}>
    <FieldsSkeleton fieldCount={2} />
    <Skeleton height={28} width={140} />
    <Paper sx={{ p: { xs: 2, md: 4 } }}>
      <TextSkeleton lines={10} />
    </Paper>
  </Stack>
);

interface Props {
  jobId: string;
  title: string;
  creatorId: string | null;
}

/** Applicants, with filters, order and page in the URL. A search without results leaves the list as it was (APPL-02). */
export function ApplicantList({ jobId, title, creatorId }: Props): React.JSX.Element {
  const [search] = useSearchParams();
  const address = readApplicantsAddress(search);
  const hasFilters = isFiltered(address.filters);
  const { shownPage, isEmpty, busy, error, retry } = useApplicants(jobId, address);
  const subject = hasFilters ? 'searchApplicants' : 'listApplicants';
  useFailureToast(error, subject);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(({ user }) => user._id);
  const countRef = useListStart(shownPage?.address.page);
  const hasStages = useExtension('stages');

  // The list may have become shorter, so that the requested page no longer exists.
  const lastPage = Math.max(1, Math.ceil((shownPage?.page.total ?? 0) / PER_PAGE));
  const isPastLastPage = shownPage !== null && shownPage.page.total > 0 && shownPage.address.page > lastPage;
  const lastPath = applicantsAddress(jobId, { ...address, page: lastPage });
  useEffect(() => {
    if (isPastLastPage) void navigate(lastPath, { replace: true, ...KEEP_SCROLL_POSITION });
  }, [isPastLastPage, lastPath, navigate]);

  if (shownPage === null) {
    if (error === undefined) return <Loading label="Loading applicants">{listSkeleton}</Loading>;
    return <Failure failure={explainFailure(error, 'The applicants', subject)} busy={busy} onRetry={retry} />;
  }
  if (shownPage.page.total === 0) {
    return (
      <CentredState
        title="No one has applied to this job"
        drawing={{ seed: 'no applicants' }}
        actions={<Button href={jobPath(jobId)}>See the job</Button>}
      >
        Share its link: everybody can read a published job.
      </CentredState>
    );
  }

  const updateAddress = (change: Partial<ApplicantsAddress>): void =>
    void navigate(applicantsAddress(jobId, { ...address, page: 1, ...change }), KEEP_SCROLL_POSITION);
  const pathOf = (change: Partial<ApplicantsAddress>): string => applicantsAddress(jobId, { ...shownPage.address, ...change });
  return (
    <Stack sx={{ gap: 3 }}>
      <FilterRow
        applied={address.filters}
        hasFilters={hasFilters}
        hasStages={hasStages}
        onApply={(filters) => updateAddress({ filters })}
      />
      <div role="status">
        {isEmpty && (
          <Alert severity="info" icon={false} role="presentation">
            No applicant matches these filters. The list below is unchanged.
          </Alert>
        )}
      </div>
      {error !== undefined && <Failure failure={explainFailure(error, 'The applicants', subject)} busy={busy} onRetry={retry} />}
      <Stack sx={{ gap: 2 }}>
        <ListTools
          jobId={jobId}
          title={title}
          address={shownPage.address}
          total={shownPage.page.total}
          hasStages={hasStages}
          countRef={countRef}
          onOrder={(order) => updateAddress(order)}
        />
        <ApplicantTable
          applicants={shownPage.page.applicants}
          label={`Applicants for ${title}`}
          address={shownPage.address}
          pathOf={pathOf}
          hasStages={hasStages}
          busy={busy}
          onDownloaded={({ id, stage }) => {
            // A CV that the poster downloads counts as seen. The server records this too.
            if (stage === 'received' && creatorId === memberId) dispatch(updateCachedStage(id, 'seen'));
          }}
          onOutdated={() => dispatch(baseApi.util.invalidateTags([tag('Applicant', jobId)]))}
        />
        {hasStages && (
          <Typography variant="body2" color="textSecondary">
            Applicants see the stage that you set, with its day. When they are shortlisted or not chosen, they are told by mail as well. A
            CV that you download counts as seen.
          </Typography>
        )}
        <Pager label="Pages of applicants" page={shownPage.address.page} pageCount={lastPage} pathOf={(to) => pathOf({ page: to })} />
      </Stack>
    </Stack>
  );
}
