import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { getUserDetails } from '../endpoints/session.ts';
import { isSessionRefused } from '../errors.ts';
import type { ApiExtra } from '../extra.ts';
import type { MemberDetails } from '../models/member.ts';
import type { RootState } from '../state.ts';
import { readAuthToken } from './authToken.ts';
import { mergeUser, type User } from './userSlice.ts';

type AppThunk<T> = ThunkAction<T, RootState, ApiExtra, UnknownAction>;

/** Milliseconds after which a returning tab verifies the session again. */
const RECHECK_AFTER_MS = 3_600_000;

/** Time of the last verification; null before the first, when no listener is set either. */
let requestedAt: number | null = null;

/** Records a verification, and repeats it when the tab becomes visible after an hour (AUTH-09). */
export const confirmWhenTabReturns = (): AppThunk<void> => (dispatch) => {
  const isListening = requestedAt !== null;
  requestedAt = Date.now();
  if (isListening) return;
  document.addEventListener('visibilitychange', () => {
    const isStale = Date.now() - (requestedAt ?? 0) >= RECHECK_AFTER_MS;
    if (isStale && document.visibilityState === 'visible' && readAuthToken() !== null) void dispatch(confirmSession());
  });
};

/** Returns the fields that the member, on another device, or an admin may change. */
export const changeableFields = (details: MemberDetails): Partial<User> => ({
  name: details.name,
  mobileNumber: details.mobileNumber,
  membership_number: details.membershipNumber,
  profilePicture: details.profilePicture,
});

/**
 * Verifies the session with the server, since an expired one would show a signed-in member beside masked data. A 401 signs out with a
 * toast (see `transport`), as any other refusal does; failures change nothing. Updates the record, which may have been changed elsewhere.
 */
export const confirmSession = (): AppThunk<Promise<void>> => async (dispatch, getState, extra) => {
  dispatch(confirmWhenTabReturns());
  const token = readAuthToken();
  const { user } = getState();
  const { data, error } = await dispatch(getUserDetails.initiate(undefined, { forceRefetch: true, subscribe: false }));
  // The record may have been changed meanwhile.
  if (data && getState().user === user) dispatch(mergeUser(changeableFields(data)));
  if (isSessionRefused(error) && token === readAuthToken()) extra.onUnauthorized();
};
