import { readStored, writeStored } from './browserStorage.ts';

/** Local-storage key of the session token, fixed by the specification (AUTH-07). */
export const AUTH_TOKEN_KEY = 'authToken';

/** Fallback when local storage is blocked or full, so that login works until the page is left. */
let fallbackToken: string | null = null;

/** Characters that a header may contain. A stored value with any other would make every call fail. */
const SENDABLE = /^[!-~]{1,4096}$/;

export function readAuthToken(): string | null {
  const stored = readStored(AUTH_TOKEN_KEY);
  return stored !== null && SENDABLE.test(stored) ? stored : fallbackToken;
}

export function saveAuthToken(token: string): void {
  fallbackToken = writeStored(AUTH_TOKEN_KEY, token) ? null : token;
}

export function clearFallbackToken(): void {
  fallbackToken = null;
}
