import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router';
import { baseApi } from '../../../src/api/baseApi.ts';
import type { ApiExtra } from '../../../src/api/extra.ts';
import { signedOut, userReducer, type UserState } from '../../../src/api/session/userSlice.ts';
import { SettingsProvider } from '../../../src/app/SettingsContext.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';

/** Settings of an installation at `https://chapter.example.org`. */
export const settings: PublicSettings = {
  publicUrl: 'https://chapter.example.org',
  emailjs: { serviceId: 's', publicKey: 'k', templates: { general: 'g', training: 't', csr: 'c' } },
};

const _persist = { version: 0, rehydrated: true };
/** Nobody, once the stored session has been read. */
export const visitor: UserState = { ...signedOut, _persist };
export const member: UserState = { ...signedOut, _id: 'member1', name: 'Asha', _persist };
/** The first moment, when nobody knows yet who is there. */
export const unknown: UserState = signedOut;

/** What a call whose path contains the key answers: a list, or an HTTP status; without an entry: nothing, ever. */
export type Answers = Record<string, readonly unknown[] | number>;

const used: (() => void)[] = [];

// Stops the timers of cached answers.
afterEach(() => {
  for (const reset of used.splice(0)) reset();
});

/** A real store over a backend that answers as told; `calls` are the paths that reached it. */
export function shellStore(answers: Answers = {}, user: UserState = visitor) {
  const calls: string[] = [];
  const extraArgument: ApiExtra = {
    origin: settings.publicUrl,
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      calls.push(pathname);
      const told = Object.entries(answers).find(([part]) => pathname.includes(part))?.[1];
      if (told === undefined) return new Promise<Response>(() => {});
      if (typeof told === 'number') return Response.json({ success: false, error: 'No', message: 'No' }, { status: told });
      return Response.json({ success: true, data: told });
    },
    authToken: () => null,
    onUnauthorized: () => undefined,
    retries: 0,
  };
  const store = configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer, user: userReducer }),
    preloadedState: { user },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
  });
  used.push(() => act(() => void store.dispatch(baseApi.util.resetApiState())));
  return { store, calls };
}

function Address(): ReactElement {
  const { pathname } = useLocation();
  return <p data-testid="address">{pathname}</p>;
}

interface Options {
  answers?: Answers;
  user?: UserState;
  address?: string;
}

/** Renders parts of the shell at an address of the browser. */
export function showShell(content: ReactElement, { answers = {}, user = visitor, address = '/' }: Options = {}) {
  window.history.replaceState(null, '', address);
  const { store, calls } = shellStore(answers, user);
  const view = render(
    <Provider store={store}>
      <SettingsProvider value={settings}>
        <BrowserRouter>
          {content}
          <Address />
        </BrowserRouter>
      </SettingsProvider>
    </Provider>,
  );
  return { ...view, store, calls, answers };
}
