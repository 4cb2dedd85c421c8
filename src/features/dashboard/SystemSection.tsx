import { Button, Stack } from '@mui/material';
import { useId, type ReactNode, type Ref } from 'react';
import { explainFailure } from '../../api/errors.ts';
import { Failure } from '../../ui/page/Failure.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { QuerySection, type Query } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';

interface Props<Data> {
  title: string;
  query: Query<Data>;
  /** number of lines of the skeleton */
  lines: number;
  /** takes the focus when the focused element disappears */
  headingRef?: Ref<HTMLHeadingElement>;
  children: (data: Data) => ReactNode;
}

/** Section of the system page with a refresh button. Data that has loaded stays when a refresh fails. */
export function SystemSection<Data>({ title, query, lines, headingRef, children }: Props<Data>): React.JSX.Element {
  const id = useId();
  const { data, error, isFetching, refetch } = query;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Heading level={2} variant="h3" id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {data !== undefined && (
          // Never disabled, so that the button keeps the focus.
          <Button onClick={() => !isFetching && void refetch()} aria-busy={isFetching} aria-describedby={id}>
            Refresh
          </Button>
        )}
      </Stack>
      <QuerySection query={query} what={title} skeleton={<TextSkeleton lines={lines} />}>
        {(shownData) => (
          <>
            {error !== undefined && <Failure failure={explainFailure(error, title)} busy={isFetching} onRetry={() => void refetch()} />}
            {children(shownData)}
          </>
        )}
      </QuerySection>
    </Stack>
  );
}
