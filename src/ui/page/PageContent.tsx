import type { ReactNode } from 'react';
import { explainFailure } from '../../api/errors.ts';
import { Failure } from './Failure.tsx';
import { Heading } from './Heading.tsx';
import { Page } from './Page.tsx';
import { PageSkeleton } from './Loading.tsx';
import type { Query } from './QuerySection.tsx';

interface Props<Content> {
  query: Query<Content>;
  /** Name of the page. It is the heading when the content could not be loaded. */
  name: string;
  children: (content: Content) => ReactNode;
}

/** Page whose text comes from one response (`server/content/pages`). Shows a skeleton while it loads, and a failure with Retry. */
export function PageContent<Content>({ query, name, children }: Props<Content>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === undefined) return <PageSkeleton />;
  return (
    <Page>
      <Heading level={1} sx={{ mb: 4 }}>
        {name}
      </Heading>
      <Failure failure={explainFailure(error, 'The text of this page')} busy={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}
