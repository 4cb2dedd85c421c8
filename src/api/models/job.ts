import type { JobRecord } from '../../../shared/jobFields.ts';
import type { JobSearchWords } from '../../../shared/jobSearch.ts';
import type { Stage } from '../../../shared/stages.ts';
import type { AlertFrequency, JobStatus } from '../generated/jobs.ts';

export type { JobStatus };

/** Values of a job's fields; what is not given is null. */
export interface ModelValues {
  line: string | null;
  /** Plain text. */
  lines: string | null;
  /** For callers without a session masked by the backend (D-36). */
  email: string | null;
  /** For callers without a session masked by the backend (D-36). Parse before linking (D-48). */
  link: string | null;
  /** One of the options, in any case (D-43). */
  choice: string | null;
  listed: string | null;
  texts: string[];
  number: number | null;
  flag: boolean;
  /** `YYYY-MM-DD`, or what the backend sent. */
  day: string | null;
  /** Address of the uploaded file. */
  file: string | null;
}

/** A job (JOBS-05): the fields of its form by their names in `shared/jobFields.ts`, and what the backend adds. */
export interface Job extends JobRecord<'model', ModelValues> {
  id: string;
  title: string;
  creatorId: string | null;
  status: JobStatus;
  /** Reason that an admin gave when sending the job back. */
  statusRemark: string | null;
  /** The field of the form that the reason is about, by the wire's name; null: all of the job. */
  remarkField: string | null;
  /** When it was last sent back, until it is published; ISO 8601 timestamp. For its creator and admins only. */
  sentBackAt: string | null;
  /** ISO 8601 timestamp. */
  createdAt: string | null;
  /** ISO 8601 timestamp. */
  updatedAt: string | null;
  /** Ids of the members who applied; the embedded backend shows only the caller's own and keeps the length (D-37). */
  appliedBy: string[];
  /** How often its creator answers applications, in the backend's own few words; null: too little is known. */
  answers: string | null;
}

/** A job as it was when it was last sent back. */
export interface SentBackJob {
  /** Reason that the admin gave. */
  remark: string | null;
  /** The field that the reason is about; null: all of the job. */
  remarkField: string | null;
  job: Job;
}

/** What came of a decision. */
export interface Decided {
  /** The server's message. */
  message: string;
  /** The job's `updatedAt` from now on; null where the backend does not tell. */
  updatedAt: string | null;
}

/** Some jobs of a list, and how to get on. A backend that knows no paging answers everything in the first page. */
export interface JobPage {
  jobs: Job[];
  /** How many jobs the whole list has. */
  total: number;
  /** Cursor of the next page; null after the last one. */
  nextCursor: string | null;
  /** What was searched in place of misspelt words; null: what was typed. */
  corrected: Pick<JobSearch, 'keyword' | 'location'> | null;
}

/** Words to look for on the job board (JOBS-01); empty texts mean all jobs. */
export interface JobSearch {
  keyword: string;
  location: string;
  /** No word is put right. */
  exact?: boolean;
  /** Filters by the names that the contract gives them. */
  filters?: Readonly<Record<string, string | undefined>>;
}

/** An application came to a stage. */
export interface StageChange {
  stage: Stage;
  /** ISO 8601 timestamp. */
  at: string;
}

/** An application of the signed-in member (MY-04). */
export interface AppliedJob {
  /** Id of the application; of its job where the backend tells none. */
  id: string;
  job: Job;
  /** Where it stands; null where the backend knows no stages, and it cannot be withdrawn. */
  stage: Stage | null;
  /** Every change up to now, the first of them the arrival. */
  changes: StageChange[];
  /** When the CV was removed by itself; ISO 8601. */
  cvRemovedAt: string | null;
}

/** An application as the job's creator sees it (APPL-01). */
export interface Applicant {
  /** Id of the application, or of its place in the list where the backend tells none. */
  id: string;
  name: string;
  email: string;
  /** Years. */
  experience: number | null;
  employeeType: string | null;
  /** Rupees a year. */
  expectedCtc: number | null;
  /** Rupees a year. */
  currentCtc: number | null;
  /** Address of the CV. */
  cv: string | null;
  /** When the CV was removed because the job had closed long before; ISO 8601. */
  cvRemovedAt: string | null;
  phone: string | null;
  city: string | null;
  /** ISO 8601 timestamp. */
  appliedAt: string | null;
  /** Where the application stands; null where the backend knows no stages. */
  stage: Stage | null;
  /** Since when; ISO 8601 timestamp. */
  stageAt: string | null;
  /** Title of the job that was applied to. */
  jobTitle: string | null;
}

/** Some of a job's applicants. */
export interface ApplicantPage {
  applicants: Applicant[];
  /** How many there are over all pages. */
  total: number;
}

/** A category of open jobs. */
export interface JobCategory {
  name: string;
  /** How many jobs are open in it. */
  jobs: number;
}

/** A search whose new jobs are mailed to the member. */
export interface JobAlert {
  id: string;
  search: JobSearchWords;
  /** The search as a sentence has it. */
  words: string;
  frequency: AlertFrequency;
  /** When new jobs are mailed next; ISO 8601 timestamp. */
  nextAt: string | null;
}
