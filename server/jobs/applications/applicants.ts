import { setImmediate } from 'node:timers/promises';
import { dayInIndia } from '../../../shared/days.ts';
import type { Applicant, JobsOperations } from '../../../shared/operations/jobs.ts';
import type { ApplicationRow, JobRow } from '../../platform/db/jobTables.ts';
import type { Deps } from '../deps.ts';
import { getFileAddress } from '../../platform/files/runWithFiles.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { formatApplicantsCsv } from './applicantsCsv.ts';
import { createApplicationRepository } from '../data/applicationRepository.ts';
import { jobNotFoundError } from '../data/jobErrors.ts';
import { mayManage, maySee } from '../data/serialize.ts';
import type { Caller } from '../data/caller.ts';

export type ApplicantQuery = JobsOperations['searchApplicants']['query'];

/** Reads a job's applications. Throws HttpError 404 for callers who cannot see the job, 403 for all but its poster and admins (APPL-03). */
export interface Applicants {
  /** Returns a page of the matching applicants, or all without `limit` (APPL-01), and the number of all matches. */
  list(caller: Caller, jobId: string, query: ApplicantQuery): Promise<{ items: Applicant[]; total: number }>;
  /** Streams all matching applicants as CSV and ignores `limit` and `page`. Applicants who withdraw during the export are omitted. */
  exportCsv(caller: Caller, jobId: string, query: ApplicantQuery): Promise<AsyncIterable<string>>;
}

/** Applications per query of the export. */
const CHUNK_SIZE = 200;

export function createApplicants(deps: Pick<Deps, 'board' | 'db' | 'clock' | 'log'>): Applicants {
  const { repository: jobs } = deps.board;
  const applications = createApplicationRepository(deps.db);

  async function requireManagedJob(caller: Caller, jobId: string): Promise<JobRow> {
    const job = await jobs.findById(jobId);
    if (!job || !maySee(caller, job, dayInIndia(deps.clock()))) throw jobNotFoundError();
    if (!mayManage(caller, job)) throw new HttpError(403, 'Only the member who posted a job, or an admin, can see who applied');
    return job;
  }

  return {
    async list(caller, jobId, query) {
      const job = await requireManagedJob(caller, jobId);
      const { limit, page = 1 } = query;
      const range = limit === undefined ? undefined : { limit, offset: (page - 1) * limit };
      // `query` contains both the filters and the sort order.
      const rows = await applications.listByJob(jobId, query, query, range);
      const total = range === undefined ? rows.length : await applications.countByJob(jobId, query);
      return { items: rows.map((row) => serializeApplicant(row, job.title)), total };
    },
    async exportCsv(caller, jobId, query) {
      await requireManagedJob(caller, jobId);
      // The ids are read once, so that the order stays the same during the download.
      const ids = await applications.listIdsByJob(jobId, query, query);
      async function* readRows(): AsyncGenerator<ApplicationRow[]> {
        for (let start = 0; start < ids.length; start += CHUNK_SIZE) {
          if (start > 0) await setImmediate();
          yield await applications.findByIds(ids.slice(start, start + CHUNK_SIZE));
        }
      }
      return formatApplicantsCsv(readRows());
    },
  };
}

function serializeApplicant(row: ApplicationRow, jobTitle: string): Applicant {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    yearOfExperience: row.year_of_experience,
    employeeType: row.employee_type,
    expectedCTC: row.expected_ctc,
    currentCTC: row.current_ctc,
    cv: row.cv_file === null ? null : getFileAddress(row.cv_file),
    cvRemovedAt: row.cv_removed_at,
    phoneNo: row.phone_no,
    city: row.city,
    appliedAt: row.created_at,
    stage: row.stage,
    stageAt: row.stage_at,
    jobId: { _id: row.job_id, jobTitle },
  };
}
