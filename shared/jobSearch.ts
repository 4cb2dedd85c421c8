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
const SENSE =
  /^(type (Full-Time|Part-Time|Intern)|level (Senior|Mid|Junior)-level|remote true|category .{1,100}|experience ([123]?\d|40)|salary ([358]|1[05]|[235]0)00000|closing soon)$/u;

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
