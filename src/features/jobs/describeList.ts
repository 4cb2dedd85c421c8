import { groupIndian } from '../../lib/grouping.ts';
import { formatCount } from '../../lib/text.ts';
import { isSearch, type BoardSearch } from './boardAddress.ts';
import { searchedFor } from '../../../shared/jobSearch.ts';

/** Describes the shown list; announced when it changes. */
export function describeList(search: BoardSearch, shown: number, total: number): string {
  const kind = isSearch(search) ? 'job' : 'open job';
  const jobs = formatCount(total, kind);
  const some = shown < total ? `${groupIndian(shown)} of ${jobs}` : jobs;
  if (isSearch(search))
    return total === 0 ? `No results for ${searchedFor(search)}` : `Showing results for ${searchedFor(search)}: ${some}`;
  if (total === 0) return 'No open jobs';
  return `Showing ${shown >= total && total > 1 ? 'all ' : ''}${some}`;
}
