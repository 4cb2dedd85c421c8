import { createAction } from '@reduxjs/toolkit';
import type { CombinedState } from '@reduxjs/toolkit/query/react';
import type { UserState } from './session/userSlice.ts';
import type { TagType } from './tags.ts';

type ApiState = CombinedState<Record<never, never>, TagType, 'api'>;

/** Times when stale responses were last known to be current (ISO 8601), by cache key. Empty if a request failed and the time is unknown. */
export type Staleness = Readonly<Record<string, string>>;

export interface RootState {
  api: ApiState;
  user: UserState;
  staleness: Staleness;
}

/** `requestId` of a query that failed on the server (src/app/dehydrate.ts), until the browser sends it. */
export const SERVER_REQUEST_ID = 'server';

/** Merges the server's state (src/app/rehydrate.ts). */
export const hydrated = createAction<Pick<RootState, 'api' | 'staleness'>>('app/hydrated');
