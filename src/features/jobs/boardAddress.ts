import { paths } from '../../config/paths.ts';
import { beginning } from '../../lib/text.ts';
import { FILTERS, readFilters, type JobFilters } from '../../../shared/jobSearch.ts';

/** How many jobs the list shows at first, and how many `Load More` adds (JOBS-02). */
export const JOBS_PER_STEP = 3;

/** Most jobs that an address may ask for at once, so that a made-up one costs little. */
const MOST_SHOWN = 300;
const LONGEST_WORDS = 200;

/** What the address of the job board says (JOBS-03, D-7). */
export interface BoardAddress {
  /** Search words; empty: all jobs. */
  keyword: string;
  /** City, or `remote`; empty: anywhere. */
  location: string;
  /** The words are searched as they are, misspelt or not. */
  exact: boolean;
  /** What the list is narrowed by. */
  filters: JobFilters;
  /** Id of the chosen job; null: none was chosen. */
  job: string | null;
  /** How many jobs the list shows; a multiple of three. */
  show: number;
}

const words = (text: string | null): string => beginning((text ?? '').trim(), LONGEST_WORDS);

/** Reads the query of an address; whatever is missing or makes no sense gets its default. */
export function readBoardAddress(query: URLSearchParams): BoardAddress {
  const steps = Math.ceil(Number(query.get('show') ?? JOBS_PER_STEP) / JOBS_PER_STEP);
  return {
    keyword: words(query.get('keyword')),
    location: words(query.get('location')),
    exact: query.get('exact') === 'true',
    filters: readFilters(query),
    job: query.get('job') || null,
    show: Math.min(Math.max(steps || 1, 1) * JOBS_PER_STEP, MOST_SHOWN),
  };
}

/** The link to a state of the board; parts with their default are left out, so that each state has one address. */
export function boardPath({
  keyword = '',
  location = '',
  exact = false,
  filters = {},
  job = null,
  show = JOBS_PER_STEP,
}: Partial<BoardAddress>): string {
  const query = new URLSearchParams();
  if (job !== null) query.set('job', job);
  if (keyword !== '') query.set('keyword', keyword);
  if (location !== '') query.set('location', location);
  if (exact) query.set('exact', 'true');
  for (const name of FILTERS) if (filters[name]) query.set(name, filters[name]);
  if (show > JOBS_PER_STEP) query.set('show', String(show));
  const text = query.toString();
  return text === '' ? paths.exploreJobs : `${paths.exploreJobs}?${text}`;
}

/** What is searched for. */
export type BoardSearch = Pick<BoardAddress, 'keyword' | 'location' | 'filters'>;

/** Whether the visitor searched for something. */
export const isSearch = ({ keyword, location, filters }: BoardSearch): boolean =>
  keyword !== '' || location !== '' || Object.keys(filters).length > 0;

/** Names below `/api/jobs/` that are calls, not jobs (D-46). */
const CALLS = new Set(['alljobs', 'search', 'jobbystatus', 'jobscreatedbyuser', 'jobsappliedbyuser', 'applyjob', 'postjob', 'status']);

/** Whether a text can be the id of a job; anything else is not worth asking the backend for. */
export const isJobId = (text: string): boolean => /^[\w-]{1,64}$/.test(text) && !CALLS.has(text.toLowerCase());

/** Options of the board's own navigations: the page stays where it is scrolled to, and `Back to all jobs` can go back. */
export const WITHIN_BOARD = { preventScrollReset: true, state: { fromBoard: true } } as const;

/** How the filters are applied: the focus goes to the list, and the page with it. */
export const TO_RESULTS = { preventScrollReset: true, state: { toResults: true } } as const;

/** Returns whether a navigation leads to the list. */
export const isToResults = (state: unknown): boolean => (state as Partial<typeof TO_RESULTS.state> | null)?.toResults === true;
