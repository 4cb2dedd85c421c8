// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Search'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchSite: build.query<SearchSiteApiResponse, SearchSiteApiArg>({
        query: (queryArg) => ({
          url: `/site/search`,
          params: {
            q: queryArg.q,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['Search'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as siteSearchSlice };
export type SearchSiteApiResponse =
  /** status 200 What was found; groups without a result are left out, jobs come last. */ SearchAnswer;
export type SearchSiteApiArg = {
  /** What is searched for; plain text. */
  q: string;
  /** Most results of one kind; a count. 20 without it. */
  limit?: number;
};
export type SearchKind = 'program' | 'event' | 'certification' | 'page' | 'person' | 'job';
export type SearchResult = {
  /** What it is. */
  kind: SearchKind;
  /** Id of the program, event, certification or job; path of the page; the group of a person. */
  id: string;
  /** Its name; plain text. */
  title: string;
  /** Words from it round the words that were searched for; plain text. */
  text?: string;
  /** What tells it from others: the day of an event, the place of a job, the role of a person. */
  note?: string;
  /** The program of an event; plain text. */
  program?: string;
};
export type SearchGroup = {
  /** The kind of all of them. */
  kind: SearchKind;
  /** How many there are, however many this answer carries. */
  total: number;
  /** The best ones, the best first. */
  results: SearchResult[];
};
export type SearchAnswer = {
  /** The words as they were searched. */
  query: string;
  /** How many results there are in all groups together. */
  total: number;
  /** True when a part of the site could not be searched just now. */
  partial?: boolean;
  /** Results by kind, the kind of the best result first, jobs last. */
  groups: SearchGroup[];
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
