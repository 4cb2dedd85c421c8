// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getNonProfitPage: build.query<GetNonProfitPageApiResponse, GetNonProfitPageApiArg>({
        query: () => ({ url: `/site/pages/non-profit` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as nonProfitPageSlice };
export type GetNonProfitPageApiResponse = /** status 200 The words. */ NonProfitPage;
export type GetNonProfitPageApiArg = void;
export type PageIntro = {
  /** The page's main heading. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** For search engines and shared links. */
  description: string;
};
export type PagePicture = {
  /** Its address; in the file, `file` names a drawing. */
  url: string;
  /** What it shows. */
  alt: string;
};
export type Initiative = {
  /** What it is called. */
  title: string;
  /** What was done. */
  text: string;
  /** Its figure, as it is shown. */
  figure: string;
  /** What the figure counts. */
  unit: string;
  /** The picture beside it. */
  picture: PagePicture;
};
export type Initiatives = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The initiatives. */
  initiatives: Initiative[];
};
export type Point = {
  /** The title. */
  title: string;
  /** What it means. */
  text: string;
};
export type CsrWords = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** Who brings what. */
  points: Point[];
  /** What the form is called. */
  form: string;
  /** Who answers it, and how soon. */
  answered: string;
};
export type NonProfitPage = {
  /** The page's beginning. */
  intro: PageIntro;
  /** What was done. */
  activity: Initiatives;
  /** How a company takes part. */
  csr: CsrWords;
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
