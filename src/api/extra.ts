/** What calls and thunks need from their environment, browser or server rendering (redux-thunk's extra argument). */
export interface ApiExtra {
  /** Absolute, without trailing slash, e.g. `https://chapter.example.org`. */
  origin: string;
  fetch?: typeof fetch;
  authToken(): string | null;
  /** Called on 401 to a call with a token (AUTH-09). */
  onUnauthorized(): void;
  /** Retries of a failed read; 3 by default (CACHE-01). */
  retries?: number;
  /** Host of the provider's content system, whose files this site serves; absent: embedded. */
  contentHost?: string | undefined;
}
