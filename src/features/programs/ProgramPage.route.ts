import { getProgram, listEventCategories } from '../../api/endpoints/events.ts';
import type { RunQuery, Head, PageContext } from '../../api/page.ts';
import { paths, programPath } from '../../config/paths.ts';
import { breadcrumbList } from '../../lib/breadcrumbList.ts';
import { slugOf } from '../../lib/slug.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { missingHead } from '../../ui/MissingSubject.tsx';
import { findProgramId, deriveName, pastYears, preloadProgram, normaliseSlug, readYear } from './programData.ts';

export const preload = preloadProgram;

export async function sitemap({ runQuery }: { runQuery: RunQuery }): Promise<string[]> {
  const { data = [] } = await runQuery(listEventCategories.initiate());
  return data
    .map(({ name }) => slugOf(name))
    .filter((slug) => slug !== '')
    .map(programPath);
}

/** Title, description and breadcrumbs (NAV-04); 404 for an unknown slug (SPP-01). */
export function head({ params, url, now, state }: PageContext): Head {
  const slug = normaliseSlug(params.specialProgramName);
  const { data, error } = getProgram.select(slug)(state);
  const year = readYear(url.searchParams, pastYears(now));
  const name = data?.name ?? deriveName(slug);
  const description = `${name}: upcoming dates, and past events by year.`;
  const isMissing = findProgramId(slug) === null && (data === null || error !== undefined);
  if (isMissing) return missingHead('Program', description, error);
  const path = `${programPath(slug)}${year === null ? '' : `?year=${year}`}`;
  return {
    title: year === null ? name : `${name} ${year}`,
    loading: data === undefined && error === undefined,
    description: excerpt(htmlToText(data?.descriptionHtml ?? ''), 155) || description,
    path,
    structuredData: [
      breadcrumbList(
        [
          { name: 'Home', path: paths.home },
          { name, path: programPath(slug) },
        ],
        url.origin,
      ),
    ],
  };
}

export { default } from './ProgramPage.tsx';
