import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { getUserDetails } from '../endpoints/session.ts';
import { rewriteFileAddress } from '../contentFiles.ts';
import { isSessionRefused } from '../errors.ts';
import type { ApiExtra } from '../extra.ts';
import type { MemberDetails } from '../models/member.ts';
import type { RootState } from '../state.ts';
import { readAuthToken } from './authToken.ts';
import { mergeUser, type User } from './userSlice.ts';

type AppThunk<T> = ThunkAction<T, RootState, ApiExtra, UnknownAction>;

/** Milliseconds after which a tab verifies the session again when it becomes visible. */
const RECHECK_AFTER_MS = 3_600_000;

/** Time of the last verification. Null before the first one, which also adds the listener. */
let requestedAt: number | null = null;

/** Records that the session has just been verified. Verifies it again when the tab becomes visible an hour later or more (AUTH-09). */
export const confirmWhenTabReturns = (): AppThunk<void> => (dispatch) => {
  const isListening = requestedAt !== null;
  requestedAt = Date.now();
  if (isListening) return;
  document.addEventListener('visibilitychange', () => {
    const isStale = Date.now() - (requestedAt ?? 0) >= RECHECK_AFTER_MS;
    if (isStale && document.visibilityState === 'visible' && readAuthToken() !== null) void dispatch(confirmSession());
  });
};

/**
 * Returns the fields that may change elsewhere: an admin may change them, or the member on another device.
 * @param contentHost as in `ApiExtra`; the picture's URL becomes a path of this site
 */
export const changeableFields = (details: MemberDetails, contentHost: string | undefined): Partial<User> => ({
  name: details.name,
  mobileNumber: details.mobileNumber,
  membership_number: details.membershipNumber,
  profilePicture:
    details.profilePicture === null || contentHost === undefined
      ? details.profilePicture
      : rewriteFileAddress(details.profilePicture, contentHost),
});

/**
 * Verifies the session with the server; with an expired session, a page would show a signed-in member next to masked data. A refusal signs
 * out with a toast (`transport` handles 401 and 403), other failures change nothing. Updates the record, which may have been changed elsewhere.
 */
export const confirmSession = (): AppThunk<Promise<void>> => async (dispatch, getState, extra) => {
  dispatch(confirmWhenTabReturns());
  const token = readAuthToken();
  const { user } = getState();
  const { data, error } = await dispatch(getUserDetails.initiate(undefined, { forceRefetch: true, subscribe: false }));
  // The record may have been changed meanwhile.
  if (data && getState().user === user) dispatch(mergeUser(changeableFields(data, extra.contentHost)));
  if (isSessionRefused(error) && token === readAuthToken()) extra.onUnauthorized();
};
