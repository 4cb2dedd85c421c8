// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getTrainingPage: build.query<GetTrainingPageApiResponse, GetTrainingPageApiArg>({
        query: () => ({ url: `/site/pages/training` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as trainingPageSlice };
export type GetTrainingPageApiResponse = /** status 200 The words. */ TrainingPage;
export type GetTrainingPageApiArg = void;
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
export type TrainingIntroduction = {
  /** The section's heading. */
  title: string;
  /** All of it in one sentence. */
  statement: string;
  /** Paragraphs. */
  text: string[];
};
export type Point = {
  /** The title. */
  title: string;
  /** What it means. */
  text: string;
};
export type SupportPhase = {
  /** The time. */
  when: string;
  /** What is done then. */
  points: Point[];
};
export type Support = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The services in the order of time. */
  phases: SupportPhase[];
};
export type CourseLabels = {
  /** For whom it is. */
  audience: string;
  /** How long it takes. */
  length: string;
  /** Where and how. */
  format: string;
  /** What one has afterwards. */
  outcome: string;
};
export type CourseSheet = {
  /** What it is called. */
  title: string;
  /** What it is about. */
  text: string;
  /** For whom. */
  audience: string;
  /** How long. */
  length: string;
  /** Where and with how many. */
  format: string;
  /** What one has afterwards. */
  outcome: string;
};
export type Courses = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The way to the enquiry. */
  action: string;
  /** What the facts are called. */
  labels: CourseLabels;
  /** The courses. */
  list: CourseSheet[];
};
export type TrainingPage = {
  /** The page's beginning. */
  intro: PageIntro;
  /** The picture beside it. */
  picture: PagePicture;
  /** The way to the enquiry. */
  action: string;
  /** What corporate training is here. */
  introduction: TrainingIntroduction;
  /** The services around a course. */
  support: Support;
  /** The courses. */
  courses: Courses;
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
