import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../extra.ts';
import { baseApi } from '../baseApi.ts';
import type { RootState } from '../state.ts';
import { SESSION_TAGS } from '../tags.ts';
import { readAuthToken } from './authToken.ts';
import { signOut } from './signOut.ts';

/**
 * Makes token and user record agree (D-24): a token without a record loads the record, a record without a token
 * signs out. Both or neither: nothing to do. When they cannot be reached, the next visit tries again.
 */
export const checkSession = (): ThunkAction<Promise<void>, RootState, ApiExtra, UnknownAction> => async (dispatch, getState) => {
  const hasToken = readAuthToken() !== null;
  const hasRecord = getState().user._id !== null;
  // The server renders for anonymous callers: a member's page asks again for what was masked (D-36).
  if (hasToken && hasRecord) dispatch(baseApi.util.invalidateTags(SESSION_TAGS));
  if (hasToken === hasRecord) return;
  if (hasRecord) {
    await dispatch(signOut());
    return;
  }
  // Loaded here only: visitors without a session need none of it.
  try {
    const { loadMember } = await import(/* webpackChunkName: "member" */ './loadMember.ts');
    await dispatch(loadMember());
  } catch {
    // The code or the backend did not answer.
  }
};
