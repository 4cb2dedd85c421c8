import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../extra.ts';
import type { RootState } from '../state.ts';
import { readAuthToken } from './authToken.ts';
import { dropMemberAnswers, signOutHere } from './signOut.ts';

let tellChecked: () => void = () => undefined;
const checked = new Promise<void>((resolve) => (tellChecked = resolve));

/** When the session has been checked; null where there is nothing to wait for: no token could still bring the member's record. */
export const checkUnderWay = (): Promise<void> | null => (readAuthToken() === null ? null : checked);

/**
 * Makes token and user record agree (D-24), once a visit: a record without a token signs out, a token without a record
 * loads the record, and with both the server is asked whether it still knows the session (AUTH-09). Neither: nothing to
 * do. When the server cannot be reached, the next visit tries again.
 */
export const checkSession = (): ThunkAction<Promise<void>, RootState, ApiExtra, UnknownAction> => async (dispatch, getState) => {
  const hasRecord = getState().user._id !== null;
  if (readAuthToken() === null) {
    if (hasRecord) await dispatch(signOutHere());
    return;
  }
  // The server renders for anonymous callers: a member's page asks again for what was masked (D-36).
  if (hasRecord) dispatch(dropMemberAnswers());
  // Loaded here only: visitors without a session need none of it.
  try {
    const { loadMember, confirmSession } = await import(/* webpackChunkName: "member" */ './loadMember.ts');
    await dispatch(hasRecord ? confirmSession() : loadMember());
  } catch {
    // The code or the backend did not answer.
  } finally {
    tellChecked();
  }
};
