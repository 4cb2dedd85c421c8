import type { JobField, JobRecord } from '../../../shared/jobFields.ts';
import type { AlertFrequency } from '../../../shared/operations/board.ts';
import type { ClosedReason, JobStatus } from '../../../shared/operations/jobs.ts';
import type { Stage } from '../../../shared/stages.ts';

export type { JobStatus };

/** Kind of an uploaded file: a document, or a member's picture. */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png' | 'webp';

/** Types of the columns of `jobs` that the poster writes, by the kind of the field. Days are `YYYY-MM-DD` in Asia/Kolkata. */
export interface ColumnValues {
  text: string | null;
  multilineText: string | null;
  email: string | null;
  link: string | null;
  choice: string | null;
  lookup: string | null;
  /** JSON list of text. */
  textList: string;
  number: number | null;
  /** 1 or 0. */
  flag: number;
  day: string | null;
  /** Id of the uploaded file in `files`. */
  file: string | null;
}

/** Row of `jobs`: the fields that the poster writes (`JOB_FORM`), and what the server adds. Timestamps are ISO 8601 in UTC. */
export interface JobRow extends JobRecord<'column', ColumnValues> {
  /** 24 lower-case hexadecimal digits. */
  id: string;
  user_id: string;
  status: JobStatus;
  status_remark: string;
  /** Field that the remark is about; null: the whole job. */
  remark_field: JobField | null;
  /** When it was last sent back; null: not since it was last published. `jobs_sent_back` has the job as it was then. */
  sent_back_at: string | null;
  created_at: string;
  updated_at: string;
  /** Last publication; null: never. */
  published_at: string | null;
  /** When its poster closed it before its closing date; null: not closed by its poster, or not published. */
  closed_at: string | null;
  /** Null while `closed_at` is null. */
  closed_reason: ClosedReason | null;
  /** 1 while it is public (`isOpen`). Maintained by the repository. */
  listed: number;
  /** Number of applications. Maintained by the repository. */
  applied_count: number;
}

/** Row of `applications`. CTC (cost to company, the yearly salary) is in rupees. */
export interface ApplicationRow {
  id: string;
  job_id: string;
  job_title: string;
  user_id: string;
  name: string;
  email: string;
  phone_no: string;
  year_of_experience: string;
  employee_type: string;
  city: string;
  current_ctc: number;
  expected_ctc: number;
  /** Id of the uploaded CV in `files`, or null. */
  cv_file: string | null;
  created_at: string;
  /** When the CV was removed because of its age (`removeOldCvs`); null: not removed. */
  cv_removed_at: string | null;
  /** Name without case and diacritics (`foldText`), for search and sorting. */
  name_key: string;
  /** E-mail address without case and diacritics, for search and sorting. */
  email_key: string;
  stage: Stage;
  /** Time of the last stage change. */
  stage_at: string;
}

/** Row of `application_changes`: an application's last change to a stage on a day. */
export interface ApplicationChangeRow {
  application_id: string;
  stage: Stage;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  at: string;
}

/** Row of `files`: an uploaded file of a job, an application or a member. */
export interface FileRow {
  /** 24 lower-case hexadecimal digits, also its storage key. */
  id: string;
  /** Detected from the content. */
  kind: FileKind;
  /** Job that it describes. */
  job_id: string | null;
  application_id: string | null;
  /** Member whose picture it is. */
  member_id: string | null;
  created_at: string;
}

/** Row of `jobs_sent_back`: a job as it was when it was sent back. The row is deleted when the job is published. */
export interface SentBackRow {
  job_id: string;
  remark: string;
  remark_field: JobField | null;
  /** Columns of `jobs` that the poster fills in, as JSON. */
  written: string;
}

export interface SavedJobRow {
  user_id: string;
  job_id: string;
  job_title: string;
  created_at: string;
}

/** Row of `job_alerts`: a search whose new jobs are mailed to a member. */
export interface JobAlertRow {
  id: string;
  user_id: string;
  /** Canonical query string of words and filters, so that equal searches are one alert. */
  search: string;
  frequency: AlertFrequency;
  created_at: string;
  checked_at: string;
  due_at: string;
}

/** Row of `job_alert_jobs`: a job that was mailed for an alert. */
export interface JobAlertJobRow {
  alert_id: string;
  job_id: string;
}

/** Row of `closing_notices`: the poster was notified that the job closes on `closing_date`. */
export interface ClosingNoticeRow {
  job_id: string;
  closing_date: string;
}

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
