/**
 * What every API call needs to know about where it runs. Given to the store as the thunks' extra argument, so that
 * the same endpoints serve the browser, the server's rendering and tests.
 */
export interface ApiExtra {
  /** Origin of the API, absolute and without a trailing slash, e.g. `https://chapter.example.org`. */
  origin: string;
  /** How to reach it; the platform's own `fetch` when left out. */
  fetch?: typeof fetch;
  /** The session token, or null when nobody is signed in. */
  authToken(): string | null;
  /** Called when a call that carried the token was answered 401 (AUTH-09). */
  onUnauthorized(): void;
  /** How often a failed read is tried again; 3 when left out (CACHE-01). */
  retries?: number;
}
