import { Button, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetJobQuery } from '../../../api/endpoints/jobs.ts';
import { useAppSelector } from '../../../api/hooks.ts';
import type { Job } from '../../../api/models/job.ts';
import { paths } from '../../../config/paths.ts';
import { FieldsSkeleton } from '../../../ui/form/FieldsSkeleton.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { QuerySection, type Query } from '../../../ui/page/QuerySection.tsx';
import { useFailureToast } from '../../../ui/toast/showFailure.ts';

const myJobsLink = (
  <Button href={`${paths.dashboardJobs}?tab=created`} variant="contained" color="accent">
    My Jobs
  </Button>
);

const withMyJobsLink = (failure: ReactNode): ReactNode => (
  <Stack sx={{ gap: 3, alignItems: 'flex-start', '& > [role=alert]': { width: '100%' } }}>
    {failure}
    {myJobsLink}
  </Stack>
);

const LOADING: Query<Job> & { data?: Job } = { isFetching: true, refetch: () => undefined };

/** Returns whether a member may edit and copy a job: its poster and admins may (POST-06). The backend checks as well. */
export const canManageJob = (job: Job, { _id, role }: { _id: string | null; role: string | null }): boolean =>
  role === 'admin' || (_id !== null && job.creatorId === _id);

/** Loads the current version of a job for a form: the cached one may predate an admin's decision. */
export function useOwnJobQuery(jobId: string): Query<Job> & { data?: Job | undefined } {
  const query = useGetJobQuery(jobId, { refetchOnMountOrArgChange: true });
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && !query.isFetching && !query.isUninitialized) setFresh(true);
  useFailureToast(query.isFetching ? undefined : query.error, 'editJob');
  return isFresh ? query : LOADING;
}

interface Props {
  query: Query<Job>;
  /** verb of the sentence that other members see */
  verb: 'edit' | 'copy';
  children: (job: Job) => ReactNode;
}

/** Shows the form once the job has loaded, if the member may manage the job. */
export function OwnJobSection({ query, verb, children }: Props): React.JSX.Element {
  const user = useAppSelector((state) => state.user);
  return (
    <QuerySection
      query={query}
      what="The job"
      errorSubject="editJob"
      skeleton={<FieldsSkeleton fieldCount={6} />}
      wrapFailure={withMyJobsLink}
    >
      {(job) =>
        canManageJob(job, user) ? (
          children(job)
        ) : (
          <CentredState title={`Only the member who posted this job can ${verb} it.`} actions={myJobsLink} />
        )
      }
    </QuerySection>
  );
}
