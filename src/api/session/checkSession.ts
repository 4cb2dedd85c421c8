import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../baseApi.ts';
import type { ApiExtra } from '../extra.ts';
import type { RootState } from '../state.ts';
import { SESSION_TAGS } from '../tags.ts';
import { readAuthToken } from './authToken.ts';
import { dropMemberAnswers, signOutHere } from './signOut.ts';

let tellChecked: () => void = () => undefined;
const checked = new Promise<void>((resolve) => (tellChecked = resolve));

/** When the session has been checked; null where there is nothing to wait for: no token could still bring the member's record. */
export const checkUnderWay = (): Promise<void> | null => (readAuthToken() === null ? null : checked);

/** What is used here of an endpoint that reads, whichever it is. */
type Reads = Record<string, { initiate: (arg: unknown) => ThunkAction<{ unsubscribe: () => void }, RootState, ApiExtra, UnknownAction> }>;

/**
 * The server renders for anonymous callers: a member's page asks again for what was masked (D-36). Until it has come, the page shows
 * what it has: a page that is not hydrated yet holds on to nothing itself, and what nobody holds on to would go.
 */
const askAsMember = (): ThunkAction<void, RootState, ApiExtra, UnknownAction> => (dispatch, getState) => {
  const reads = baseApi.endpoints as Reads;
  const state = getState();
  const entries = baseApi.util.selectAllQueryEntries(state).filter(({ status }) => status === 'fulfilled');
  const fulfilled = new Set<string>(entries.map(({ queryCacheKey }) => queryCacheKey));
  const held = baseApi.util
    .selectInvalidatedBy(state, SESSION_TAGS)
    .filter(({ queryCacheKey }) => fulfilled.has(queryCacheKey))
    .map(({ endpointName, originalArgs }) => reads[endpointName] && dispatch(reads[endpointName].initiate(originalArgs)));
  const running = [...dispatch(baseApi.util.getRunningQueriesThunk()), ...dispatch(baseApi.util.getRunningMutationsThunk())];
  dispatch(dropMemberAnswers());
  // While any call is on its way the library only notes what is to be dropped.
  void Promise.allSettled(running).then(() => held.forEach((one) => one?.unsubscribe()));
};

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
  if (hasRecord) dispatch(askAsMember());
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
