import type { ApplicantQuery } from '../../api/endpoints/applications.ts';
import { listKeys } from '../../../shared/values.ts';
import { stageOf } from '../../../shared/stages.ts';
import { applicantsPath } from '../../config/paths.ts';
import { readPageNumber } from '../../lib/pageNumber.ts';
import { truncateText } from '../../lib/text.ts';

/** Applicants on a page of the list. A job may have thousands. */
export const PER_PAGE = 50;

/** Name of a sortable column, in the URL and on the wire. */
export type Sort = NonNullable<ApplicantQuery['sort']>;

export const SORTS = listKeys<Sort>({
  applied: true,
  name: true,
  email: true,
  yearOfExperience: true,
  employeeType: true,
  expectedCTC: true,
  currentCTC: true,
  stage: true,
});

/** Filters, keyed by their names in the URL. An empty string means that a filter is not set (APPL-02). */
export const NO_FILTERS = { name: '', email: '', yearOfExperience: '', employeeType: '', expectedCtc: '', currentCtc: '', stage: '' };

export type Filters = typeof NO_FILTERS;

export interface ApplicantsAddress {
  filters: Filters;
  /** Null: latest first. */
  sort: Sort | null;
  descending: boolean;
  page: number;
}

/** Maximum length of a typed filter. */
export const MAX_FILTER_LENGTH = 200;

/** Reads the URL's query; missing or invalid parts get their default. */
export function readApplicantsAddress(query: URLSearchParams): ApplicantsAddress {
  const filters = { ...NO_FILTERS };
  for (const name of filterNames) filters[name] = truncateText((query.get(name) ?? '').trim(), MAX_FILTER_LENGTH);
  if (stageOf(filters.stage) === undefined) filters.stage = '';
  const sort = SORTS.find((name) => name === query.get('sort')) ?? null;
  return { filters, sort, descending: sort !== null && query.get('order') === 'desc', page: readPageNumber(query) };
}

const filterNames = Object.keys(NO_FILTERS) as (keyof Filters)[];

/** Builds the URL of a list state; default values are omitted, so that each state has one URL. */
export function applicantsAddress(jobId: string, { filters, sort, descending, page }: ApplicantsAddress): string {
  const query = new URLSearchParams();
  for (const name of filterNames) if (filters[name].trim() !== '') query.set(name, filters[name].trim());
  if (sort !== null) query.set('sort', sort);
  if (descending) query.set('order', 'desc');
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? applicantsPath(jobId) : `${applicantsPath(jobId)}?${text}`;
}

/** Returns whether any filter is set. */
export const isFiltered = (filters: Filters): boolean => filterNames.some((name) => filters[name] !== '');

/** Builds the query for the backend. */
export function queryOf(jobId: string, { filters, sort, descending, page }: ApplicantsAddress): ApplicantQuery {
  return {
    jobId,
    ...filters,
    stage: stageOf(filters.stage),
    ...(sort !== null && { sort, order: descending ? 'desc' : 'asc' }),
    limit: PER_PAGE,
    ...(page > 1 && { page }),
  };
}
