import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import { forget, readStored, store } from './browserStorage.ts';
import { signedOut, userReducer, type User, type UserState } from './userSlice.ts';

/** The documents' local-storage key of the user record (AUTH-08). */
export const USER_STORAGE_KEY = 'user-storage';

const VERSION = 0;

const FIELDS = Object.keys(signedOut) as (keyof User)[];

/** True for a record that redux-persist wrote at version 0: these fields and no others, each JSON of a string or of null. */
function isPersistedUser(text: string): boolean {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return false;
    const entries = new Map(Object.entries(record));
    const bookkeeping: unknown = JSON.parse(String(entries.get('_persist') ?? 'null'));
    const version = (bookkeeping as { version?: unknown } | null)?.version;
    if (version !== VERSION) return false;
    if (entries.size !== FIELDS.length + 1) return false;
    return FIELDS.every((field) => {
      const raw: unknown = entries.get(field);
      if (typeof raw !== 'string') return false;
      const value: unknown = JSON.parse(raw);
      return value === null || typeof value === 'string';
    });
  } catch {
    return false;
  }
}

/** The stored record's text when it has the version-0 shape, else null, which means all fields null (D-32). */
export function readPersistedUser(): string | null {
  const text = readStored(USER_STORAGE_KEY);
  return text !== null && isPersistedUser(text) ? text : null;
}

/** The fields of a stored record; null when there is no well-formed one. */
export function parsePersistedUser(text: string | null): User | null {
  if (text === null || !isPersistedUser(text)) return null;
  const record = JSON.parse(text) as Record<string, string>;
  const user: User = { ...signedOut };
  for (const field of FIELDS) {
    user[field] = JSON.parse(record[field] ?? 'null') as string | null;
  }
  return user;
}

const config: PersistConfig<UserState> = {
  key: USER_STORAGE_KEY,
  keyPrefix: '',
  version: VERSION,
  storage: {
    getItem: async () => readPersistedUser(),
    setItem: async (key: string, value: string) => void store(key, value),
    removeItem: async (key: string) => forget(key),
  },
};

/** The user reducer, kept in local storage by redux-persist. */
export const persistedUserReducer = persistReducer(config, userReducer) as Reducer<UserState>;
