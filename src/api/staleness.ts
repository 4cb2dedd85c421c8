import { createAction, createReducer } from '@reduxjs/toolkit';
import { hydrated, type Staleness } from './state.ts';

/**
 * The response to a query has come: `asOf` is the moment at which it was last known to be current, null for a current one, and
 * undefined when there is none because the service behind the site is away.
 */
export const responseReceived = createAction<{ cacheKey: string; asOf: string | null | undefined }>('staleness/responseReceived');

/** Keeps which cached responses may be out of date. */
export const stalenessReducer = createReducer<Staleness>({}, (builder) => {
  builder.addCase(hydrated, (_state, { payload }) => payload.staleness);
  builder.addCase(responseReceived, (state, { payload: { cacheKey, asOf } }) => {
    if (asOf === null) delete state[cacheKey];
    else state[cacheKey] = asOf ?? state[cacheKey] ?? '';
  });
});
