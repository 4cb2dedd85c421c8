import { useState } from 'react';
import { usePageContentQuery } from '../../../api/endpoints/content.ts';
import { usePostJobMutation } from '../../../api/endpoints/jobs.ts';
import { useAppSelector } from '../../../api/hooks.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { PageContent } from '../../../ui/page/PageContent.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { FormIntro } from './FormIntro.tsx';
import { JobForm } from './JobForm.tsx';
import { newJob, toPost } from './jobValues.ts';

/** Form of a new job (POST-01 to POST-05). */
export default function PostJobPage({ name }: { name: string }): React.JSX.Element {
  const userId = useAppSelector(({ user }) => user._id) ?? '';
  const [post] = usePostJobMutation();
  const now = useNow();
  const [initialValues] = useState(() => newJob(now));
  return (
    <PageContent query={usePageContentQuery('posting')} name={name}>
      {(words) => (
        <Page>
          <FormIntro title={words.intro.title}>{words.intro.lead}</FormIntro>
          <JobForm
            call="postJob"
            label={words.intro.title}
            action="Post Job"
            words={words}
            initialValues={initialValues}
            // Per member: another one may sign in in the same tab.
            draft={`post-job-${userId}`}
            send={(values) => post(toPost(values, userId)).unwrap()}
          />
        </Page>
      )}
    </PageContent>
  );
}
