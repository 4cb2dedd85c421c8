import type { Day } from '../../../shared/days.ts';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import { isJobSort } from '../../../shared/jobSearch.ts';
import { readJobStatus, type JobStatus } from '../../../shared/jobState.ts';
import { isRow, toText } from '../../../shared/values.ts';
import { listRequestedFacets } from '../../jobs/data/facets.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { sortApplicants, type ProviderApplicant } from './applicantRows.ts';
import { getCategory, matchesFilters, isJob, isOnBoard, sortJobs, type ProviderJob } from './jobRow.ts';

/** The operations whose responses `lists.ts` changes. */
export type ListOperation =
  | 'listAllJobs'
  | 'searchJobs'
  | 'listJobCategories'
  | 'listSimilarJobs'
  | 'getJob'
  | 'listJobsByStatus'
  | 'listJobsCreatedByUser'
  | 'listJobsAppliedByUser'
  | 'listApplicants'
  | 'searchApplicants';

type JobQuery = JobsOperations['searchJobs']['query'];
type ApplicantQuery = JobsOperations['searchApplicants']['query'];

/** All parameters that these operations may have. */
export type ListQuery = Omit<JobQuery & ApplicantQuery, 'sort'> &
  JobsOperations['listJobsByStatus']['query'] & {
    /** One of the operation's sort keys; validated against the contract. */
    sort?: JobQuery['sort'] | ApplicantQuery['sort'];
  };

/** Returns the rows that an operation responds with, in order. */
type SelectRows = (rows: readonly unknown[], query: ListQuery, today: Day) => unknown[];

const isApplicant = (row: unknown): row is ProviderApplicant => isRow(row);

const selectOnBoard: SelectRows = (rows, query, today) => {
  const facets = listRequestedFacets(query, today);
  return rows.filter((row) => isJob(row) && isOnBoard(row, today) && matchesFilters(row, facets));
};

const selectAll: SelectRows = (rows) => [...rows];

const selectSorted: SelectRows = (rows, query, today) => {
  const jobs = selectOnBoard(rows, query, today).filter(isJob);
  return isJobSort(query.sort) ? sortJobs(jobs, query.sort) : jobs;
};

const selectApplicants: SelectRows = (rows, { sort, order }) =>
  sortApplicants(rows.filter(isApplicant), { order, sort: isJobSort(sort) ? undefined : sort });

/** Selects the rows of each operation if the host returns whole lists. */
export const selections: Readonly<Record<ListOperation, SelectRows>> = {
  listAllJobs: selectOnBoard,
  searchJobs: selectSorted,
  getJob: selectOnBoard,
  listSimilarJobs: selectOnBoard,
  listJobCategories: (rows, query, today) => countCategories(selectOnBoard(rows, query, today).filter(isJob)),
  listJobsByStatus: (rows, { status }) => {
    // Without a status, all jobs are requested whose status is not `published`.
    const hasStatus = (jobStatus: JobStatus): boolean => (status === undefined ? jobStatus !== 'published' : jobStatus === status);
    const matchingRows = rows.filter((row) => isJob(row) && hasStatus(readJobStatus(row.status)));
    return status === 'published' ? sortNewestFirst(matchingRows.filter(isJob)) : matchingRows;
  },
  listJobsCreatedByUser: selectAll,
  listJobsAppliedByUser: selectAll,
  listApplicants: selectApplicants,
  searchApplicants: selectApplicants,
};

/** Returns whether `lists.ts` changes the responses of an operation. */
export const isListOperation = (id: string): id is ListOperation => Object.hasOwn(selections, id);

/** Returns when a job was created, in epoch milliseconds; 0 when that is unknown. */
const getCreatedAt = (job: ProviderJob): number => Date.parse(toText(job.createdAt)) || 0;

const sortNewestFirst = (jobs: readonly ProviderJob[]): ProviderJob[] => jobs.toSorted((a, b) => getCreatedAt(b) - getCreatedAt(a));

function countCategories(jobs: readonly ProviderJob[]): { name: string; jobs: number }[] {
  const counts = new Map<string, number>();
  for (const job of jobs) counts.set(getCategory(job), (counts.get(getCategory(job)) ?? 0) + 1);
  counts.delete('');
  return [...counts].map(([name, count]) => ({ name, jobs: count })).toSorted((a, b) => b.jobs - a.jobs);
}

/** Returns one page of a list; its cursor is the number of rows before the page. @throws HttpError 400 for an invalid cursor */
export function slicePage(
  rows: readonly unknown[],
  { limit = Infinity, page = 1, cursor }: ListQuery,
): { rows: unknown[]; next: string | null } {
  const start = cursor === undefined ? (limit === Infinity ? 0 : (page - 1) * limit) : Number(cursor);
  if (!Number.isSafeInteger(start) || start < 0) throw new HttpError(400, 'This cursor is not valid; start again from the first page');
  const end = start + limit;
  return { rows: rows.slice(start, end), next: end < rows.length ? String(end) : null };
}
