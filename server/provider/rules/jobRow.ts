import { closingOf } from '../../../shared/jobState.ts';
import { parseIsoDay, type Day } from '../../../shared/days.ts';
import { convertJob, JOB_FIELDS, rowOf, type JobConverters, type JobFieldKind } from '../../../shared/jobFields.ts';
import { mask } from '../../../shared/mask.ts';
import type { Job, JobSort } from '../../../shared/operations/jobs.ts';
import { isRow, toFlag, toList, toNumber, toText, toTextOrNull } from '../../../shared/values.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { listFacets } from '../../jobs/data/facets.ts';
import type { Member } from '../../platform/contract/types.ts';
import { OTHER_APPLICANT } from '../../jobs/data/serialize.ts';
import { computeSortKeys, type SortKeys } from '../../jobs/search/sorting.ts';
import { badResponseError } from '../../platform/security/responseBody.ts';
import type { ColumnValues } from '../../platform/db/jobTables.ts';

/** A job as a provider sends it. The values have not been validated. */
export type ProviderJob = RowOf<Job>;

/** Returns whether a row of a list can be a job. Does not validate its fields. */
export const isJob = (row: unknown): row is ProviderJob => isRow(row);

/** Returns the job in a response: the whole response, or its field `data`. @throws HttpError 502 when neither is a job */
export function extractJob(value: unknown): ProviderJob {
  const job = [value, isRow(value) ? value.data : undefined].find((item): item is ProviderJob => isJob(item) && '_id' in item);
  if (job === undefined) throw badResponseError(200, false);
  return job;
}

const toDay = (value: unknown): Day | null => parseIsoDay(toText(value));

const TO_COLUMNS: JobConverters<Record<JobFieldKind, unknown>, ColumnValues> = {
  text: toTextOrNull,
  multilineText: toTextOrNull,
  email: toTextOrNull,
  link: toTextOrNull,
  choice: toTextOrNull,
  lookup: toTextOrNull,
  textList: (value) => JSON.stringify(toList(value)),
  number: toNumber,
  flag: (value) => (toFlag(value) ? 1 : 0),
  day: toDay,
  file: toTextOrNull,
};

/** Returns whether a job is on the board on a day (JOBS-04): published, not closed, and not past its closing date. */
export function isOnBoard(job: ProviderJob, today: Day): boolean {
  const lastDay = toDay(job.closingDate);
  return job.status === 'published' && closingOf(job) === null && (lastDay === null || lastDay >= today);
}

/** Returns the category of a job; an empty string without one. */
export const getCategory = ({ jobCategory }: ProviderJob): string => toText(jobCategory);

/** Returns whether a job matches all filters. @param requestedFacets as `listRequestedFacets` returns them */
export function matchesFilters(job: ProviderJob, requestedFacets: readonly (readonly string[])[]): boolean {
  if (requestedFacets.length === 0) return true;
  const { category, job_type, ...columns } = convertJob(job, ['wire', 'column'], TO_COLUMNS);
  const facets = new Set(listFacets({ ...columns, category: category ?? '', job_type: job_type ?? '' }));
  return requestedFacets.every((words) => words.some((word) => facets.has(word)));
}

/** Returns whether a member may see a job in every status: its poster and admins may. */
export const mayManage = ({ userId }: ProviderJob, { id, role }: Member): boolean => role === 'admin' || toText(userId) === id;

/** Removes the time of the last change: a host that does not record changes may update this time with every application. */
export const removeUpdatedAt = ({ updatedAt: _updatedAt, ...job }: ProviderJob): ProviderJob => job;

/** Returns a job as it is shown to members who do not manage it: without the remark and the ids of other applicants (D-37). */
export function toMemberJob({ statusRemark: _remark, appliedBy, ...job }: ProviderJob, { id }: Member): ProviderJob {
  const applicants = toList(appliedBy).filter((item) => toText(item) !== '');
  return { ...job, appliedBy: applicants.map((applicant) => (toText(applicant) === id ? id : OTHER_APPLICANT)) };
}

const getSortKeys = ({ closingDate, minSalary, maxSalary, minRate, maxRate, hoursPerWeek }: ProviderJob): SortKeys =>
  computeSortKeys({
    closing_date: toDay(closingDate),
    min_salary: toNumber(minSalary),
    max_salary: toNumber(maxSalary),
    min_rate: toNumber(minRate),
    max_rate: toNumber(maxRate),
    hours_per_week: toNumber(hoursPerWeek),
  });

/** Sorts jobs as the search does, stably. The time of the last change is ignored, since a host may not record it. */
export function sortJobs(jobs: readonly ProviderJob[], sort: JobSort): ProviderJob[] {
  const jobsWithKeys = jobs.map((job) => ({ job, createdAt: toText(job.createdAt), ...getSortKeys(job) }));
  const compare: Record<JobSort, (a: (typeof jobsWithKeys)[number], b: (typeof jobsWithKeys)[number]) => number> = {
    newest: (a, b) => Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt),
    closing: (a, b) => Number(a.closing > b.closing) - Number(a.closing < b.closing),
    pay: (a, b) => b.yearlyPay - a.yearlyPay,
  };
  return jobsWithKeys.toSorted(compare[sort]).map(({ job }) => job);
}

/** Fields that visitors see in addition to the fields of the form. */
const OTHER_FIELDS = ['_id', 'jobTitle', 'status', 'createdAt', 'updatedAt', 'answers'] as const;

/**
 * Returns a job as it is shown to callers without a session: only the contract's fields, with masked contact data (JOBS-06). Placeholders
 * stand for the ids of the poster and of each applicant (D-37).
 */
export function toVisitorJob(job: ProviderJob): ProviderJob {
  const fields = JOB_FIELDS.map((name): [string, unknown] => [name, rowOf(name).masked ? mask(toText(job[name])) : job[name]]);
  const otherFields = OTHER_FIELDS.map((name): [string, unknown] => [name, job[name]]);
  const applicants = toList(job.appliedBy).map(() => OTHER_APPLICANT);
  const knownFields = [...fields, ...otherFields].filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(knownFields), userId: 'poster', appliedBy: applicants };
}
