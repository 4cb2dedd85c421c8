import { baseApi, HYDRATE } from '../api/baseApi.ts';
import type { Handover } from './dehydrate.ts';
import type { AppStore } from './store.ts';

/** The entries as RTK Query takes them; it knows endpoints by their slices, which are not known here. */
type Entries = Parameters<typeof baseApi.util.upsertQueryEntries>[0];

/**
 * Puts what the server has handed over into the browser's API cache. To be called when the page's code is there:
 * answers of endpoints that are not known are left aside, and asked for when somebody needs them.
 */
export function rehydrate(store: AppStore, { answers, refused }: Handover): void {
  store.dispatch({ type: HYDRATE, payload: { api: { queries: refused } } });
  const entries = answers.map(([endpointName, value, arg]) => ({ endpointName, value, arg }));
  store.dispatch(baseApi.util.upsertQueryEntries(entries as unknown as Entries));
}
