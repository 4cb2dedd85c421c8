// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Member'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOwnSessions: build.query<ListOwnSessionsApiResponse, ListOwnSessionsApiArg>({
        query: () => ({ url: `/api/user/sessions` }),
        providesTags: ['Member'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({ url: `/api/user/sessions`, method: 'DELETE' }),
        invalidatesTags: ['Member'],
      }),
      endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
        query: (queryArg) => ({ url: `/api/user/sessions/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['Member'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ownSessionsSlice };
export type ListOwnSessionsApiResponse =
  /** status 200 The sessions that have not ended; the caller's own is among them. */ OwnSession[];
export type ListOwnSessionsApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200 It was done. */ DoneMessage;
export type EndOtherSessionsApiArg = void;
export type EndOwnSessionApiResponse = /** status 200 It was done. */ DoneMessage;
export type EndOwnSessionApiArg = /** Id of the session; text. */ string;
export type OwnSession = {
  /** Id; text. */
  _id: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** Browser and system in words; null when they are not known. */
  device: string | null;
  /** When the member logged in; ISO 8601 timestamp. */
  startedAt: string;
  /** When it was last used, to some minutes; ISO 8601 timestamp. */
  usedAt: string;
  /** When it ends if it is not used any more; ISO 8601 timestamp. */
  endsAt: string;
};
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** What went wrong, in a sentence for people. */
  error?: string;
  /** The same sentence, for clients that read `message`. */
  message?: string;
  /** Finds the request in the log of our own server; only where the fault is its own. */
  requestId?: string;
};
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
};
