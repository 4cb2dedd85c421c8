import { buildCreateApi, coreModule, reactHooksModule, type CoreModule, type Module } from '@reduxjs/toolkit/query/react';
import { TAG_TYPES } from './generated/tags.ts';
import { INVALID_FORMAT, selectReason } from './responses.ts';
import { hydrated } from './state.ts';
import { onSuccess } from './tags.ts';
import { transport } from './transport.ts';

const core = coreModule();

/** RTK Query's core, except that a write invalidates its generated tags only if it succeeds, and then in all tabs (CACHE-02). */
const coreWithWrites: Module<CoreModule> = {
  ...core,
  init(api, options, context) {
    const { injectEndpoint } = core.init(api, options, context);
    return {
      injectEndpoint(name, definition) {
        const tags = definition.invalidatesTags;
        if (Array.isArray(tags)) definition.invalidatesTags = onSuccess(() => tags);
        injectEndpoint(name, definition);
      },
    };
  },
};

/**
 * The only `createApi`; generated endpoints are injected into it. Components share cached responses, which are kept for five minutes after
 * their last use (CACHE-01). A response of the wrong shape becomes an `error` result; nothing is thrown.
 */
export const baseApi = buildCreateApi(
  coreWithWrites,
  reactHooksModule(),
)({
  reducerPath: 'api',
  baseQuery: transport,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  catchSchemaFailure: (failure) => ({ status: 'CUSTOM_ERROR' as const, error: INVALID_FORMAT, data: selectReason(failure.value) }),
  extractRehydrationInfo: (action) => (hydrated.match(action) ? action.payload.api : undefined),
  endpoints: () => ({}),
});
