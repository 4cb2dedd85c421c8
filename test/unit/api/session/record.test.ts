import fc from 'fast-check';
import {
  asha,
  blockStorage,
  fillStorage,
  anonymousUser,
  openMemberTab,
  openTab,
  readRecord,
  recordOf,
  settle,
  toStoredRecord,
} from './tab.ts';

const storeUser = (text: string) => localStorage.setItem('user-storage', text);

it('[AUTH-08] starts with all fields null, and keeps exactly these fields at version 0', async () => {
  const { user } = await openTab();
  expect(user()).toEqual(anonymousUser);
  expect(readRecord()).toEqual(recordOf(anonymousUser));
  expect(Object.keys(localStorage)).toEqual(['user-storage']);
});

it('[AUTH-08] one action merges the given fields, another sets all back to null', async () => {
  const { user, mergeUser, resetUser } = await openTab();
  mergeUser({ name: 'Asha', role: 'member' });
  mergeUser({ role: 'admin', email: 'asha@example.org' });
  expect(user()).toEqual({ ...anonymousUser, name: 'Asha', role: 'admin', email: 'asha@example.org' });
  await settle();
  expect(readRecord()).toEqual(recordOf({ ...anonymousUser, name: 'Asha', role: 'admin', email: 'asha@example.org' }));
  resetUser();
  expect(user()).toEqual(anonymousUser);
});

it('[AUTH-07] [AUTH-08] keeps the member over a reload, in the format of redux-persist 6', async () => {
  await openMemberTab();
  expect(localStorage.getItem('user-storage')).toBe(toStoredRecord(asha));
  expect(localStorage.getItem('authToken')).toBe('token-1');
  const reloaded = await openTab();
  expect(reloaded.user()).toEqual(asha);
  expect(localStorage.getItem('user-storage')).toBe(toStoredRecord(asha));
});

const storedRecordWith = (overrides: Record<string, unknown>) =>
  JSON.stringify({ ...(JSON.parse(toStoredRecord(asha)) as object), ...overrides });
const { name: _name, ...recordWithoutName } = JSON.parse(toStoredRecord(asha)) as Record<string, string>;

it.each([
  ['no JSON', '{"_id":'],
  ['no text at all', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['an object of something else', '{"state":{"user":{"_id":"1"}},"version":0}'],
  ['fields that are not JSON', JSON.stringify(asha)],
  ['a field of the wrong type', storedRecordWith({ _id: '{"a":1}' })],
  ['a field that is a number', storedRecordWith({ _id: '7' })],
  ['a field that is not a string', storedRecordWith({ name: 7 })],
  ['a missing field', JSON.stringify(recordWithoutName)],
  ['an unknown field', storedRecordWith({ isAdmin: 'true' })],
  ['an unknown field that is not JSON', storedRecordWith({ isAdmin: '{' })],
  ['another version', storedRecordWith({ _persist: '{"version":1,"rehydrated":true}' })],
  ['no version', storedRecordWith({ _persist: '{}' })],
  ['no `_persist` field', storedRecordWith({ _persist: undefined })],
  ['a `_persist` field that is null', storedRecordWith({ _persist: 'null' })],
])('[AUTH-09] [D-32] a malformed stored record counts as signed out: %s', async (_what, text) => {
  storeUser(text);
  const { user, store } = await openTab();
  expect(user()).toEqual(anonymousUser);
  expect(store.getState().user._persist).toEqual({ version: 0, rehydrated: true });
  expect(readRecord()).toEqual(recordOf(anonymousUser));
});

it('[AUTH-09] [D-32] parses a stored record, and reads any other text as null', async () => {
  const { persistedUser } = await openTab();
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.dictionary(fc.string(), fc.json()).map((value) => JSON.stringify(value)),
      ),
      (text) => {
        expect(persistedUser.parsePersistedUser(text)).toBeNull();
      },
    ),
  );
  expect(persistedUser.parsePersistedUser(toStoredRecord(asha))).toEqual(asha);
  expect(persistedUser.parsePersistedUser(null)).toBeNull();
});

it.each([
  ['blocked', blockStorage],
  ['full', fillStorage],
])('[AUTH-09] with %s storage, a member stays signed in until the sign-out, and nothing is stored', async (_how, breakStorage) => {
  breakStorage();
  const tab = await openMemberTab();
  expect(tab.user()).toEqual(asha);
  expect(tab.authToken.readAuthToken()).toBe('token-1');
  await tab.checkSession();
  expect(tab.user()).toEqual(asha);
  // Back restores the page as it was left.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(tab.user()).toEqual(asha);
  await tab.signOut();
  expect(tab.user()).toEqual(anonymousUser);
  expect(tab.authToken.readAuthToken()).toBeNull();
  jest.restoreAllMocks();
  expect(localStorage).toHaveLength(0);
});

it('[AUTH-09] storage functions never throw, and a write reports whether it succeeded', async () => {
  const { browserStorage } = await openTab();
  expect(browserStorage.writeStored('a', '1')).toBe(true);
  expect(browserStorage.readStored('a')).toBe('1');
  browserStorage.removeStored('a');
  expect(browserStorage.readStored('a')).toBeNull();
  fillStorage();
  expect(browserStorage.writeStored('a', '1')).toBe(false);
  blockStorage();
  expect(browserStorage.writeStored('a', '1')).toBe(false);
  expect(browserStorage.readStored('a')).toBeNull();
  expect(() => browserStorage.removeStored('a')).not.toThrow();
  expect(() => browserStorage.clearStored()).not.toThrow();
  jest.restoreAllMocks();
});
