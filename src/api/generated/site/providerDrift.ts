// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Provider'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getProviderDrift: build.query<GetProviderDriftApiResponse, GetProviderDriftApiArg>({
        query: () => ({ asMember: true, url: `/site/provider/drift` }),
        providesTags: ['Provider'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as providerDriftSlice };
export type GetProviderDriftApiResponse = /** status 200 What is known by now. */ ProviderDrift;
export type GetProviderDriftApiArg = void;
export type Screen = {
  /** What it is called. */
  name: string;
  /** Its address, as a pattern; absent: what stands around every page. */
  address?: string;
};
export type Drift = {
  /** The call's operationId in the contract. */
  operation: string;
  /** Its method and path. */
  call: string;
  /** The way to the field; empty: the answer as a whole. */
  field: string;
  /** How it differs. */
  kind: 'missing' | 'extra' | 'type' | 'null' | 'empty' | 'value' | 'form' | 'limit';
  /** What the contract asks for, in words. */
  expected: string;
  /** What came last, by its type. */
  got?: string;
  /** When it was first seen. */
  firstSeen: string;
  /** When it was last seen. */
  lastSeen: string;
  /** In how many answers of the call it was seen. */
  answers: number;
  /** How many answers of the call were compared. */
  checked: number;
  /** The pages that use it; none: no page reads it. Absent where the site was not built for it, as in development. */
  screens?: Screen[];
};
export type ProviderDrift = {
  /** The backends that are the provider's; the others are embedded, and nothing of theirs is compared. */
  backends: ('content' | 'jobs')[];
  /** When comparing began. */
  since: string;
  /** How many calls have had an answer compared. */
  calls: number;
  /** How many answers were compared. */
  checked: number;
  /** How many of them differed. */
  drifted: number;
  /** How many were due and were not compared: the server was busy, they were too large or could not be read. */
  skipped: number;
  /** How often a drift was found for which there was no room. */
  left: number;
  /** The drifts of the last seven days: what the contract does not know comes last, otherwise what was seen last comes first. */
  drifts: Drift[];
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
