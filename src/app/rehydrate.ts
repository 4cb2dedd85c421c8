import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import type { QueryDefinition } from '@reduxjs/toolkit/query/react';
import { baseApi, HYDRATE } from '../api/baseApi.ts';
import { tag, TAG_TYPES } from '../api/tags.ts';
import type { transport } from '../api/transport.ts';
import type { Handover } from './dehydrate.ts';
import type { AppStore } from './store.ts';

type AnyRead = QueryDefinition<unknown, typeof transport, string, unknown, 'api'>;

/** The one API as one of any reads: it knows its endpoints by their slices, which are not known here. Nothing is added. */
const api = baseApi.injectEndpoints({ endpoints: (): Record<string, AnyRead> => ({}) });

/**
 * Puts what the server has handed over into the browser's API cache. To be called when the page's code is there. Answers of endpoints
 * that come with the code of a part are there for it, because React hydrates the part from what the server has written it from. What
 * they are about only that code knows: a change of any list asks for them again.
 */
export function rehydrate(store: AppStore, { answers, refused, asOf }: Handover): void {
  const entries: { endpointName: string; value: unknown; arg: unknown }[] = [];
  const late: Record<string, object> = {};
  for (const [endpointName, value, arg] of answers) {
    if (endpointName in api.endpoints) entries.push({ endpointName, value, arg });
    else {
      // The definition could name a serialiser of its own; no endpoint has one.
      const key = defaultSerializeQueryArgs({ endpointName, queryArgs: arg, endpointDefinition: undefined as never });
      late[key] = { status: 'fulfilled', endpointName, data: value, originalArgs: arg, fulfilledTimeStamp: Date.now() };
    }
  }
  const all = TAG_TYPES.map((type) => tag(type));
  const provided = {
    tags: Object.fromEntries(all.map(({ type, id }) => [type, { [id]: Object.keys(late) }])),
    keys: Object.fromEntries(Object.keys(late).map((key) => [key, all])),
  };
  store.dispatch({ type: HYDRATE, payload: { api: { queries: { ...late, ...refused }, provided }, asOf } });
  store.dispatch(api.util.upsertQueryEntries(entries));
}
