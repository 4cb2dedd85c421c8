import { groupIndian } from '../../lib/grouping.ts';
import { formatCount } from '../../lib/text.ts';
import { SORT_LABELS, describeSearch, describeSearchAfterJobs, type BoardSearch } from '../../../shared/jobSearch.ts';
import { isSearch, JOBS_PER_STEP, MAX_SHOWN, type BoardAddress } from './boardAddress.ts';

/** Describes the shown jobs: `Showing 3 of 12 open jobs`. */
export function describeList(search: BoardSearch & Partial<Pick<BoardAddress, 'sort'>>, shownCount: number, total: number): string {
  const hasSearch = isSearch(search);
  if (total === 0) return hasSearch ? `No results for ${describeSearch(search)}` : 'No open jobs';
  const jobs = formatCount(total, hasSearch ? 'job' : 'open job');
  const shownText = shownCount < total ? `${groupIndian(shownCount)} of ${jobs}` : `${total > 1 ? 'all ' : ''}${jobs}`;
  const order = search.sort ? `, ${SORT_LABELS[search.sort].toLowerCase()} first` : '';
  return `Showing ${shownText}${hasSearch ? ` ${describeSearchAfterJobs(search)}` : ''}${order}`;
}

/** Number of jobs that `Show … more` adds. The server preloads as many (`MAX_PRELOADED` in `boardData.ts`). */
const LARGE_STEP = 60;

/**
 * Returns the larger step beside `Load More`: the rest of the list, or `LARGE_STEP` more jobs (D-61).
 * @param show number of jobs shown now
 * @returns the number of jobs shown after the step, and the step's label; null when `Load More` would show as many
 */
export function nextLargeStep(show: number, total: number): { show: number; label: string } | null {
  const nextShown = Math.min(show + LARGE_STEP, MAX_SHOWN);
  if (Math.min(total, nextShown) <= show + JOBS_PER_STEP) return null;
  if (total > nextShown) return { show: nextShown, label: `Show ${nextShown - show} more` };
  return { show: Math.ceil(total / JOBS_PER_STEP) * JOBS_PER_STEP, label: `Show all ${groupIndian(total)}` };
}
