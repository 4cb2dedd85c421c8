import { groupIndian } from '../../lib/grouping.ts';
import { counted } from '../../lib/text.ts';
import { isSearch, type BoardAddress } from './boardAddress.ts';

type Search = Pick<BoardAddress, 'keyword' | 'location'>;

/** What was searched for, as the middle of a sentence: `“scrum” in “Salem”`; only what was given. */
export function searchedFor({ keyword, location }: Search): string {
  const words = keyword === '' ? '' : `“${keyword}”`;
  if (location === '') return words;
  if (location.toLowerCase() === 'remote') return words === '' ? 'remote jobs' : `${words}, remote`;
  return `${words === '' ? 'jobs' : words} in “${location}”`;
}

/** What the list shows, as a sentence; read out when a search or `Load More` changes it. */
export function summaryOf(search: Search, shown: number, total: number): string {
  const kind = isSearch(search) ? 'job' : 'open job';
  const jobs = counted(total, kind);
  const some = shown < total ? `${groupIndian(shown)} of ${jobs}` : jobs;
  if (isSearch(search))
    return total === 0 ? `No results for ${searchedFor(search)}` : `Showing results for ${searchedFor(search)}: ${some}`;
  if (total === 0) return 'No open jobs';
  return `Showing ${shown >= total && total > 1 ? 'all ' : ''}${some}`;
}

/** What may help when a search finds nothing. */
export function adviceFor({ keyword, location }: Search): string {
  if (location === '') return 'Fewer or other words may help.';
  return keyword === '' ? 'A city nearby may help, or a search for remote jobs.' : 'Fewer words or another place may help.';
}
