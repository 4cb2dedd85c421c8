import { readStored, store } from './browserStorage.ts';

/** The documents' local-storage key of the session token (AUTH-07). */
export const AUTH_TOKEN_KEY = 'authToken';

/**
 * With local storage blocked or full, the token lives as long as the page, so that signing in still works.
 */
let tokenOfThisPage: string | null = null;

/** What can be sent in a header: anything else that storage holds is no token, and every call with it would fail. */
const SENDABLE = /^[!-~]{1,4096}$/;

/** The session token, or null when nobody is signed in. */
export function readAuthToken(): string | null {
  const stored = readStored(AUTH_TOKEN_KEY);
  return stored !== null && SENDABLE.test(stored) ? stored : tokenOfThisPage;
}

/** Keeps the token of a verified one-time password. */
export function keepAuthToken(token: string): void {
  tokenOfThisPage = store(AUTH_TOKEN_KEY, token) ? null : token;
}

/** Forgets the copy that lives with the page; local storage is cleared by sign-out. */
export function dropAuthToken(): void {
  tokenOfThisPage = null;
}
