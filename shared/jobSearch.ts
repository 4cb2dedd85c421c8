import { listKeys } from './values.ts';
import type { AlertFrequency } from './operations/board.ts';
import type { JobSort, WantedLevel, WantedSalary, WantedType } from './operations/jobs.ts';

export type { JobSort } from './operations/jobs.ts';

/** Job types of filter and form (POST-02). */
export const JOB_TYPES = listKeys<WantedType>({ 'Full-Time': true, 'Part-Time': true, Intern: true });

/** Career levels (POST-04). */
export const CAREER_LEVELS = listKeys<WantedLevel>({ 'Senior-level': true, 'Mid-level': true, 'Junior-level': true });

/** Options of the salary filter; rupees per year. */
export const SALARIES = listKeys<`${WantedSalary}`>({
  300000: true,
  500000: true,
  800000: true,
  1000000: true,
  1500000: true,
  2000000: true,
  3000000: true,
  5000000: true,
}).map(Number);

/** Sort orders of the job board besides the default, which is by best match, or by date when there is no keyword. */
export const JOB_SORTS = listKeys<JobSort>({ newest: true, closing: true, pay: true });

export const SORT_LABELS: Readonly<Record<JobSort, string>> = { newest: 'Newest', closing: 'Closing soon', pay: 'Highest pay' };

export const isJobSort = (text: string | null | undefined): text is JobSort => JOB_SORTS.some((sort) => sort === text);

/** Filters of the job board, in URL order. */
export const FILTERS = ['type', 'level', 'remote', 'category', 'experience', 'salary', 'closing'] as const;

export type FilterName = (typeof FILTERS)[number];

/** Values of the chosen filters, as in the URL. */
export type JobFilters = Partial<Record<FilterName, string>>;

/** A search of the job board. An empty keyword or location matches every job. */
export interface BoardSearch {
  keyword: string;
  location: string;
  filters: JobFilters;
}

/** Matches a filter's name and valid value, separated by a space; the backend refuses other values. */
const VALID_FILTER = new RegExp(
  `^(type (${JOB_TYPES.join('|')})|level (${CAREER_LEVELS.join('|')})|remote true|category .{1,100}|experience ([123]?\\d|40)|salary (${SALARIES.join('|')})|closing soon)$`,
  'u',
);

/** Reads the filters of a query; invalid ones are dropped. */
export const readFilters = (query: URLSearchParams): JobFilters =>
  Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = query.get(name)?.trim() ?? '';
      return VALID_FILTER.test(`${name} ${value}`) ? [[name, value]] : [];
    }),
  );

/** Describes a filter, for sentences and chips. */
export function describeFilter(name: FilterName, value: string): string {
  if (name === 'remote') return 'Remote';
  if (name === 'closing') return 'Closing within a week';
  if (name === 'experience') return `${value} ${value === '1' ? 'year' : 'years'} of experience`;
  // A job matches by the upper end of its range.
  return name === 'salary' ? `Pay reaching ₹${Number(value).toLocaleString('en-IN')}` : value;
}

/** Describes the chosen filters, in URL order. */
export const describeFilters = (filters: JobFilters): string[] =>
  FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [describeFilter(name, filters[name])]));

/** Describes a search within a sentence: `“scrum” in “Salem”, Full-Time`. */
export const describeSearch = (search: BoardSearch): string =>
  [describeSearchText(search), ...describeFilters(search.filters)].filter(Boolean).join(', ');

/** Describes a search, in words that follow “jobs” in a sentence: `for “scrum”`, `in “Salem”`, `for remote work`. */
export const describeSearchAfterJobs = (search: BoardSearch): string =>
  `for ${describeSearch(search)}`.replace(/^for jobs /, '').replace(/^for remote jobs/, 'for remote work');

function describeSearchText({ keyword, location }: BoardSearch): string {
  const quotedKeyword = keyword === '' ? '' : `“${keyword}”`;
  if (location === '') return quotedKeyword;
  if (location.toLowerCase() === 'remote') return quotedKeyword === '' ? 'remote jobs' : `${quotedKeyword}, remote`;
  return `${quotedKeyword === '' ? 'jobs' : quotedKeyword} in “${location}”`;
}

export const FREQUENCY_LABELS = { daily: 'every day', weekly: 'every Monday' } as const satisfies Record<AlertFrequency, string>;
