import type { BoardSearch } from '../../../../shared/jobSearch.ts';

/** Suggests how to widen a search without results. */
export function suggestBroaderSearch({ keyword, location, filters }: BoardSearch): string {
  if (Object.keys(filters).length > 0) return 'Fewer filters may help.';
  if (location === '') return 'Fewer or other words may help.';
  return keyword === '' ? 'A city nearby may help, or a search for remote jobs.' : 'Fewer words or another place may help.';
}
