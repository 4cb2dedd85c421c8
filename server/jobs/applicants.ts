import { dayInIndia } from '../../shared/days.ts';
import { fold } from '../../shared/fold.ts';
import type { Applicant, JobsOperations } from '../../shared/operations/jobs.ts';
import type { ApplicationRow } from '../db/jobTables.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../security/httpError.ts';
import { createApplicationRepository } from './applicationRepository.ts';
import { jobBoard } from './board.ts';
import { fileAddress } from './posting.ts';
import { mayManage, maySee } from './serialize.ts';
import type { Caller } from './service.ts';

/** What the filter row holds; blank fields do not filter, and none is validated (APPL-02). */
export type ApplicantFilters = JobsOperations['searchApplicants']['query'];

/** Reading applications. */
export interface Applicants {
  /**
   * The applicants of a job that fit all filters, the latest first (APPL-01). 404 when the caller cannot see the job, 403 for
   * all but its creator and admins (APPL-03).
   */
  list(caller: Caller, jobId: string, filters: ApplicantFilters): Promise<Applicant[]>;
}

export function createApplicants(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Applicants {
  const { repository: jobs } = jobBoard(deps);
  const applications = createApplicationRepository(deps.db);
  return {
    async list(caller, jobId, filters) {
      const job = await jobs.byId(jobId);
      if (!job || !maySee(caller, job, dayInIndia(deps.clock()))) throw new HttpError(404, 'This job does not exist or is no longer open');
      if (!mayManage(caller, job)) throw new HttpError(403, 'Only the member who posted a job, or an admin, can see who applied');
      const rows = (await applications.ofJob(jobId)).filter((row) => fits(row, filters));
      return rows.map((row) => wireApplicant(row, job.title));
    },
  };
}

function fits(row: ApplicationRow, filters: ApplicantFilters): boolean {
  return (
    holds(row.name, filters.name) &&
    holds(row.email, filters.email) &&
    // `Full-Time` and `Full-time` are the same (D-43).
    same(row.employee_type, filters.employeeType) &&
    equals(Number(row.year_of_experience), filters.yearOfExperience) &&
    equals(row.expected_ctc, filters.expectedCTC) &&
    equals(row.current_ctc, filters.currentCTC)
  );
}

const typed = (wanted: string | undefined): string => fold(wanted ?? '').trim();

function holds(text: string, wanted: string | undefined): boolean {
  return fold(text).includes(typed(wanted));
}

function same(text: string, wanted: string | undefined): boolean {
  return typed(wanted) === '' || fold(text) === typed(wanted);
}

function equals(value: number, wanted: string | undefined): boolean {
  const digits = typed(wanted).replace(/[\s,]/g, '');
  return digits === '' || (/^\d*\.?\d*$/.test(digits) && /\d/.test(digits) && Number(digits) === value);
}

function wireApplicant(row: ApplicationRow, jobTitle: string): Applicant {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    yearOfExperience: row.year_of_experience,
    employeeType: row.employee_type,
    expectedCTC: row.expected_ctc,
    currentCTC: row.current_ctc,
    cv: row.cv_file === null ? null : fileAddress(row.cv_file),
    jobId: { _id: row.job_id, jobTitle },
  };
}
