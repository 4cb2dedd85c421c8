import { searchSite } from '../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { readSearchText } from './readSearchText.ts';

/** Search results are not indexed. */
export function head({ url }: PageContext): Head {
  const text = readSearchText(url.searchParams);
  return {
    title: text === '' ? 'Search' : `Search: ${text}`,
    description: 'Search the whole site: programs, events, certifications, people and jobs.',
    noindex: true,
  };
}

/** Preloads the results, which are then available without scripts. */
export async function preload({ runQuery, url }: PreloadContext): Promise<void> {
  const searchText = readSearchText(url.searchParams);
  if (searchText !== '') await runQuery(searchSite.initiate({ q: searchText }));
}

export { default } from './SearchPage.tsx';
