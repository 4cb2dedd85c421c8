import { useState } from 'react';
import { usePostJobMutation } from '../../../api/endpoints/posting.ts';
import { postingPageApi, useGetPostingPageQuery } from '../../../api/endpoints/postingPage.ts';
import { useAppSelector } from '../../../api/hooks.ts';
import type { Head, PageContext, PreloadContext } from '../../../api/page.ts';
import { introHead } from '../../../api/pageIntro.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { PageWords } from '../../../ui/page/PageWords.tsx';
import { FormIntro } from './FormIntro.tsx';
import { JobForm } from './JobForm.tsx';
import { newJob, toPost } from './jobValues.ts';

const { getPostingPage } = postingPageApi.endpoints;

/** The page's words and its lists. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getPostingPage.initiate());

/** Title and description (NAV-04). */
export const head = (context: PageContext): Head => introHead(getPostingPage.select()(context.state).data, context);

/** A new job (POST-01 to POST-05). */
export default function PostJobPage({ name }: { name: string }): React.JSX.Element {
  const userId = useAppSelector(({ user }) => user._id) ?? '';
  const [post] = usePostJobMutation();
  const [initialValues] = useState(() => newJob(new Date()));
  return (
    <PageWords query={useGetPostingPageQuery()} name={name}>
      {(words) => (
        <Page>
          <FormIntro title={words.intro.title}>{words.intro.lead}</FormIntro>
          <JobForm
            call="postJob"
            label={words.intro.title}
            action="Post Job"
            words={words}
            initialValues={initialValues}
            // Of each member apart: another one may sign in in the same tab.
            draft={`post-job-${userId}`}
            send={(values) => post(toPost(values, userId)).unwrap()}
          />
        </Page>
      )}
    </PageWords>
  );
}
