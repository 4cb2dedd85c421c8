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
  /** what is loaded, as the beginning of the error message: `The events` */
  what: string;
  /** selects a specific error message (ERR-01) */
  errorSubject?: ErrorSubject;
  skeleton: ReactNode;
  /** announced while loading; `Loading` and `what` by default */
  loadingLabel?: string;
  /** wraps the error, where the section has no margins of its own */
  wrapFailure?: (failure: ReactNode) => ReactNode;
  /** shown when there is nothing, usually a `CentredState`; null shows nothing */
  empty?: ReactNode;
  /** by default an empty list is empty */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/**
 * Renders one query in each of its states: loading (with a slow hint), failed with Retry, empty, loaded. Loaded data stays when a refresh
 * fails.
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
