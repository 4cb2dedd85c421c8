import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { getUserDetails } from '../endpoints/session.ts';
import { isSessionRefused } from '../errors.ts';
import type { ApiExtra } from '../extra.ts';
import type { RootState } from '../state.ts';
import { readAuthToken } from './authToken.ts';

type AppThunk<T> = ThunkAction<T, RootState, ApiExtra, UnknownAction>;

/** Milliseconds after which a returning tab verifies the session again. */
const RECHECK_AFTER_MS = 3_600_000;

/** Time of the last verification; null before the first, when no listener is set either. */
let askedAt: number | null = null;

/** Records a verification, and repeats it when the tab becomes visible after an hour (AUTH-09). */
export const confirmWhenTabReturns = (): AppThunk<void> => (dispatch) => {
  const watching = askedAt !== null;
  askedAt = Date.now();
  if (watching) return;
  document.addEventListener('visibilitychange', () => {
    const old = Date.now() - (askedAt ?? 0) >= RECHECK_AFTER_MS;
    if (old && document.visibilityState === 'visible' && readAuthToken() !== null) void dispatch(confirmSession());
  });
};

/** Verifies the session with the server. A refusal signs out with a toast; a failure changes nothing. */
export const confirmSession = (): AppThunk<Promise<void>> => async (dispatch, _getState, extra) => {
  dispatch(confirmWhenTabReturns());
  const token = readAuthToken();
  const { error } = await dispatch(getUserDetails.initiate(undefined, { forceRefetch: true, subscribe: false }));
  if (isSessionRefused(error) && token === readAuthToken()) extra.onUnauthorized();
};
