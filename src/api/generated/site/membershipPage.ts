// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMembershipPage: build.query<GetMembershipPageApiResponse, GetMembershipPageApiArg>({
        query: () => ({ url: `/site/pages/membership` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as membershipPageSlice };
export type GetMembershipPageApiResponse = /** status 200 The words. */ MembershipPage;
export type GetMembershipPageApiArg = void;
export type PageIntro = {
  /** The page's main heading. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** For search engines and shared links. */
  description: string;
};
export type Fact = {
  /** The figure, as it is shown. */
  figure: string;
  /** What it counts. */
  text: string;
};
export type MembershipCard = {
  /** Whose membership it is. */
  title: string;
  /** What it stands for. */
  text: string;
  /** Its figures. */
  facts: Fact[];
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
export type MembershipPage = {
  /** The page's beginning. */
  intro: PageIntro;
  /** The way into the membership shop. */
  action: string;
  /** The memberships that one takes out together. */
  cards: MembershipCard[];
  /** What is in it for you. */
  what: Points;
  /** What membership brings. */
  benefits: Points;
  /** The steps of joining. */
  join: Points;
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
