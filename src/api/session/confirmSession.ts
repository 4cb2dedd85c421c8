import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { getUserDetails } from '../endpoints/session.ts';
import type { ApiExtra } from '../extra.ts';
import type { RootState } from '../state.ts';
import { readAuthToken } from './authToken.ts';

type AppThunk<T> = ThunkAction<T, RootState, ApiExtra, UnknownAction>;

/** A tab that comes back is asked about again when the last answer is as old as this; milliseconds. */
const AGAIN_AFTER_MS = 3_600_000;

/** When the server was last asked; null: not yet, and nothing watches for the tab to come back. */
let askedAt: number | null = null;

/** Notes that the server has just been asked, and asks it again when the tab comes back after an hour (AUTH-09). */
export const confirmAfterAnHour = (): AppThunk<void> => (dispatch) => {
  const watching = askedAt !== null;
  askedAt = Date.now();
  if (watching) return;
  document.addEventListener('visibilitychange', () => {
    const old = Date.now() - (askedAt ?? 0) >= AGAIN_AFTER_MS;
    if (old && document.visibilityState === 'visible' && readAuthToken() !== null) void dispatch(confirmSession());
  });
};

/**
 * Asks the server whether it still knows the session: one that has ended would show somebody as signed in beside what is
 * masked for visitors. A 401 signs out with a toast (see `transport`); any other failure leaves everything as it is.
 */
export const confirmSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  dispatch(confirmAfterAnHour());
  await dispatch(getUserDetails.initiate(undefined, { forceRefetch: true, subscribe: false }));
};
