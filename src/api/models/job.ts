import type { Closing } from '../../../shared/jobState.ts';
import type { JobRecord } from '../../../shared/jobFields.ts';
import type { BoardSearch } from '../../../shared/jobSearch.ts';
import type { Stage } from '../../../shared/stages.ts';
import type { AlertFrequency } from '../generated/board.ts';
import type { JobSort, JobStatus } from '../generated/jobs.ts';

export type { JobStatus };

/** Value types of a job's fields; absent values are null. */
export interface ModelValues {
  text: string | null;
  multilineText: string | null;
  /** Masked by the backend for callers without a session (D-36). */
  email: string | null;
  /** Masked by the backend for callers without a session (D-36). Parse before linking (D-48). */
  link: string | null;
  /** One of the options, in any case (D-43). */
  choice: string | null;
  lookup: string | null;
  textList: string[];
  number: number | null;
  flag: boolean;
  /** `YYYY-MM-DD`, or what the backend sent. */
  day: string | null;
  file: string | null;
}

/** A job (JOBS-05): the fields of its form, by their `model` names in `shared/jobFields.ts`, and the fields that the backend adds. */
export interface Job extends JobRecord<'model', ModelValues> {
  id: string;
  title: string;
  creatorId: string | null;
  status: JobStatus;
  /** Admin's reason for sending the job back. */
  statusRemark: string | null;
  /** Whether the response has the field `statusRemark` at all. */
  isRemarkListed: boolean;
  /** Wire name of the field that the reason is about; null: the whole job. */
  remarkField: string | null;
  /** Time when the job was sent back (ISO 8601); null once it is published. Only its creator and admins receive it. */
  sentBackAt: string | null;
  /** ISO 8601 timestamp. */
  createdAt: string | null;
  /** ISO 8601 timestamp. */
  updatedAt: string | null;
  /** Ids of applicants; the embedded backend hides others' ids but keeps the length (D-37). */
  appliedBy: string[];
  /** How often the job's creator responds to applications, in the backend's words; null when unknown. */
  responseRate: string | null;
  /** Null unless the creator closed the job before its closing date. */
  closed: Closing | null;
}

/** Result of closing a job. */
export interface ClosingResult {
  message: string;
  /** Time of the closing (ISO 8601). Identifies the closing when it is undone. */
  closedAt: string;
}

export interface SentBackJob {
  remark: string | null;
  /** Field that the reason is about; null: the whole job. */
  remarkField: string | null;
  job: Job;
}

export interface DecisionResult {
  message: string;
  /** New `updatedAt` of the job; null when the backend does not return it. */
  updatedAt: string | null;
}

/** One page of a job list. A backend without paging returns everything as the first page. */
export interface JobPage {
  jobs: Job[];
  total: number;
  /** Cursor of the next page; null after the last one. */
  nextCursor: string | null;
  /** The corrected search words; null when the backend searched for the typed ones. */
  corrected: Pick<JobSearch, 'keyword' | 'location'> | null;
}

export interface JobSearch {
  keyword: string;
  location: string;
  /** Disables spelling correction. */
  exact?: boolean;
  /** Filters by their names in the contract. */
  filters?: Readonly<Record<string, string | undefined>>;
  /** Null for the default order: by best match, or newest first when there is no keyword. */
  sort?: JobSort | null;
}

/** A change of an application's stage. */
export interface StageDay {
  stage: Stage;
  /** ISO 8601 timestamp. */
  at: string;
}

/** What a member entered in an application, by the names of the form's fields. A text is empty when the backend does not return it. */
export interface EnteredApplication extends Record<
  'phoneNo' | 'city' | 'yearOfExperience' | 'employeeType' | 'currentCTC' | 'expectedCTC',
  string
> {
  /** URL of the CV; null when there is none any more. */
  cv: string | null;
}

/** An application of the signed-in member (MY-04). */
export interface AppliedJob {
  /** Application id; the job's id when the backend has none. */
  id: string;
  job: Job;
  /** Null when the backend has no stages; the application then cannot be withdrawn. */
  stage: Stage | null;
  /** All changes, oldest first. */
  changes: StageDay[];
  /** Time when the CV was removed automatically; ISO 8601. Null while it is stored. */
  cvRemovedAt: string | null;
  /** What the member entered; null when that is unknown. */
  entered: EnteredApplication | null;
}

/** An application as its job's creator sees it (APPL-01). */
export interface Applicant {
  /** Application id; the applicant's e-mail address or name when the backend has none. */
  id: string;
  name: string;
  email: string;
  /** Years. */
  experience: string | null;
  employeeType: string | null;
  /** Rupees a year. */
  expectedCtc: number | null;
  /** Rupees a year. */
  currentCtc: number | null;
  /** URL of the CV. */
  cv: string | null;
  /** Time when the CV was removed automatically; ISO 8601. Null while it is stored. */
  cvRemovedAt: string | null;
  phone: string | null;
  city: string | null;
  /** ISO 8601 timestamp. */
  appliedAt: string | null;
  /** Null when the backend has no stages. */
  stage: Stage | null;
}

/** Some of a job's applicants. */
export interface ApplicantPage {
  applicants: Applicant[];
  /** Total over all pages. */
  total: number;
}

export interface JobCategory {
  name: string;
  jobCount: number;
}

/** A job alert: a search whose new matches are mailed to the member. */
export interface JobAlert {
  id: string;
  search: BoardSearch;
  /** Description of the search. */
  description: string;
  frequency: AlertFrequency;
  /** Time of the next mail; ISO 8601. */
  nextAt: string | null;
}
