import { readStored, removeStored, writeStored } from './browserStorage.ts';

/** Local-storage key of the session token, fixed by the specification (AUTH-07). */
export const AUTH_TOKEN_KEY = 'authToken';

/** Local-storage key of the address that was typed for the token. A profile may lack the address, so it is kept until the member is loaded. */
const TYPED_EMAIL_KEY = 'typedEmail';

/** Fallback when local storage is blocked or full, so that login works until the page is left. */
let fallback: { token: string; typedEmail: string } | null = null;

/** Characters that a header may contain. A stored value with any other would make every call fail. */
const SENDABLE = /^[!-~]{1,4096}$/;

export function readAuthToken(): string | null {
  const stored = readStored(AUTH_TOKEN_KEY);
  return stored !== null && SENDABLE.test(stored) ? stored : (fallback?.token ?? null);
}

/** Returns the address that was typed for the token; null once the member has been loaded. */
export const readTypedEmail = (): string | null => readStored(TYPED_EMAIL_KEY) ?? fallback?.typedEmail ?? null;

/** Stores the token of a login, and the address that was typed for it. */
export function saveAuthToken(token: string, typedEmail: string): void {
  const isStored = writeStored(AUTH_TOKEN_KEY, token) && writeStored(TYPED_EMAIL_KEY, typedEmail);
  fallback = isStored ? null : { token, typedEmail };
}

export const removeTypedEmail = (): void => removeStored(TYPED_EMAIL_KEY);

export function clearFallbackToken(): void {
  fallback = null;
}
