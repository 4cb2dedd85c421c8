import type { SiteOperations } from '../../shared/operations/site.ts';
import type { Handlers } from '../contract/types.ts';
import type { SiteSearch } from './siteSearch.ts';

/** The search over the whole site, by operationId. */
export function searchHandlers(search: SiteSearch): Handlers<SiteOperations, 'searchSite'> {
  return { searchSite: ({ query }) => search.search(query.q, query.limit) };
}
