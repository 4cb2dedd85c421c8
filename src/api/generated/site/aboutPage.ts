// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAboutPage: build.query<GetAboutPageApiResponse, GetAboutPageApiArg>({
        query: () => ({ url: `/site/pages/about` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as aboutPageSlice };
export type GetAboutPageApiResponse = /** status 200 The words. */ AboutPage;
export type GetAboutPageApiArg = void;
export type PageIntro = {
  /** The page's main heading. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** For search engines and shared links. */
  description: string;
};
export type Milestone = {
  /** The year, or two of them. */
  year: string;
  /** The title. */
  title: string;
  /** What happened. */
  text: string;
};
export type History = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The years, the first one first. */
  years: Milestone[];
};
export type Point = {
  /** The title. */
  title: string;
  /** What it means. */
  text: string;
};
export type Mission = {
  /** The section's heading. */
  title: string;
  /** The mission in one sentence. */
  statement: string;
  /** What follows from it. */
  points: Point[];
};
export type BoardIntro = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The years of the present board. */
  term: string;
};
export type SectionIntro = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
};
export type AboutPage = {
  /** The page's beginning. */
  intro: PageIntro;
  /** The years since the chapter was founded. */
  about: History;
  /** What the chapter is there for. */
  mission: Mission;
  /** The board. */
  bod: BoardIntro;
  /** The past presidents. */
  pp: SectionIntro;
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
