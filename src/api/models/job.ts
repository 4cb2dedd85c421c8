/** Where a job stands in moderation; the wire's own words (D-40). */
export type JobStatus = 'published' | 'unpublished' | 'sentback';

/** A job (JOBS-05). What is not given is null. */
export interface Job {
  id: string;
  title: string;
  organization: string | null;
  location: string | null;
  /** Whether the work can be done from anywhere. */
  remote: boolean;
  /** Full-Time, Part-Time or Intern, in any case (D-43). */
  type: string | null;
  category: string | null;
  industry: string | null;
  qualifications: string[];
  skills: string[];
  /** Plain text. */
  description: string | null;
  /** Address of the job elsewhere; for callers without a session masked by the backend (D-36). Parse before linking (D-48). */
  externalLink: string | null;
  /** Last day to apply: `YYYY-MM-DD`, or what the backend sent. */
  closingDate: string | null;
  /** Address for applications; for callers without a session masked by the backend (D-36). */
  contactEmail: string | null;
  careerLevel: string | null;
  /** Years. */
  minExperience: number | null;
  /** Years. */
  maxExperience: number | null;
  /** Rupees an hour. */
  minRate: number | null;
  /** Rupees an hour. */
  maxRate: number | null;
  /** Rupees a year. */
  minSalary: number | null;
  /** Rupees a year. */
  maxSalary: number | null;
  hoursPerWeek: number | null;
  /** Address of the uploaded description. */
  descriptionFile: string | null;
  creatorId: string | null;
  status: JobStatus;
  /** Reason that an admin gave when sending the job back. */
  statusRemark: string | null;
  /** ISO 8601 timestamp. */
  createdAt: string | null;
  /** ISO 8601 timestamp. */
  updatedAt: string | null;
  /** Ids of the members who applied; the embedded backend shows only the caller's own and keeps the length (D-37). */
  appliedBy: string[];
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
}

/** An application of the signed-in member (MY-04). */
export interface AppliedJob {
  /** Id of the application. */
  id: string;
  job: Job;
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
  /** Title of the job that was applied to. */
  jobTitle: string | null;
}
