import { baseApi } from '../api/baseApi.ts';
import { hydrated } from '../api/state.ts';
import type { DehydratedState } from './dehydrate.ts';
import type { AppStore } from './store.ts';

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
