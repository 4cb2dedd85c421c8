import type { QueryDefinition } from '@reduxjs/toolkit/query/react';
import { baseApi, HYDRATE } from '../api/baseApi.ts';
import type { transport } from '../api/transport.ts';
import type { Handover } from './dehydrate.ts';
import type { AppStore } from './store.ts';

type AnyRead = QueryDefinition<unknown, typeof transport, string, unknown, 'api'>;

/** The one API as one of any reads: it knows its endpoints by their slices, which are not known here. Nothing is added. */
const api = baseApi.injectEndpoints({ endpoints: (): Record<string, AnyRead> => ({}) });

/**
 * Puts what the server has handed over into the browser's API cache. To be called when the page's code is there:
 * answers of endpoints that are not known are left aside, and asked for when somebody needs them.
 */
export function rehydrate(store: AppStore, { answers, refused, asOf }: Handover): void {
  store.dispatch({ type: HYDRATE, payload: { api: { queries: refused }, asOf } });
  const entries = answers.map(([endpointName, value, arg]) => ({ endpointName, value, arg }));
  store.dispatch(api.util.upsertQueryEntries(entries));
}
