import type { JobField } from '../../shared/jobFields.ts';
import type { AlertFrequency, JobStatus } from '../../shared/operations/jobs.ts';
import type { Stage } from '../../shared/stages.ts';

/** A moderation state as it travels on the wire (D-40). */
export type { JobStatus };

/** One row of `jobs`. Days are `YYYY-MM-DD` in Asia/Kolkata, instants are ISO 8601 in UTC. */
export interface JobRow {
  /** 24 lower-case hexadecimal digits. */
  id: string;
  title: string;
  location: string | null;
  /** 1 when the work can be done from anywhere. */
  remote: number;
  job_type: string;
  category: string;
  industry: string;
  /** JSON list of text. */
  qualifications: string;
  /** JSON list of text. */
  skills: string;
  description: string | null;
  ext_link: string | null;
  /** The last day on which one can apply; null: open until it is unpublished. */
  closing_date: string | null;
  email: string;
  career_level: string | null;
  /** Years. */
  min_experience: number | null;
  /** Years. */
  max_experience: number | null;
  /** Rupees an hour. */
  min_rate: number | null;
  /** Rupees an hour. */
  max_rate: number | null;
  /** Rupees a year. */
  min_salary: number | null;
  /** Rupees a year. */
  max_salary: number | null;
  hours_per_week: number | null;
  /** Where the uploaded job description is served, or null. */
  description_file: string | null;
  organization: string | null;
  /** The member who posted it. */
  user_id: string;
  status: JobStatus;
  /** Why an admin sent it back; empty otherwise. */
  status_remark: string;
  /** The field that the remark is about; null: all of the job. */
  remark_field: JobField | null;
  /** When it was last sent back; null: not since it was last published. `jobs_sent_back` holds what it was like. */
  sent_back_at: string | null;
  created_at: string;
  updated_at: string;
  /** When it was last published; null: never. */
  published_at: string | null;
  /** 1 while it is public: published and not past its closing date. Maintained by the repository. */
  listed: number;
  /** Number of applications. Maintained by the repository. */
  applied_count: number;
}

/** One row of `applications`: a member applied to a job. CTC is rupees a year. */
export interface ApplicationRow {
  id: string;
  job_id: string;
  /** The job's title at that time. */
  job_title: string;
  user_id: string;
  name: string;
  email: string;
  phone_no: string;
  /** Years, as the applicant wrote them. */
  year_of_experience: string;
  employee_type: string;
  city: string;
  current_ctc: number;
  expected_ctc: number;
  /** Id of the uploaded CV in `files`, or null. */
  cv_file: string | null;
  created_at: string;
  /** When the CV was removed, long after its job had closed; null: it was not. */
  cv_removed_at: string | null;
  /** The name as it is looked for and sorted: folded. */
  name_key: string;
  /** The address as it is looked for and sorted: folded. */
  email_key: string;
  stage: Stage;
  /** Since when it stands there. */
  stage_at: string;
}

/** One row of `application_changes`: an application came to a stage; the last time on each day. */
export interface ApplicationChangeRow {
  application_id: string;
  stage: Stage;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  at: string;
}

/** One row of `files`: an uploaded file, either of a job or of an application. */
export interface FileRow {
  /** 24 lower-case hexadecimal digits; its content is stored under it. */
  id: string;
  /** By its content. */
  kind: 'pdf' | 'doc' | 'docx';
  /** The job that it describes. */
  job_id: string | null;
  /** The application whose CV it is. */
  application_id: string | null;
  created_at: string;
}

/** One row of `jobs_sent_back`: a job as it was when it was last sent back, from then until it is published. */
export interface SentBackRow {
  job_id: string;
  /** What the admin wrote; empty: nothing. */
  remark: string;
  remark_field: JobField | null;
  /** What its poster had written: columns of `jobs`, as JSON. */
  written: string;
}

/** One row of `saved_jobs`: a member wants to find a job again. */
export interface SavedJobRow {
  user_id: string;
  job_id: string;
  /** The job's title at that time. */
  job_title: string;
  created_at: string;
}

/** One row of `job_alerts`: a member is mailed the new jobs of a search. */
export interface JobAlertRow {
  id: string;
  user_id: string;
  /** JSON of words and filters, in one spelling: the same search is one alert. */
  search: string;
  frequency: AlertFrequency;
  created_at: string;
  /** Up to here new jobs were looked for. */
  checked_at: string;
  /** When they are looked for next. */
  due_at: string;
}

/** One row of `job_alert_jobs`: this job was mailed for this alert. */
export interface JobAlertJobRow {
  alert_id: string;
  job_id: string;
}

/** One row of `closing_notices`: the poster was told that the job closes on that day. */
export interface ClosingNoticeRow {
  job_id: string;
  closing_date: string;
}

/** The tables of this subject, for the database's type. */
export interface JobTables {
  jobs: JobRow;
  applications: ApplicationRow;
  application_changes: ApplicationChangeRow;
  files: FileRow;
  jobs_sent_back: SentBackRow;
  saved_jobs: SavedJobRow;
  job_alerts: JobAlertRow;
  job_alert_jobs: JobAlertJobRow;
  closing_notices: ClosingNoticeRow;
}
