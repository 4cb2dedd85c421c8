import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import { removeStored, readStored, writeStored } from './browserStorage.ts';
import { signedOutUser, userReducer, type User, type UserState } from './userSlice.ts';

/** Local-storage key of the user record, fixed by the specification (AUTH-08). */
export const USER_STORAGE_KEY = 'user-storage';

const VERSION = 0;

const FIELDS = Object.keys(signedOutUser) as (keyof User)[];

/** Parses a stored record. Returns null unless it has version 0 and exactly the fields of `User`, each JSON of a string or null (D-32). */
export function parsePersistedUser(text: string | null): User | null {
  try {
    const record = JSON.parse(text ?? '') as Record<string, string>;
    const { version } = JSON.parse(record._persist ?? '') as { version?: unknown };
    if (version !== VERSION || Object.keys(record).length !== FIELDS.length + 1) return null;
    const user: User = { ...signedOutUser };
    for (const field of FIELDS) {
      const value: unknown = JSON.parse(record[field] ?? '');
      if (typeof record[field] !== 'string' || (value !== null && typeof value !== 'string')) return null;
      user[field] = value;
    }
    return user;
  } catch {
    return null;
  }
}

/** Returns the stored text; null unless it is a valid record. */
export function readPersistedUserText(): string | null {
  const text = readStored(USER_STORAGE_KEY);
  return parsePersistedUser(text) && text;
}

const config: PersistConfig<UserState> = {
  key: USER_STORAGE_KEY,
  keyPrefix: '',
  version: VERSION,
  storage: {
    getItem: async () => readPersistedUserText(),
    setItem: async (key: string, value: string) => void writeStored(key, value),
    removeItem: async (key: string) => removeStored(key),
  },
};

export const persistedUserReducer = persistReducer(config, userReducer) as Reducer<UserState>;
