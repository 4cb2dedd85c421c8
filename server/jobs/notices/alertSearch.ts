import { FILTERS, readFilters, type BoardSearch } from '../../../shared/jobSearch.ts';
import type { JobAlert, JobAlertForm } from '../../../shared/operations/board.ts';
import type { JobAlertRow } from '../../platform/db/jobTables.ts';
import type { JobFilters } from '../data/facets.ts';
import { toSingleLine } from '../data/formText.ts';
import type { JobService } from '../board/service.ts';

/** Returns the canonical query string of an alert's search: the non-empty parameters in a fixed order. */
export function formatSearch(form: JobAlertForm): string {
  const query = new URLSearchParams();
  for (const name of ['keyword', 'location', ...FILTERS] as const) {
    // Alerts cannot be limited to jobs that close soon.
    const value = name === 'closing' ? undefined : form[name];
    const text = toSingleLine(value === undefined ? '' : String(value));
    if (text !== '') query.set(name, text);
  }
  return query.toString();
}

/** Parses a query string that `formatSearch` returned. */
export function parseSearch(search: string): BoardSearch {
  const query = new URLSearchParams(search);
  return { keyword: query.get('keyword') ?? '', location: query.get('location') ?? '', filters: readFilters(query) };
}

/** Converts a search to a query of the job board. */
export function toBoardQuery({ keyword, location, filters }: BoardSearch): Parameters<JobService['filterMatching']>[0] {
  const { experience, salary, ...rest } = filters;
  return {
    keyword,
    location,
    ...(rest as JobFilters),
    ...(experience === undefined ? {} : { experience: Number(experience) }),
    ...(salary === undefined ? {} : { salary: Number(salary) as NonNullable<JobFilters['salary']> }),
  };
}

/** Serialises an alert for its owner. */
export function serializeAlert({ id, search, frequency, due_at }: JobAlertRow): JobAlert {
  const { experience, salary, ...rest } = Object.fromEntries(new URLSearchParams(search));
  return {
    ...rest,
    ...(experience === undefined ? {} : { experience: Number(experience) }),
    ...(salary === undefined ? {} : { salary: Number(salary) as NonNullable<JobAlert['salary']> }),
    _id: id,
    frequency,
    nextAt: due_at,
  };
}
