import { createApi } from '@reduxjs/toolkit/query/react';
import { TAG_TYPES } from './generated/tags.ts';
import { INVALID_FORMAT, selectReason } from './responses.ts';
import { hydrated } from './state.ts';
import { transport } from './transport.ts';

/**
 * The only `createApi`; generated endpoints are injected into it. Components share cached responses, which are kept for five minutes after
 * their last use (CACHE-01). A response of the wrong shape becomes an `error` result; nothing is thrown.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: transport,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  catchSchemaFailure: (failure) => ({ status: 'CUSTOM_ERROR' as const, error: INVALID_FORMAT, data: selectReason(failure.value) }),
  extractRehydrationInfo: (action) => (hydrated.match(action) ? action.payload.api : undefined),
  endpoints: () => ({}),
});
