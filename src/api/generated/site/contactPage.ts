// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getContactPage: build.query<GetContactPageApiResponse, GetContactPageApiArg>({
        query: () => ({ url: `/site/pages/contact` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contactPageSlice };
export type GetContactPageApiResponse = /** status 200 The words. */ ContactPage;
export type GetContactPageApiArg = void;
export type PageIntro = {
  /** The page's main heading. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** For search engines and shared links. */
  description: string;
};
export type OfficeHours = {
  /** The days. */
  days: string;
  /** From when to when. */
  time: string;
};
export type ContactWays = {
  /** Their heading. */
  title: string;
  /** A sentence below them. */
  note: string;
  /** When the office is open. */
  hours: OfficeHours[];
};
export type EnquiryPurpose = {
  /** Its tab and its heading. */
  title: string;
  /** What to write about. */
  lead: string;
  /** Who answers, as the beginning of a sentence. */
  who: string;
  /** How soon: what follows `within`. */
  soon: string;
};
export type ContactPage = {
  /** The page's beginning. */
  intro: PageIntro;
  /** The ways besides the forms. */
  ways: ContactWays;
  /** The general form. */
  general: EnquiryPurpose;
  /** The form for companies. */
  corporate: EnquiryPurpose;
  /** The form for people who want to be trained. */
  individual: EnquiryPurpose;
  /** The form for work that does good. */
  csr: EnquiryPurpose;
  /** Trainings that an enquiry can be about, besides the one that the documents name (CONT-06). */
  trainings: string[];
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
