import type { Shaped } from '../definitions.ts';
import { siteSearchSlice, type SearchAnswer } from '../generated/site/siteSearch';
import type { Findings } from '../models/found.ts';
import { toFindings } from '../normalise/found.ts';
import { tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  searchSite: Findings;
}

/** The search over the whole site. */
export const siteSearchApi = siteSearchSlice.enhanceEndpoints<TagType, Shaped<typeof siteSearchSlice, Results>>({
  endpoints: {
    searchSite: {
      transformResponse: (answer: SearchAnswer): Findings => toFindings(answer),
      providesTags: (_found, _error, { q }) => [tag('Search', q)],
    },
  },
});

export const { useSearchSiteQuery } = siteSearchApi;
