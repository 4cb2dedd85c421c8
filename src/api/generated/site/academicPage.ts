// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAcademicPage: build.query<GetAcademicPageApiResponse, GetAcademicPageApiArg>({
        query: () => ({ url: `/site/pages/academic-relations` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as academicPageSlice };
export type GetAcademicPageApiResponse = /** status 200 The words. */ AcademicPage;
export type GetAcademicPageApiArg = void;
export type PageIntro = {
  /** The page's main heading. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** For search engines and shared links. */
  description: string;
};
export type Point = {
  /** The title. */
  title: string;
  /** What it means. */
  text: string;
};
export type Axis = {
  /** Which two, by their place in the list of stakeholders. */
  between: number[];
  /** What it is called. */
  title: string;
  /** What it is. */
  text: string;
};
export type Objectives = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The objectives. */
  points: Point[];
  /** The three kinds of institutions. */
  stakeholders: Point[];
  /** What the axes are called. */
  axesTitle: string;
  /** What lies between each two of them. */
  axes: Axis[];
};
export type ContactDetails = {
  /** The heading. */
  title: string;
  /** What to tell them. */
  text: string;
  /** Address. */
  email: string;
  /** Telephone number. */
  phone: string;
};
export type ServiceLabels = {
  /** Its name. */
  service: string;
  /** For whom it is. */
  audience: string;
  /** How long it takes. */
  length: string;
  /** Where it takes place. */
  place: string;
};
export type Service = {
  /** What it is called. */
  title: string;
  /** What has to be known of it first. */
  note?: string;
  /** For whom. */
  audience: string;
  /** How long. */
  length: string;
  /** Where. */
  place: string;
};
export type ServiceGroup = {
  /** The kind. */
  title: string;
  /** The services. */
  services: Service[];
};
export type Services = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** What the facts are called. */
  labels: ServiceLabels;
  /** The services by kind. */
  groups: ServiceGroup[];
};
export type PagePicture = {
  /** Its address; in the file, `file` names a drawing. */
  url: string;
  /** What it shows. */
  alt: string;
};
export type TeamMember = {
  /** The name. */
  name: string;
  /** What they do here. */
  role: string;
  /** Who they are. */
  bio: string;
  /** Their portrait. */
  picture?: PagePicture;
};
export type Team = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** Its people. */
  people: TeamMember[];
};
export type Work = {
  /** The heading. */
  title: string;
  /** The lines. */
  points: string[];
};
export type AcademicPage = {
  /** The page's beginning. */
  intro: PageIntro;
  /** Objectives, stakeholders and axes. */
  obj: Objectives;
  /** How to reach those who answer. */
  contact: ContactDetails;
  /** What institutions can ask for. */
  services: Services;
  /** Who does the work. */
  team: Team;
  /** What is done. */
  work: Work;
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
