import { listEventCategories } from '../../../api/endpoints/events.ts';
import type { Head, PageContext } from '../../../api/page.ts';
import { chapter } from '../../../config/chapter.ts';
import { eventsPath, paths } from '../../../config/paths.ts';
import { breadcrumbList } from '../../../lib/breadcrumbList.ts';
import { slugOf } from '../../../lib/slug.ts';
import { preloadEvents, readEventsAddress } from './eventsData.ts';

export const preload = preloadEvents;

/** Title, description and breadcrumbs. The canonical URL contains known filters only (NAV-04). */
export function head({ url, now, state }: PageContext): Head {
  const { data: programs } = listEventCategories.select()(state);
  const { program, year } = readEventsAddress(url.searchParams, programs ?? [], now);
  const path = eventsPath({ program: program && slugOf(program.name), year });
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Events', path: paths.events },
  ];
  return {
    title: [program?.name, 'Events', year].filter(Boolean).join(' '),
    loading: programs === undefined && url.searchParams.has('program'),
    description: `Upcoming events of ${chapter().name}, month by month, and slides, recordings and summaries of past ones.`,
    path,
    structuredData: [breadcrumbList(trail, url.origin)],
  };
}

export { default } from './EventsPage.tsx';
