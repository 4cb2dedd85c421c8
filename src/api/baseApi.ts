import { createApi } from '@reduxjs/toolkit/query/react';
import { INVALID_FORMAT, reasonIn } from './answers.ts';
import { TAG_TYPES } from './tags.ts';
import { transport } from './transport.ts';

/** Type of the action that puts the server's answers into the cache; its payload is `{api: {queries, provided}, asOf}`. */
export const HYDRATE = 'app/hydrate';

/** The cache in a hydration's payload, with the parts that RTK Query expects; nothing for any other action. */
const hydratedCache = ({ type, payload }: { type: string; payload?: unknown }) =>
  type === HYDRATE ? ({ mutations: {}, ...(payload as { api: object }).api } as never) : undefined;

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
