import type { BuiltHandlers } from '../../platform/contract/operations.ts';
import type { SiteSearch } from './siteSearch.ts';

/** Creates the handler of the site search. */
export function createSearchHandlers(search: SiteSearch): BuiltHandlers<'site', 'Search'> {
  return { searchSite: ({ query }) => search.search(query.q, query.limit) };
}
