import type { baseApi } from './baseApi.ts';
import type { UserState } from './session/userSlice.ts';

/**
 * Answers that may be out of date, by the keys of the API cache: of one that stands in for another the moment at which it was last
 * known to be so, ISO 8601; an empty text for what the server could not ask for (again).
 */
export type AsOf = Readonly<Record<string, string>>;

/** The whole state: server answers in the API cache, the signed-in user, and which answers are out of date. */
export interface RootState {
  api: ReturnType<typeof baseApi.reducer>;
  user: UserState;
  asOf: AsOf;
}
