import { createAction } from '@reduxjs/toolkit';
import type { CombinedState } from '@reduxjs/toolkit/query/react';
import type { UserState } from './session/userSlice.ts';
import type { TagType } from './tags.ts';

/** The API cache. */
type ApiState = CombinedState<Record<never, never>, TagType, 'api'>;

/**
 * Cached responses that may be out of date, by cache key: the moment at which the response was last known to be current, ISO 8601;
 * an empty string for one that could not be requested again.
 */
export type Staleness = Readonly<Record<string, string>>;

/** The whole state: the API cache, the signed-in user, and which cached responses may be out of date. */
export interface RootState {
  api: ApiState;
  user: UserState;
  staleness: Staleness;
}

/** Puts what the server has handed over into the state (src/app/rehydrate.ts). */
export const hydrated = createAction<Pick<RootState, 'api' | 'staleness'>>('app/hydrated');
