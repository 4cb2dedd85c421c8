/** A moderation state as it travels on the wire (D-40). */
export type JobStatus = 'published' | 'unpublished' | 'sentback';

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
  created_at: string;
  updated_at: string;
  /** When it was last published; null: never. */
  published_at: string | null;
  /** 1 while strangers may see it: published and not past its closing date. Kept by the repository. */
  listed: number;
  /** How many members applied. Kept by the repository. */
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
}

/** One row of `files`: an uploaded file, either of a job or of an application. */
export interface FileRow {
  /** 24 lower-case hexadecimal digits; also its name on the disk. */
  id: string;
  /** By its content. */
  kind: 'pdf' | 'doc' | 'docx';
  /** The job that it describes. */
  job_id: string | null;
  /** The application whose CV it is. */
  application_id: string | null;
  created_at: string;
}

/** The tables of this subject, for the database's type. */
export interface JobTables {
  jobs: JobRow;
  applications: ApplicationRow;
  files: FileRow;
}
