/** What calls and thunks need from their environment: the browser or server rendering. Passed as redux-thunk's extra argument. */
export interface ApiExtra {
  /** Absolute, without trailing slash, e.g. `https://chapter.example.org`. */
  origin: string;
  fetch?: typeof fetch;
  authToken(): string | null;
  /** Called when a call with a token is answered with 401 (AUTH-09). */
  onUnauthorized(): void;
  /** Retries of a failed read; 3 by default (CACHE-01). */
  retries?: number;
  /** Host of the provider's content system, whose files this site serves. Absent with the embedded content. */
  contentHost?: string | undefined;
}
