import { createAction, createReducer } from '@reduxjs/toolkit';
import { hydrated, type Staleness } from './state.ts';

/**
 * A query's response: `asOf` is when it was last known to be current, null when it is current, undefined when the attempt failed.
 */
export const responseReceived = createAction<{ cacheKey: string; asOf: string | null | undefined }>('staleness/responseReceived');

/** Returns whether the last call of an endpoint without parameters failed temporarily or returned a stale response. */
export const isUnavailable = ({ staleness }: { staleness: Staleness }, endpoint: string): boolean => `${endpoint}(undefined)` in staleness;

export const stalenessReducer = createReducer<Staleness>({}, (builder) => {
  builder.addCase(hydrated, (_state, { payload }) => payload.staleness);
  builder.addCase(responseReceived, (state, { payload: { cacheKey, asOf } }) => {
    if (asOf === null) delete state[cacheKey];
    else state[cacheKey] = asOf ?? state[cacheKey] ?? '';
  });
});
