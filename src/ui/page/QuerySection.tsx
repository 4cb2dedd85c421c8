import type { ReactNode } from 'react';
import { explainFailure, type ErrorSubject } from '../../api/errors.ts';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';

export interface Query<Data> {
  data?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  /** What is loaded, as the beginning of the error message: `The events`. */
  what: string;
  /** Selects a specific error message (ERR-01). */
  errorSubject?: ErrorSubject;
  skeleton: ReactNode;
  /** Announced while loading. By default `Loading` and `what` without `The`. */
  loadingLabel?: string;
  /** Wraps the error message, for sections without margins of their own. */
  wrapFailure?: (failure: ReactNode) => ReactNode;
  /** Shown when the data are empty, usually a `CentredState`; null shows nothing. When absent, `children` also renders empty data. */
  empty?: ReactNode;
  /** Returns whether the data are empty. By default only an empty list is. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/**
 * Renders a query that is loading (with a hint when this is slow), failed (with Retry), empty or loaded. When a refresh fails, the data
 * loaded before stay.
 */
export function QuerySection<Data>(props: Props<Data>): ReactNode {
  const {
    query,
    what,
    errorSubject: subject,
    skeleton,
    loadingLabel = `Loading ${what.replace(/^The /, '')}`,
    wrapFailure,
    empty,
    isEmpty = isEmptyList,
    children,
  } = props;
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data);
  if (error === undefined) return <Loading label={loadingLabel}>{skeleton}</Loading>;
  const failure = <Failure failure={explainFailure(error, what, subject)} busy={isFetching} onRetry={() => void refetch()} />;
  return wrapFailure === undefined ? failure : wrapFailure(failure);
}
