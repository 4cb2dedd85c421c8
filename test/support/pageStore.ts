import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { baseApi } from '../../src/api/baseApi.ts';
import type { ApiExtra } from '../../src/api/extra.ts';
import { signedOutUser, userReducer, type UserState } from '../../src/api/session/userSlice.ts';
import { stalenessReducer } from '../../src/api/staleness.ts';

const _persist = { version: 0, rehydrated: true };
/** Somebody who is not signed in, once the stored session has been read. */
export const visitor: UserState = { ...signedOutUser, _persist };
/** A member as the session stores it. */
export const member: UserState = { ...signedOutUser, _id: 'member1', name: 'Asha', _persist };
/** The state before the stored session has been read. */
export const unknownUser: UserState = signedOutUser;

/** Responds in place of the backends. */
export type Backend = (url: URL, request: Request) => Response | Promise<Response>;

interface StoreOptions extends Partial<ApiExtra> {
  /** Reduces the user's record; a stored one replaces the given user. */
  reduceUser?: Reducer<UserState>;
  /** Redux’s checks of state and actions, which are slow. They are for tests of the endpoints. */
  isChecked?: boolean;
}

const resetters: (() => void)[] = [];

// Stops the timers of cache entries.
afterEach(() => {
  for (const reset of resetters.splice(0)) reset();
});

/** Creates a real store for pages at `https://chapter.example.org`. A failed read is not tried again unless `retries` is given. */
export function pageStore(
  backend: Backend,
  user: UserState = visitor,
  { reduceUser = userReducer, isChecked = false, ...extra }: StoreOptions = {},
) {
  const extraArgument: ApiExtra = {
    origin: 'https://chapter.example.org',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return backend(new URL(request.url), request);
    },
    authToken: () => null,
    onUnauthorized: () => undefined,
    retries: 0,
    ...extra,
  };
  // A busy machine is no reason for a warning.
  const check = isChecked && { warnAfter: 60_000 };
  const store = configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer, user: reduceUser, staleness: stalenessReducer }),
    preloadedState: { user },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, serializableCheck: check, immutableCheck: check }).concat(baseApi.middleware),
  });
  resetters.push(() => act(() => void store.dispatch(baseApi.util.resetApiState())));
  return store;
}
