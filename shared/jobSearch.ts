import { listAll } from './listAll.ts';
import type { WantedLevel, WantedSalary, WantedType } from './operations/jobs.ts';

/** Job types, as the board's filter and the form have them (POST-02). */
export const JOB_TYPES = listAll<WantedType>({ 'Full-Time': true, 'Part-Time': true, Intern: true });

/** Career levels (POST-04). */
export const CAREER_LEVELS = listAll<WantedLevel>({ 'Senior-level': true, 'Mid-level': true, 'Junior-level': true });

/** The salaries that a filter may name; rupees a year. */
export const SALARIES = listAll<`${WantedSalary}`>({
  300000: true,
  500000: true,
  800000: true,
  1000000: true,
  1500000: true,
  2000000: true,
  3000000: true,
  5000000: true,
}).map(Number);

/** What a search of the job board may be narrowed by, in the order of its address. */
export const FILTERS = ['type', 'level', 'remote', 'category', 'experience', 'salary', 'closing'] as const;

export type FilterName = (typeof FILTERS)[number];

/** The filters that are set, as they stand in an address; one that is not narrows nothing. */
export type JobFilters = Partial<Record<FilterName, string>>;

/** What is searched for; empty words are none. */
export interface JobSearchWords {
  keyword: string;
  location: string;
  filters: JobFilters;
}

/** What each may be: anything else would be refused by the backend. */
const SENSE = new RegExp(
  `^(type (${JOB_TYPES.join('|')})|level (${CAREER_LEVELS.join('|')})|remote true|category .{1,100}|experience ([123]?\\d|40)|salary (${SALARIES.join('|')})|closing soon)$`,
  'u',
);

/** The filters in a query; what makes no sense is left out. */
export const readFilters = (query: URLSearchParams): JobFilters =>
  Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = query.get(name)?.trim() ?? '';
      return SENSE.test(`${name} ${value}`) ? [[name, value]] : [];
    }),
  );

/** One filter in words, as a part of a sentence and on its chip. */
export function filterWords(name: FilterName, value: string): string {
  if (name === 'remote') return 'Remote';
  if (name === 'closing') return 'Closing within a week';
  if (name === 'experience') return `${value} ${value === '1' ? 'year' : 'years'} of experience`;
  return name === 'salary' ? `₹${Number(value).toLocaleString('en-IN')} a year` : value;
}

/** The set filters in words, in order. */
export const filtersInWords = (filters: JobFilters): string[] =>
  FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [filterWords(name, filters[name])]));

/** What was searched for, as the middle of a sentence: `“scrum” in “Salem”, Full-Time`; only what was given. */
export const searchedFor = (search: JobSearchWords): string =>
  [wordsOf(search), ...filtersInWords(search.filters)].filter(Boolean).join(', ');

function wordsOf({ keyword, location }: JobSearchWords): string {
  const words = keyword === '' ? '' : `“${keyword}”`;
  if (location === '') return words;
  if (location.toLowerCase() === 'remote') return words === '' ? 'remote jobs' : `${words}, remote`;
  return `${words === '' ? 'jobs' : words} in “${location}”`;
}
