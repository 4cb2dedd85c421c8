// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getVolunteeringPage: build.query<GetVolunteeringPageApiResponse, GetVolunteeringPageApiArg>({
        query: () => ({ url: `/site/pages/volunteering` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as volunteeringPageSlice };
export type GetVolunteeringPageApiResponse = /** status 200 The words. */ VolunteeringPage;
export type GetVolunteeringPageApiArg = void;
export type PageIntro = {
  /** The page's main heading. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** For search engines and shared links. */
  description: string;
};
export type Topic = {
  /** The title. */
  title: string;
  /** What it means. */
  text: string;
  /** Catchwords. */
  points: string[];
};
export type Point = {
  /** The title. */
  title: string;
  /** What it means. */
  text: string;
};
export type Points = {
  /** The group's heading. */
  title: string;
  /** A sentence or two below it. */
  intro?: string;
  /** The points, in the order to show. */
  points: Point[];
};
export type SectionIntro = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
};
export type Call = {
  /** The call. */
  title: string;
  /** A sentence below it. */
  text: string;
  /** What the button says. */
  action: string;
};
export type VolunteeringPage = {
  /** The page's beginning. */
  intro: PageIntro;
  /** What it is, what it brings and what there is to do. */
  about: Topic[];
  /** The steps to become a volunteer. */
  steps: Points;
  /** The volunteers, by department. */
  volunteers: SectionIntro;
  /** The call at the end. */
  banner: Call;
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
