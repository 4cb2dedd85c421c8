// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Event'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUpcomingEvents: build.query<ListUpcomingEventsApiResponse, ListUpcomingEventsApiArg>({
        query: (queryArg) => ({
          url: `/custom/v1/upcoming-events`,
          params: {
            category_id: queryArg,
          },
        }),
        providesTags: ['Event'],
      }),
      listPastEvents: build.query<ListPastEventsApiResponse, ListPastEventsApiArg>({
        query: (queryArg) => ({
          url: `/custom/v1/past-events/`,
          params: {
            year: queryArg.year,
            category_id: queryArg.categoryId,
          },
        }),
        providesTags: ['Event'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as programEventsSlice };
export type ListUpcomingEventsApiResponse = /** status 200 The events; empty when none is planned. */ EventSummaryList;
export type ListUpcomingEventsApiArg = /** The number of the program (event category), as text of digits. */ string;
export type ListPastEventsApiResponse = /** status 200 The events; empty when there was none. */ EventSummaryList;
export type ListPastEventsApiArg = {
  /** Calendar year (four digits, Asia/Kolkata). */
  year: number;
  /** The number of the program (event category), as text of digits. */
  categoryId: string;
};
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
