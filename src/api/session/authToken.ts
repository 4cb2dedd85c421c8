import { readStored, store } from './browserStorage.ts';

/** Local-storage key of the session token, fixed by the documents (AUTH-07). */
export const AUTH_TOKEN_KEY = 'authToken';

/** Fallback when local storage is blocked or full, so that login works until the page is left. */
let tokenOfThisPage: string | null = null;

/** Valid header characters; anything else in storage is no token and would fail every call. */
const SENDABLE = /^[!-~]{1,4096}$/;

/** Returns the session token, or null. */
export function readAuthToken(): string | null {
  const stored = readStored(AUTH_TOKEN_KEY);
  return stored !== null && SENDABLE.test(stored) ? stored : tokenOfThisPage;
}

/** Saves the token of a verified passcode. */
export function saveAuthToken(token: string): void {
  tokenOfThisPage = store(AUTH_TOKEN_KEY, token) ? null : token;
}

/** Clears the fallback; sign-out clears local storage. */
export function clearFallbackToken(): void {
  tokenOfThisPage = null;
}
