import { createApi } from '@reduxjs/toolkit/query/react';
import { INVALID_FORMAT, isRow, reasonIn } from './answers.ts';
import { TAG_TYPES } from './tags.ts';
import { transport } from './transport.ts';

/** Type of the action that puts the server's answers into the cache; its payload is `{api: …}`. */
export const HYDRATE = 'app/hydrate';

/** The cache in a hydration's payload, with the parts that RTK Query expects; nothing for any other action. */
function hydratedCache(action: { type: string; payload?: unknown }) {
  if (action.type !== HYDRATE || !isRow(action.payload) || !isRow(action.payload.api)) return undefined;
  return { queries: {}, mutations: {}, provided: {}, ...action.payload.api } as never;
}

/**
 * The one API of the site; the contracts' endpoints are injected into it. Answers are kept five minutes and shared
 * between components (CACHE-01). An answer of the wrong shape is an error like any other, never an exception.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: transport,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  catchSchemaFailure: (failure) => ({ status: 'CUSTOM_ERROR' as const, error: INVALID_FORMAT, data: reasonIn(failure.value) }),
  extractRehydrationInfo: hydratedCache,
  endpoints: () => ({}),
});
