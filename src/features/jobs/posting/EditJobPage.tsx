import { Alert, Button, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { dayInIndia } from '../../../../shared/days.ts';
import { usePageContentQuery, type PostingPage } from '../../../api/endpoints/content.ts';
import { useGetJobQuery, useUpdateJobMutation } from '../../../api/endpoints/jobs.ts';
import type { Job } from '../../../api/models/job.ts';
import { useAppSelector } from '../../../api/hooks.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { paths } from '../../../config/paths.ts';
import { FieldsSkeleton } from '../../../ui/form/FieldsSkeleton.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageContent } from '../../../ui/page/PageContent.tsx';
import { QuerySection, type Query } from '../../../ui/page/QuerySection.tsx';
import { useFailureToast } from '../../../ui/toast/useFailureToast.ts';
import { useNow } from '../../../ui/useNow.ts';
import { remarkLabel } from '../changes/changesBetween.ts';
import { FormIntro } from './FormIntro.tsx';
import { JobForm } from './JobForm.tsx';
import { toUpdate, valuesOf } from './jobValues.ts';

const BoardLink = (
  <Button href={`${paths.dashboardJobs}?tab=created`} variant="contained" color="accent">
    My Jobs
  </Button>
);

const withWayOn = (failure: ReactNode): ReactNode => (
  <Stack sx={{ gap: 3, alignItems: 'flex-start', '& > [role=alert]': { width: '100%' } }}>
    {failure}
    {BoardLink}
  </Stack>
);

const BEING_LOADED: Query<Job> = { isFetching: true, refetch: () => undefined };

/** Poster and admins may edit (POST-06); the backend checks as well. */
const mayEdit = (job: Job, { _id, role }: { _id: string | null; role: string | null }): boolean =>
  role === 'admin' || (_id !== null && job.creatorId === _id);

/** Edit form of a posted job (POST-06). */
export default function EditJobPage({ name }: { name: string }): React.JSX.Element {
  const { jobId = '' } = useParams();
  const user = useAppSelector((state) => state.user);
  // The cache may predate a decision: the form starts from the current version.
  const query = useGetJobQuery(jobId, { refetchOnMountOrArgChange: true });
  const [fresh, setFresh] = useState(false);
  if (!fresh && !query.isFetching && !query.isUninitialized) setFresh(true);
  useFailureToast(query.isFetching ? undefined : query.error, 'editJob');
  return (
    <PageContent query={usePageContentQuery('posting')} name={name}>
      {(words) => (
        <Page>
          <FormIntro title={name}>
            {query.data !== undefined && mayEdit(query.data, user) ? query.data.title : 'Change a job that you have posted.'}
          </FormIntro>
          <QuerySection
            query={fresh ? query : BEING_LOADED}
            what="The job"
            subject="editJob"
            skeleton={<FieldsSkeleton fields={6} />}
            failed={withWayOn}
          >
            {(job) =>
              mayEdit(job, user) ? (
                <EditForm key={job.id} job={job} words={words} userId={user._id ?? ''} />
              ) : (
                <CentredState title="Only the member who posted this job can edit it." actions={BoardLink} />
              )
            }
          </QuerySection>
        </Page>
      )}
    </PageContent>
  );
}

function EditForm({ job, words, userId }: { job: Job; words: PostingPage; userId: string }): React.JSX.Element {
  const [update] = useUpdateJobMutation();
  const hasEmployer = useExtension('employer');
  const [initialValues] = useState(() => valuesOf(job));
  const today = dayInIndia(useNow());
  return (
    <Stack sx={{ gap: 3 }}>
      <Notices job={job} closed={initialValues.closingDate < today} />
      <JobForm
        call="updateJob"
        label="Edit a job"
        action="Update Job"
        words={words}
        initialValues={initialValues}
        // Keyed by version, so that a draft never overwrites later changes.
        draft={`edit-job-${job.id}-${job.updatedAt ?? ''}-${userId}`}
        job={job}
        send={(values) => update({ id: job.id, jobUpdateForm: toUpdate(values, userId, hasEmployer) }).unwrap()}
      />
    </Stack>
  );
}

/** A remark about one field is shown beside it. */
function sentBackWords({ statusRemark, remarkField }: Job): string {
  const label = remarkLabel(remarkField);
  if (label !== null) return `The chapter sent this job back because of one field: ${label}.`;
  return statusRemark === null ? 'The chapter sent this job back.' : `The chapter sent this job back: ${statusRemark}`;
}

/** Notices before editing (D-41). */
function Notices({ job, closed }: { job: Job; closed: boolean }): React.JSX.Element {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {job.status === 'sentback' && (
        <Alert role="note" severity="warning" icon={false} sx={{ whiteSpace: 'pre-line' }}>
          {sentBackWords(job)}
        </Alert>
      )}
      <Alert role="note" severity="info" icon={false}>
        {job.status === 'published'
          ? 'An update takes this job off the board until the chapter has read it again.'
          : 'After an update the chapter reads this job again before it is published.'}
      </Alert>
      {closed && (
        <Alert role="note" severity="warning" icon={false}>
          Its closing date has passed: please choose a new one.
        </Alert>
      )}
    </Stack>
  );
}
