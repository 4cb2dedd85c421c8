import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../baseApi.ts';
import type { ApiExtra } from '../extra.ts';
import type { RootState } from '../state.ts';
import { SESSION_TAGS } from '../tags.ts';
import { readAuthToken } from './authToken.ts';
import { invalidateMemberData, signOutHere } from './signOut.ts';

let resolveSessionChecked: () => void = () => undefined;
const sessionChecked = new Promise<void>((resolve) => (resolveSessionChecked = resolve));

/** Returns a promise that resolves when the session has been checked; null when there is no token. */
export const pendingSessionCheck = (): Promise<void> | null => (readAuthToken() === null ? null : sessionChecked);

type QueryEndpoints = Record<
  string,
  { initiate: (arg: unknown) => ThunkAction<{ unsubscribe: () => void }, RootState, ApiExtra, UnknownAction> }
>;

/**
 * Requests the data again that the server has rendered, and masked, for an anonymous caller (D-36). Subscribes to these cache entries
 * meanwhile, because a page that is not hydrated yet has no subscriptions of its own.
 */
const refetchAsMember = (): ThunkAction<void, RootState, ApiExtra, UnknownAction> => (dispatch, getState) => {
  const queryEndpoints = baseApi.endpoints as QueryEndpoints;
  const state = getState();
  const entries = baseApi.util.selectAllQueryEntries(state).filter(({ status }) => status === 'fulfilled');
  const fulfilled = new Set<string>(entries.map(({ queryCacheKey }) => queryCacheKey));
  const subscriptions = baseApi.util
    .selectInvalidatedBy(state, SESSION_TAGS)
    .filter(({ queryCacheKey }) => fulfilled.has(queryCacheKey))
    .map(({ endpointName, originalArgs }) => queryEndpoints[endpointName] && dispatch(queryEndpoints[endpointName].initiate(originalArgs)));
  const runningRequests = [...dispatch(baseApi.util.getRunningQueriesThunk()), ...dispatch(baseApi.util.getRunningMutationsThunk())];
  dispatch(invalidateMemberData());
  // RTK Query removes unused entries only when no call is pending.
  void Promise.allSettled(runningRequests).then(() => subscriptions.forEach((item) => item?.unsubscribe()));
};

/**
 * Reconciles token and user record once per visit (D-24). Signs out if there is only a record, and loads the record if there is only a
 * token. If there are both, verifies the session with the server (AUTH-09). If the server cannot be reached, the next visit tries again.
 */
export const checkSession = (): ThunkAction<Promise<void>, RootState, ApiExtra, UnknownAction> => async (dispatch, getState) => {
  const hasRecord = getState().user._id !== null;
  if (readAuthToken() === null) {
    if (hasRecord) await dispatch(signOutHere());
    return;
  }
  if (hasRecord) dispatch(refetchAsMember());
  // Imported on demand: visitors without a session do not need this code.
  try {
    const { loadMember, confirmSession } = await import(/* webpackChunkName: "member" */ './loadMember.ts');
    await dispatch(hasRecord ? confirmSession() : loadMember());
  } catch {
  } finally {
    resolveSessionChecked();
  }
};
