import { baseApi } from '../api/baseApi.ts';
import { hydrated } from '../api/state.ts';
import type { DehydratedState } from './dehydrate.ts';
import type { AppStore } from './store.ts';

/** Entries as the API takes them; it knows no endpoint by itself, so none by type. */
type QueryEntries = Parameters<typeof baseApi.util.upsertQueryEntries>[0];

/**
 * Puts what the server has handed over into the browser's API cache. To be called when the page's code is there, which brings its
 * endpoints; data of endpoints that did not arrive is left out.
 */
export function rehydrate(store: AppStore, { fulfilled, rejected, staleness = {} }: DehydratedState): void {
  store.dispatch(hydrated({ api: { ...store.getState().api, queries: rejected }, staleness }));
  const entries = fulfilled
    .filter(([endpointName]) => Object.hasOwn(baseApi.endpoints, endpointName))
    .map(([endpointName, value, arg]) => ({ endpointName, value, arg }));
  store.dispatch(baseApi.util.upsertQueryEntries(entries as QueryEntries));
}
