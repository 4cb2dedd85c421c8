import { createAction, createReducer } from '@reduxjs/toolkit';
import { hydrated, type Staleness } from './state.ts';

/**
 * An attempt to send a query has ended. `asOf` is the time when the response was last known to be current; null means that it is current,
 * undefined that the attempt failed.
 */
export const responseReceived = createAction<{ cacheKey: string; asOf: string | null | undefined }>('staleness/responseReceived');

/** Returns whether an endpoint's last call failed temporarily or returned a stale response. The endpoint must have no parameters. */
export const isUnavailable = ({ staleness }: { staleness: Staleness }, endpoint: string): boolean => `${endpoint}(undefined)` in staleness;

export const stalenessReducer = createReducer<Staleness>({}, (builder) => {
  builder.addCase(hydrated, (_state, { payload }) => payload.staleness);
  builder.addCase(responseReceived, (state, { payload: { cacheKey, asOf } }) => {
    if (asOf === null) delete state[cacheKey];
    else state[cacheKey] = asOf ?? state[cacheKey] ?? '';
  });
});
