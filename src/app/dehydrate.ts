import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../api/baseApi.ts';
import type { RootState, Staleness } from '../api/state.ts';
import { httpStatus } from '../api/transport.ts';

/** The part of the server's state that the browser needs. */
export interface DehydratedState {
  /** Successful queries: endpoint, result and, when there is one, argument. All else of their cache entries follows from these. */
  fulfilled: [endpointName: string, result: unknown, arg?: unknown][];
  /** Cache entries of failed queries, by cache key. */
  rejected: RootState['api']['queries'];
  /** Left out when every response is current. */
  staleness?: Staleness;
}

/**
 * Returns what the browser needs of the server's API cache. Pending queries are left out, so that the browser sends them itself.
 * Nothing in it depends on the time or the request: the same content makes the same page, and its ETag holds.
 */
export function dehydrate(state: RootState): DehydratedState {
  const dehydrated: DehydratedState = { fulfilled: [], rejected: {} };
  for (const [cacheKey, entry] of Object.entries(state.api.queries)) {
    if (entry?.status === 'fulfilled') {
      const { endpointName, data, originalArgs: arg } = entry;
      dehydrated.fulfilled.push(arg === undefined ? [endpointName, data] : [endpointName, data, arg]);
    }
    if (entry?.status === 'rejected') dehydrated.rejected[cacheKey] = { ...entry, requestId: 'server', startedTimeStamp: 0 };
  }
  return Object.keys(state.staleness).length === 0 ? dehydrated : { ...dehydrated, staleness: state.staleness };
}

/** Whether a response is missing that a later visitor may get; a refusal, such as 404 for an unknown job, is a response. */
export function hasFailures(state: RootState): boolean {
  return baseApi.util.selectAllQueryEntries(state).some(({ status: queryStatus, error }) => {
    if (queryStatus !== 'rejected') return false;
    const status = httpStatus(error as FetchBaseQueryError);
    return status === null || status === 429 || status < 400 || status >= 500;
  });
}
