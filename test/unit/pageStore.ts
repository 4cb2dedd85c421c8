import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { stalenessReducer } from '../../src/api/staleness.ts';
import { baseApi } from '../../src/api/baseApi.ts';
import type { ApiExtra } from '../../src/api/extra.ts';
import { signedOutUser, userReducer, type UserState } from '../../src/api/session/userSlice.ts';

const _persist = { version: 0, rehydrated: true };
/** Somebody who is not signed in, once the stored session has been read. */
export const visitor: UserState = { ...signedOutUser, _persist };
/** A member as the session stores it. */
export const member: UserState = { ...signedOutUser, _id: 'member1', name: 'Asha', _persist };
/** The state before the stored session has been read. */
export const unknownUser: UserState = signedOutUser;

const resetters: (() => void)[] = [];

// Stops the timers of cache entries.
afterEach(() => {
  for (const reset of resetters.splice(0)) reset();
});

/**
 * Creates a real store for pages at `https://chapter.example.org`.
 * @param respond responds in place of the backends
 * @param retries the number of retries of a failed read
 */
export function pageStore(respond: (url: URL, request: Request) => Response | Promise<Response>, user: UserState, retries = 0) {
  const extraArgument: ApiExtra = {
    origin: 'https://chapter.example.org',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return respond(new URL(request.url), request);
    },
    authToken: () => null,
    onUnauthorized: () => undefined,
    retries,
  };
  const store = configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer, user: userReducer, staleness: stalenessReducer }),
    preloadedState: { user },
    // The development checks are off, because on a busy machine they are slow and print a warning about it.
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
  });
  resetters.push(() => act(() => void store.dispatch(baseApi.util.resetApiState())));
  return store;
}
