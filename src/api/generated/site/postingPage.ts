// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPostingPage: build.query<GetPostingPageApiResponse, GetPostingPageApiArg>({
        query: () => ({ url: `/site/pages/posting` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as postingPageSlice };
export type GetPostingPageApiResponse = /** status 200 The words. */ PostingPage;
export type GetPostingPageApiArg = void;
export type PageIntro = {
  /** The page's main heading. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** For search engines and shared links. */
  description: string;
};
export type FormTerms = {
  /** The heading. */
  title: string;
  /** What it says, a sentence or two each. */
  paragraphs: string[];
};
export type Choices = string[];
export type PostingPage = {
  /** The page's beginning. */
  intro: PageIntro;
  /** What is agreed to before a job is posted (POST-05). */
  terms: FormTerms;
  /** What is agreed to before a job is changed (POST-06). */
  editTerms: FormTerms;
  /** Job categories. */
  categories: Choices;
  /** Qualifications. */
  qualifications: Choices;
  /** Skills. */
  skills: Choices;
  /** Industries. */
  industries: Choices;
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
