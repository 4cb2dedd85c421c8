import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router';
import { dayInIndia } from '../../../../shared/days.ts';
import { usePageContentQuery, type PostingPage } from '../../../api/endpoints/content.ts';
import { useUpdateJobMutation } from '../../../api/endpoints/jobs.ts';
import type { Job } from '../../../api/models/job.ts';
import { useAppSelector } from '../../../api/hooks.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { PageContent } from '../../../ui/page/PageContent.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { remarkLabel } from '../changes/changesBetween.ts';
import { FormIntro } from './FormIntro.tsx';
import { JobForm } from './JobForm.tsx';
import { toUpdateForm, valuesOf } from './jobValues.ts';
import { canManageJob, OwnJobSection, useOwnJobQuery } from './OwnJobSection.tsx';

/** Edit form of a posted job (POST-06). */
export default function EditJobPage({ name }: { name: string }): React.JSX.Element {
  const { jobId = '' } = useParams();
  const user = useAppSelector((state) => state.user);
  const query = useOwnJobQuery(jobId);
  return (
    <PageContent query={usePageContentQuery('posting')} name={name}>
      {(content) => (
        <Page>
          <FormIntro title={name}>
            {query.data !== undefined && canManageJob(query.data, user) ? query.data.title : 'Change a job that you have posted.'}
          </FormIntro>
          <OwnJobSection query={query} verb="edit">
            {(job) => <EditForm key={job.id} job={job} content={content} userId={user._id ?? ''} />}
          </OwnJobSection>
        </Page>
      )}
    </PageContent>
  );
}

function EditForm({ job, content, userId }: { job: Job; content: PostingPage; userId: string }): React.JSX.Element {
  const [update] = useUpdateJobMutation();
  const hasEmployer = useExtension('employer');
  const [initialValues] = useState(() => valuesOf(job));
  const today = dayInIndia(useNow());
  return (
    <Stack sx={{ gap: 3 }}>
      <Notices job={job} isPastClosingDate={initialValues.closingDate < today} />
      <JobForm
        call="updateJob"
        label="Edit a job"
        action="Update Job"
        content={content}
        initialValues={initialValues}
        // Contains the job's version, so that an old draft never overwrites later changes.
        draftName={`edit-job-${job.id}-${job.updatedAt ?? ''}-${userId}`}
        job={job}
        send={(values) => update({ id: job.id, jobUpdateForm: toUpdateForm(values, userId, hasEmployer) }).unwrap()}
      />
    </Stack>
  );
}

/** Describes why a job was sent back. Omits a remark about a single field, because the form shows it beside that field. */
function describeRemark({ statusRemark, remarkField }: Job): string {
  const label = remarkLabel(remarkField);
  if (label !== null) return `The chapter sent this job back because of one field: ${label}.`;
  return statusRemark === null ? 'The chapter sent this job back.' : `The chapter sent this job back: ${statusRemark}`;
}

function describeModeration({ status, closed }: Job): string {
  if (closed !== null) return 'This job is closed. After an update the chapter reads it again; once it is published, members can apply.';
  if (status === 'published') return 'An update takes this job off the board until the chapter has read it again.';
  return 'After an update the chapter reads this job again before it is published.';
}

/** Notices above the form (D-41). */
function Notices({ job, isPastClosingDate }: { job: Job; isPastClosingDate: boolean }): React.JSX.Element {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {job.status === 'sentback' && (
        <Alert role="note" severity="warning" icon={false} sx={{ whiteSpace: 'pre-line' }}>
          {describeRemark(job)}
        </Alert>
      )}
      <Alert role="note" severity="info" icon={false}>
        {describeModeration(job)}
      </Alert>
      {isPastClosingDate && (
        <Alert role="note" severity="warning" icon={false}>
          Its closing date has passed: please choose a new one.
        </Alert>
      )}
    </Stack>
  );
}
