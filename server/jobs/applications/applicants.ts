import { dayInIndia } from '../../../shared/days.ts';
import type { Applicant, JobsOperations } from '../../../shared/operations/jobs.ts';
import type { ApplicationRow, JobRow } from '../../platform/db/jobTables.ts';
import type { Deps } from '../deps.ts';
import { getFileAddress } from '../../platform/files/runWithFiles.ts';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import { createApplicationRepository } from '../data/applicationRepository.ts';
import { requireManager, type Caller } from '../data/caller.ts';
import { formatCsv, type CsvCells } from '../../platform/lib/csv.ts';
import { STAGE_LABELS } from '../../../shared/stages.ts';

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
    requireManager(caller, job, dayInIndia(deps.clock()), 'see who applied');
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
        for await (const chunk of iterateInChunks(ids, CHUNK_SIZE)) yield await applications.findByIds(chunk);
      }
      return formatCsv(cells, readRows());
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

const formatDay = (date: string): string => dayInIndia(new Date(date));

/** The export of applicants, with days in India. */
const cells: CsvCells<ApplicationRow> = {
  name: ['Name'],
  email: ['Email'],
  phone_no: ['Phone number'],
  city: ['City'],
  // Spreadsheets would read `2-3` as a date.
  year_of_experience: ['Years of Exp', (years) => years.replaceAll('-', ' to ')],
  employee_type: ['Employee Type'],
  expected_ctc: ['Expected CTC'],
  current_ctc: ['Current CTC'],
  stage: ['Stage', (stage) => STAGE_LABELS[stage]],
  stage_at: ['Stage since', formatDay],
  created_at: ['Applied on', formatDay],
  id: null,
  job_id: null,
  job_title: null,
  user_id: null,
  cv_file: null,
  cv_removed_at: null,
  name_key: null,
  email_key: null,
};
