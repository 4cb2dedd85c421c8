import type { SiteOperations } from '../../shared/operations/site.ts';
import type { Handlers } from '../contract/types.ts';
import type { SiteSearch } from './siteSearch.ts';

/** Creates the handler of the site search. */
export function createSearchHandlers(search: SiteSearch): Handlers<SiteOperations, 'searchSite'> {
  return { searchSite: ({ query }) => search.search(query.q, query.limit) };
}
