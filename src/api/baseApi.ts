import { createApi } from '@reduxjs/toolkit/query/react';
import { INVALID_FORMAT, reasonIn } from './answers.ts';
import { TAG_TYPES } from './tags.ts';
import { transport } from './transport.ts';

/** Type of the action that puts the server's answers into the cache; its payload is `{api: …}`. */
export const HYDRATE = 'app/hydrate';

const isHydration = (action: { type: string }): action is { type: string; payload: { api: never } } => action.type === HYDRATE;

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
  extractRehydrationInfo: (action) => (isHydration(action) ? action.payload.api : undefined),
  endpoints: () => ({}),
});
