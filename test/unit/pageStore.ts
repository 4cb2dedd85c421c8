import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { stalenessReducer } from '../../src/api/staleness.ts';
import { baseApi } from '../../src/api/baseApi.ts';
import type { ApiExtra } from '../../src/api/extra.ts';
import { signedOut, userReducer, type UserState } from '../../src/api/session/userSlice.ts';

const _persist = { version: 0, rehydrated: true };
/** Nobody, once the stored session has been read. */
export const visitor: UserState = { ...signedOut, _persist };
/** A member as the session keeps it. */
export const member: UserState = { ...signedOut, _id: 'member1', name: 'Asha', _persist };
/** The first moment, when nobody knows yet who is there. */
export const unknown: UserState = signedOut;

const unsubscribers: (() => void)[] = [];

// Stops the timers of cached answers.
afterEach(() => {
  for (const reset of unsubscribers.splice(0)) reset();
});

/** A real store for pages, at `https://chapter.example.org`, over backends that answer as told. */
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
    // On a busy machine the checks of development take long and would warn of that.
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
  });
  unsubscribers.push(() => act(() => void store.dispatch(baseApi.util.resetApiState())));
  return store;
}
