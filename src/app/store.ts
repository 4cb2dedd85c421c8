import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '../api/baseApi.ts';
import type { ApiExtra } from '../api/extra.ts';
import type { UserState } from '../api/session/userSlice.ts';
import { stalenessReducer } from '../api/staleness.ts';

/** The checks of development, which warn of their own slowness: on a busy machine that is no news. */
const checks =
  process.env.NODE_ENV === 'production'
    ? {}
    : {
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE], warnAfter: 10_000 },
        immutableCheck: { warnAfter: 10_000 },
      };

/**
 * A store. The browser passes the persisted user reducer, the server the plain one.
 *
 * @param userReducer reducer of the `user` slice
 * @param extra where the API lives and who is signed in; reaches every thunk
 */
export function createStore(userReducer: Reducer<UserState>, extra: ApiExtra) {
  return configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer, user: userReducer, staleness: stalenessReducer }),
    devTools: false,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra }, ...checks }).concat(baseApi.middleware),
  });
}

/** The store that `createStore` makes. */
export type AppStore = ReturnType<typeof createStore>;
