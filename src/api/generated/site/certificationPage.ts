// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCertificationPage: build.query<GetCertificationPageApiResponse, GetCertificationPageApiArg>({
        query: () => ({ url: `/site/pages/certification` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as certificationPageSlice };
export type GetCertificationPageApiResponse = /** status 200 The words. */ CertificationPage;
export type GetCertificationPageApiArg = void;
export type EligibilitySet = {
  /** What the set is called. */
  name: string;
  /** The least schooling it asks for. */
  education: 'secondary' | 'bachelor' | 'accredited';
  /** The same in words. */
  diploma: string;
  /** Months of leading projects it asks for. */
  months: number;
  /** Hours of training it asks for. */
  hours: number;
};
export type Schooling = {
  /** What it counts as. */
  value: 'none' | 'secondary' | 'bachelor' | 'accredited';
  /** The answer. */
  label: string;
};
export type EligibilityCheck = {
  /** Opens the questions. */
  button: string;
  /** A sentence above them. */
  intro: string;
  /** The question for schooling. */
  education: string;
  /** Its answers. */
  schooling: Schooling[];
  /** The question for months of experience. */
  experience: string;
  /** How to count them. */
  experienceHint: string;
  /** The question for training. */
  training: string;
  /** Its answer yes. */
  trained: string;
  /** Its answer no. */
  untrained: string;
};
export type Eligibility = {
  /** Number of the certification that this is about. */
  certification: number;
  /** Its name in the contents. */
  label: string;
  /** Its heading. */
  title: string;
  /** What holds for all sets. */
  note: string;
  /** The sets; one of them is enough. */
  sets: EligibilitySet[];
  /** The three questions. */
  check: EligibilityCheck;
};
export type Station = {
  /** Its name in the contents. */
  label: string;
  /** Its heading. */
  title: string;
  /** A sentence where there is nothing to show. */
  none?: string;
};
export type FeeNote = {
  /** Number of the certification. */
  certification: number;
  /** The remark. */
  text: string;
};
export type FeeWords = {
  /** Its name in the contents. */
  label: string;
  /** The heading where the content system has none. */
  title: string;
  /** A sentence where there is no fee. */
  none: string;
  /** Who pays the members' fee. */
  members: string;
  /** Who pays the other one. */
  nonMembers: string;
  /** The link to membership. */
  join: string;
  /** Remarks such as an early-bird fee. */
  notes: FeeNote[];
};
export type Portrait = {
  /** Address, from the root of the site. */
  url: string;
  /** What it shows; empty beside the person's name. */
  alt: string;
};
export type ContactPerson = {
  /** The person's name. */
  name: string;
  /** What they can be asked. */
  role: string;
  /** Phone number, as people write it. */
  phone: string;
  /** The person's picture. */
  picture?: Portrait;
};
export type Assistance = {
  /** Its name in the contents. */
  label: string;
  /** Its heading. */
  title: string;
  /** A sentence below it. */
  intro: string;
  /** The two people. */
  contacts: ContactPerson[];
};
export type CertificationPage = {
  /** Who may sit the examination (CERT-07). */
  eligibility: Eligibility;
  /** The coming dates (CERT-03); the title where the content system has none. */
  batches: Station;
  /** The fees (CERT-04). */
  fees: FeeWords;
  /** What a participant receives (CERT-06). */
  receive: Station;
  /** Why this certification (CERT-05); the title where the content system has none. */
  why: Station;
  /** Who helps (CERT-08). */
  assistance: Assistance;
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
