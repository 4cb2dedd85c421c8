import { paths } from '../../config/paths.ts';
import { truncateText } from '../../lib/text.ts';
import { FILTERS, isJobSort, readFilters, type BoardSearch, type JobSort } from '../../../shared/jobSearch.ts';

/** Id of the search form. Fields outside the form refer to this id. */
export const SEARCH_FORM_ID = 'job-search';

/** Jobs shown at first, and added by `Load More` (JOBS-02). */
export const JOBS_PER_STEP = 3;

/** Maximum number of jobs on one page, so that neither a long board nor an invented URL exhausts browser and server (D-61). */
export const MAX_SHOWN = 300;

/** Maximum length of the search words, and of the place. */
export const MAX_TEXT_LENGTH = 200;

/** URL state of the job board (JOBS-03, D-7). */
export interface BoardAddress extends BoardSearch {
  /** Disables spelling correction. */
  exact: boolean;
  /** Null: the default order, which is best match first, or newest first without a keyword. */
  sort: JobSort | null;
  /** Chosen job; null: none. */
  job: string | null;
  /** Number of jobs to show. */
  show: number;
}

const readSearchText = (text: string | null): string => truncateText((text ?? '').trim(), MAX_TEXT_LENGTH);

/** Returns the order; null for the default order. Without a keyword, `newest` is the default. */
const parseSort = (text: string | null, keyword: string): JobSort | null =>
  isJobSort(text) && (text !== 'newest' || keyword !== '') ? text : null;

/** Reads the URL's query; missing or invalid parts get their default. */
export function readBoardAddress(query: URLSearchParams): BoardAddress {
  const steps = Math.ceil(Number(query.get('show') ?? JOBS_PER_STEP) / JOBS_PER_STEP);
  const keyword = readSearchText(query.get('keyword'));
  return {
    keyword,
    location: readSearchText(query.get('location')),
    exact: query.get('exact') === 'true',
    filters: readFilters(query),
    sort: parseSort(query.get('sort'), keyword),
    job: query.get('job') || null,
    show: Math.min(Math.max(steps || 1, 1) * JOBS_PER_STEP, MAX_SHOWN),
  };
}

/** Builds the URL of a board state; default values are omitted, so that each state has one URL. */
export function boardPath({
  keyword = '',
  location = '',
  exact = false,
  filters = {},
  sort = null,
  job = null,
  show = JOBS_PER_STEP,
}: Partial<BoardAddress>): string {
  const query = new URLSearchParams();
  if (job !== null) query.set('job', job);
  if (keyword !== '') query.set('keyword', keyword);
  if (location !== '') query.set('location', location);
  if (exact) query.set('exact', 'true');
  for (const name of FILTERS) if (filters[name]) query.set(name, filters[name]);
  if (sort !== null && parseSort(sort, keyword) !== null) query.set('sort', sort);
  if (show > JOBS_PER_STEP) query.set('show', String(show));
  const text = query.toString();
  return text === '' ? paths.exploreJobs : `${paths.exploreJobs}?${text}`;
}

/** Returns whether there is a keyword, a place or a filter. */
export const isSearch = ({ keyword, location, filters }: BoardSearch): boolean =>
  keyword !== '' || location !== '' || Object.keys(filters).length > 0;

/** Names below `/api/jobs/` that are operations, not job ids (D-46). */
const CALL_NAMES = new Set(['alljobs', 'search', 'jobbystatus', 'jobscreatedbyuser', 'jobsappliedbyuser', 'applyjob', 'postjob', 'status']);

/** Returns whether a text can be a job id. Nothing is requested for any other text. */
export const isJobId = (text: string): boolean => /^[\w-]{1,64}$/.test(text) && !CALL_NAMES.has(text.toLowerCase());

/** Navigation options within the board: keep the scroll position, and let `BackToList` go back in history. */
export const WITHIN_BOARD = { preventScrollReset: true, state: { fromBoard: true } } as const;

/** Navigation options that move the focus to the list and keep the scroll position. */
export const TO_RESULTS = { preventScrollReset: true, state: { toResults: true } } as const;

/** Returns whether a location's state comes from `TO_RESULTS`. */
export const isToResults = (state: unknown): boolean => (state as Partial<typeof TO_RESULTS.state> | null)?.toResults === true;

/** Returns the path of a search's Atom feed. Its query is that of the board without the chosen job, the order and the number of jobs. */
export const feedPath = ({ keyword, location, exact, filters }: BoardAddress): string =>
  boardPath({ keyword, location, exact, filters }).replace(/^[^?]*/, '/jobs.atom');
