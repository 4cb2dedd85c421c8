import { createAction } from '@reduxjs/toolkit';
import type { CombinedState } from '@reduxjs/toolkit/query/react';
import type { UserState } from './session/userSlice.ts';
import type { TagType } from './tags.ts';

type ApiState = CombinedState<Record<never, never>, TagType, 'api'>;

/** Stale responses by cache key, with the time they were last known to be current, ISO 8601; an empty string when the request failed. */
export type Staleness = Readonly<Record<string, string>>;

export interface RootState {
  api: ApiState;
  user: UserState;
  staleness: Staleness;
}

/** `requestId` of a query that failed on the server (src/app/dehydrate.ts) and that the browser has not sent yet. */
export const SERVER_REQUEST_ID = 'server';

/** Merges the server's state (src/app/rehydrate.ts). */
export const hydrated = createAction<Pick<RootState, 'api' | 'staleness'>>('app/hydrated');
