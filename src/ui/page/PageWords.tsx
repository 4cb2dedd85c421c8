import type { ReactNode } from 'react';
import { explainFailure } from '../../api/errors.ts';
import { Failure } from './Failure.tsx';
import { Heading } from './Heading.tsx';
import { Page } from './Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { Query } from './QuerySection.tsx';

interface Props<Words> {
  query: Query<Words>;
  /** what the page is called: its heading where its words could not be had */
  name: string;
  children: (words: Words) => ReactNode;
}

/** A page whose words are one answer (`server/content/pages`): on their way, failed with Retry under the page's name, there. */
export function PageWords<Words>({ query, name, children }: Props<Words>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === undefined) return <PageSkeleton />;
  return (
    <Page>
      <Heading level={1} sx={{ mb: 4 }}>
        {name}
      </Heading>
      <Failure failure={explainFailure(error, 'The words of this page')} busy={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}
