import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '../api/baseApi.ts';
import type { ApiExtra } from '../api/extra.ts';
import type { UserState } from '../api/session/userSlice.ts';
import { stalenessReducer } from '../api/staleness.ts';

/** Development checks, with a high `warnAfter`: on a busy machine they would warn about their own slowness. */
const checks =
  process.env.NODE_ENV === 'production'
    ? {}
    : {
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE], warnAfter: 10_000 },
        immutableCheck: { warnAfter: 10_000 },
      };

export function createStore(userReducer: Reducer<UserState>, extra: ApiExtra) {
  return configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer, user: userReducer, staleness: stalenessReducer }),
    devTools: false,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra }, ...checks }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
