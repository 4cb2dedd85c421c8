import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../api/baseApi.ts';
import { SERVER_REQUEST_ID, type RootState, type Staleness, hydrated } from '../api/state.ts';
import { httpStatus } from '../api/transport.ts';
import type { AppStore } from './store.ts';

export interface DehydratedState {
  /** Successful queries: endpoint, result and argument (if any). The browser rebuilds the cache entries from these. */
  fulfilled: [endpointName: string, result: unknown, arg?: unknown][];
  rejected: RootState['api']['queries'];
  /** Absent when every response is current. */
  staleness?: Staleness;
}

/**
 * Returns the part of the server's API cache that the browser needs. Omits pending queries, which the browser sends itself. The result does
 * not depend on the time or the request, so that the same content has the same ETag.
 */
export function dehydrate(state: RootState): DehydratedState {
  const dehydrated: DehydratedState = { fulfilled: [], rejected: {} };
  for (const [cacheKey, entry] of Object.entries(state.api.queries)) {
    if (entry?.status === 'fulfilled') {
      const { endpointName, data, originalArgs: arg } = entry;
      dehydrated.fulfilled.push(arg === undefined ? [endpointName, data] : [endpointName, data, arg]);
    }
    if (entry?.status === 'rejected') dehydrated.rejected[cacheKey] = { ...entry, requestId: SERVER_REQUEST_ID, startedTimeStamp: 0 };
  }
  return Object.keys(state.staleness).length === 0 ? dehydrated : { ...dehydrated, staleness: state.staleness };
}

/** Returns whether a query failed that may succeed later. A refusal, such as 404, does not count. */
export function hasFailures(state: RootState): boolean {
  return baseApi.util.selectAllQueryEntries(state).some(({ status: queryStatus, error }) => {
    if (queryStatus !== 'rejected') return false;
    const status = httpStatus(error as FetchBaseQueryError);
    return status === null || status === 429 || status < 400 || status >= 500;
  });
}

/** Endpoints are injected, so the base API has no type for their entries. */
type QueryEntries = Parameters<typeof baseApi.util.upsertQueryEntries>[0];

/**
 * Fills the browser's API cache from the server's state. Call once the page's code has injected its endpoints, because data of unknown
 * endpoints is dropped.
 */
export function rehydrate(store: AppStore, { fulfilled, rejected, staleness = {} }: DehydratedState): void {
  store.dispatch(hydrated({ api: { ...store.getState().api, queries: rejected }, staleness }));
  const entries = fulfilled
    .filter(([endpointName]) => Object.hasOwn(baseApi.endpoints, endpointName))
    .map(([endpointName, value, arg]) => ({ endpointName, value, arg }));
  store.dispatch(baseApi.util.upsertQueryEntries(entries as QueryEntries));
}
