// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Event'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listActiveEvents: build.query<ListActiveEventsApiResponse, ListActiveEventsApiArg>({
        query: () => ({ url: `/custom/v1/active-events/` }),
        providesTags: ['Event'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as eventSlice };
export type ListActiveEventsApiResponse = /** status 200 The events, the soonest first. */ EventSummaryList;
export type ListActiveEventsApiArg = void;
export type SuccessFlag = boolean;
export type EventSummary = unknown;
export type EmptyValue = false | '' | null;
export type EventSummaryList = {
  /** True when the events were read. */
  success?: SuccessFlag;
  /** The events. */
  data: EventSummary[] | EmptyValue;
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
  /** What went wrong as a name or number of the content system; the embedded backend sends none. */
  code?: string | number;
  /** Details of the content system, in any shape; the embedded backend sends none. */
  data?: unknown;
};
