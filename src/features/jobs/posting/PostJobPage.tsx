import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageContentQuery, type PostingPage } from '../../../api/endpoints/content.ts';
import { usePostJobMutation } from '../../../api/endpoints/jobs.ts';
import { useAppSelector } from '../../../api/hooks.ts';
import type { Job } from '../../../api/models/job.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { PageContent } from '../../../ui/page/PageContent.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { FormIntro } from './FormIntro.tsx';
import { JobForm } from './JobForm.tsx';
import { copiedJobValues, newJobValues, toPostForm } from './jobValues.ts';
import { OwnJobSection, useOwnJobQuery } from './OwnJobSection.tsx';

/** Form of a new job (POST-01 to POST-05). It is empty, or has the values of a copied job. */
export default function PostJobPage({ name }: { name: string }): React.JSX.Element {
  const [query] = useSearchParams();
  const copiedId = query.get('copy') ?? '';
  return (
    <PageContent query={usePageContentQuery('posting')} name={name}>
      {(content) => (
        <Page>
          <FormIntro title={content.intro.title}>{content.intro.lead}</FormIntro>
          {copiedId === '' ? <PostForm content={content} /> : <CopiedJob key={copiedId} id={copiedId} content={content} />}
        </Page>
      )}
    </PageContent>
  );
}

function CopiedJob({ id, content }: { id: string; content: PostingPage }): React.JSX.Element {
  return (
    <OwnJobSection query={useOwnJobQuery(id)} verb="copy">
      {(job) => (
        <Stack sx={{ gap: 3 }}>
          <Alert role="note" severity="info" icon={false}>
            {`Copied from “${job.title}”, which stays as it is. The closing date is a month ahead.`}
            {job.descriptionFile !== null && ' Please choose the job description file again: it is not copied.'}
          </Alert>
          <PostForm content={content} copiedJob={job} />
        </Stack>
      )}
    </OwnJobSection>
  );
}

function PostForm({ content, copiedJob }: { content: PostingPage; copiedJob?: Job }): React.JSX.Element {
  const { _id, email } = useAppSelector(({ user }) => user);
  const userId = _id ?? '';
  const [post] = usePostJobMutation();
  const now = useNow();
  const [initialValues] = useState(() => (copiedJob === undefined ? newJobValues(now, email ?? '') : copiedJobValues(copiedJob, now)));
  return (
    <JobForm
      call="postJob"
      label={content.intro.title}
      action="Post Job"
      content={content}
      initialValues={initialValues}
      // Contains the member's id, because another member may log in in the same tab. A copied job does not share the empty form's draft.
      draftName={copiedJob === undefined ? `post-job-${userId}` : `copy-job-${copiedJob.id}-${userId}`}
      send={(values) => post(toPostForm(values, userId)).unwrap()}
    />
  );
}
