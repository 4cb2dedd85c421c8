import type { baseApi } from './baseApi.ts';
import type { UserState } from './session/userSlice.ts';

/** The whole state: server answers in the API cache, and the signed-in user. */
export interface RootState {
  api: ReturnType<typeof baseApi.reducer>;
  user: UserState;
}
