import type { ReactNode } from 'react';
import { explainFailure, type ErrorSubject } from '../../api/errors.ts';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';

/** The parts of a query hook's answer that decide what is shown. */
export interface Query<Data> {
  data?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  /** what it is, as the beginning of a sentence: `The events` */
  what: string;
  /** which call it is, where its failure has words of its own (ERR-01) */
  subject?: ErrorSubject;
  /** skeletons of the final size */
  skeleton: ReactNode;
  /** told while it loads, where it is not `Loading` and what it is */
  loading?: string;
  /** the failure in its surroundings, where its place has no margins of its own */
  failed?: (failure: ReactNode) => ReactNode;
  /** shown when there is nothing: an `EmptyState`; null: no place at all */
  empty?: ReactNode;
  /** whether an answer counts as nothing; by default a list without items does */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/**
 * A place that is filled by one query, in each of its states: loading (with a hint when it is slow), failed with the
 * way on, empty, filled. What was loaded once stays when a later refresh fails.
 */
export function QuerySection<Data>(props: Props<Data>): ReactNode {
  const {
    query,
    what,
    subject,
    skeleton,
    loading = `Loading ${what.replace(/^The /, '')}`,
    failed,
    empty,
    isEmpty = isEmptyList,
    children,
  } = props;
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data);
  if (error === undefined) return <Loading label={loading}>{skeleton}</Loading>;
  const failure = <Failure failure={explainFailure(error, what, subject)} busy={isFetching} onRetry={() => void refetch()} />;
  return failed === undefined ? failure : failed(failure);
}
