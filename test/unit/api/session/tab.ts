import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../../../src/api/extra.ts';
import type { User } from '../../../../src/api/session/userSlice.ts';
import { json } from '../apiStore.ts';

export { json };

/** The response of `user-details` for Asha, the member of these tests. */
export const userDetails = {
  success: true,
  ID: 7001,
  _id: 'of-the-content-system',
  email: 'asha@example.org',
  name: 'Asha Pillai',
  membership_number: '5204817',
  profile_picture: '/wp-content/uploads/asha.svg',
  job_role: 'Delivery Manager',
  mobile_number: '9840012301',
};

/** The response of `checkUser` for Asha. */
export const registration = {
  success: true,
  user: { _id: '65f1c0ffee65f1c0ffee0001', role: 'admin', name: 'Asha P', email: 'asha@example.org' },
};

/** Asha's record in the store. */
export const asha: User = {
  accessToken: null,
  email: 'asha@example.org',
  _id: '65f1c0ffee65f1c0ffee0001',
  name: 'Asha Pillai',
  role: 'admin',
  mobileNumber: '9840012301',
  membership_number: '5204817',
  profilePicture: '/wp-content/uploads/asha.svg',
};

/** The record of a visitor who is not signed in. */
export const anonymousUser: User = {
  accessToken: null,
  email: null,
  _id: null,
  name: null,
  role: null,
  mobileNumber: null,
  membership_number: null,
  profilePicture: null,
};

/** Returns a user's record as redux-persist stores it at version 0. */
export const toStoredRecord = (user: User): string =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(user).map(([field, value]) => [field, JSON.stringify(value)])),
    _persist: JSON.stringify({ version: 0, rehydrated: true }),
  });

/** Returns the record in local storage with its values parsed, or null when there is none. */
export function readRecord(): unknown {
  const text = localStorage.getItem('user-storage');
  if (text === null) return null;
  const record = JSON.parse(text) as Record<string, string>;
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, JSON.parse(value)]));
}

/** Returns what `readRecord` returns when a user is stored. */
export const recordOf = (user: User) => ({ ...user, _persist: { version: 0, rehydrated: true } });

type TestResponse = Response | Promise<Response>;

/** The responses of the backends by the last segment of the path. A test replaces those that it is about. */
export type Backend = Record<string, (request: Request) => TestResponse>;

const cleanups: (() => void)[] = [];

// A tab that a test has opened must not react to the events of the next test.
afterEach(() => {
  for (const stop of cleanups.splice(0)) stop();
  // Removes the state of modules that a tab has imported after it was opened.
  jest.resetModules();
});

/** Waits for timers of 0 ms and for responses of the fake network; redux-persist stores one of its nine fields in each turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 15; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
}

/**
 * Opens a new tab. It has its own modules, so that it shares no memory with other tabs. Its store is set up as in the browser's entry
 * point. All tabs of a test share local storage.
 */
export async function openTab(backend: Backend = {}, extra: Partial<ApiExtra> = {}) {
  const responses: Backend = {
    'user-details': () => json(userDetails),
    checkUser: () => json(registration),
    ...backend,
  };
  const windowListeners = jest.spyOn(window, 'addEventListener');
  const documentListeners = jest.spyOn(document, 'addEventListener');
  const calls: { path: string; token: string | null; body: string }[] = [];
  const toasts: { text: string; variant: string }[] = [];

  let tab: Awaited<ReturnType<typeof loadModules>> | undefined;
  await jest.isolateModulesAsync(async () => {
    tab = await loadModules();
  });
  if (tab === undefined) throw new Error('The tab did not load');
  const { staleness, baseApi, authToken, persistence, persistedUser, session, slice, signOutModule, loading, sessionEnded, toast } = tab;

  cleanups.push(toast.onToast(({ text, variant }) => toasts.push({ text, variant })));
  const extraArgument: ApiExtra = {
    origin: 'https://chapter.example.org',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      calls.push({ path, token: request.headers.get('authorization'), body: await request.clone().text() });
      const handler = responses[path.split('/').findLast((segment) => segment !== '') ?? ''];
      return handler === undefined
        ? json({ success: false, error: 'No such call', message: 'No such call' }, { status: 404 })
        : handler(request);
    },
    authToken: authToken.readAuthToken,
    onUnauthorized: () => void store.dispatch(signOutModule.signOutExpired(sessionEnded.prepareSessionEndedToast())),
    retries: 0,
    ...extra,
  };
  const store = configureStore({
    reducer: combineReducers({
      [baseApi.baseApi.reducerPath]: baseApi.baseApi.reducer,
      user: persistedUser.persistedUserReducer,
      staleness: staleness.stalenessReducer,
    }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(baseApi.baseApi.middleware),
  });
  await persistence.startPersisting(store);
  signOutModule.followOtherTabs(store, sessionEnded.notifyLoggedOut);
  const listeners = windowListeners.mock.calls.filter(([type]) => type === 'storage' || type === 'pageshow');
  windowListeners.mockRestore();
  cleanups.push(() => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener as EventListener);
    for (const [type, listener] of documentListeners.mock.calls) document.removeEventListener(type, listener as EventListener);
    documentListeners.mockRestore();
    store.dispatch(baseApi.baseApi.util.resetApiState());
  });
  await settle();

  return {
    store,
    calls,
    toasts,
    responses,
    ...tab,
    /** The user in the store, without redux-persist's own part. */
    user: (): User => {
      const { _persist, ...user } = store.getState().user;
      return user;
    },
    checkSession: () => store.dispatch(session.checkSession()),
    signOut: () => store.dispatch(signOutModule.signOut()),
    loadMember: () => store.dispatch(loading.loadMember()),
    mergeUser: (user: Partial<User>) => store.dispatch(slice.mergeUser(user)),
    resetUser: () => store.dispatch(slice.resetUser()),
  };
}

const loadModules = async () => ({
  staleness: await import('../../../../src/api/staleness.ts'),
  baseApi: await import('../../../../src/api/baseApi.ts'),
  endpoints: await import('../endpoints.ts'),
  authToken: await import('../../../../src/api/session/authToken.ts'),
  browserStorage: await import('../../../../src/api/session/browserStorage.ts'),
  persistence: await import('../../../../src/api/session/persistence.ts'),
  persistedUser: await import('../../../../src/api/session/persistedUser.ts'),
  session: await import('../../../../src/api/session/checkSession.ts'),
  signOutModule: await import('../../../../src/api/session/signOut.ts'),
  sessionEnded: await import('../../../../src/app/sessionEnded.ts'),
  loading: await import('../../../../src/api/session/loadMember.ts'),
  slice: await import('../../../../src/api/session/userSlice.ts'),
  toast: await import('../../../../src/ui/toast/toast.ts'),
});

/** Opens a tab in which the member has logged in and everything has been stored. */
export async function openMemberTab(backend: Backend = {}, extra: Partial<ApiExtra> = {}) {
  const tab = await openTab(backend, extra);
  tab.authToken.saveAuthToken('token-1', 'asha@example.org');
  await tab.loadMember();
  await settle();
  return tab;
}

/** Dispatches the event that this tab receives when another tab has changed local storage. */
export const dispatchStorageEvent = (key: string | null): void => void window.dispatchEvent(new StorageEvent('storage', { key }));

/** Makes every access to local storage fail. */
export function blockStorage(): void {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** Makes writes to local storage fail, as when it is full. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}
