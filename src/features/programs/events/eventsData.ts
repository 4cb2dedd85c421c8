import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  findNewestPastYear,
  listActiveEvents,
  listEventCategories,
  useFindNewestPastYearQuery,
  useListEventCategoriesQuery,
} from '../../../api/endpoints/events.ts';
import type { PastYear, Program } from '../../../api/models/event.ts';
import type { PreloadContext } from '../../../api/page.ts';
import { slugOf } from '../../../lib/slug.ts';
import type { Query } from '../../../ui/page/QuerySection.tsx';
import { pastYears, readYear } from '../programData.ts';

/** The filters in the URL; unknown ones are ignored. */
export interface EventsAddress {
  program: Program | null;
  year: number | null;
}

export function readEventsAddress(search: URLSearchParams, programs: readonly Program[], now: Date): EventsAddress {
  const slug = (search.get('program') ?? '').toLowerCase();
  return {
    program: (slug !== '' && programs.find(({ name }) => slugOf(name) === slug)) || null,
    year: readYear(search, pastYears(now)),
  };
}

/** Builds the arguments of the request for past events: those of the chosen year, or else of the newest year that has any. */
function buildPastEventsArgs({ program, year }: EventsAddress, programs: readonly Program[], now: Date) {
  return {
    categoryIds: program === null ? programs.map(({ id }) => id) : [program.id],
    years: year === null ? pastYears(now) : [year],
  };
}

/** Loads the upcoming events and the programs together, then the past events, whose requests need the programs' ids. */
export async function preloadEvents({ runQuery, url, now }: Pick<PreloadContext, 'runQuery' | 'url' | 'now'>): Promise<void> {
  const upcoming = runQuery(listActiveEvents.initiate());
  const { data: programs } = await runQuery(listEventCategories.initiate());
  if (programs !== undefined) {
    await runQuery(findNewestPastYear.initiate(buildPastEventsArgs(readEventsAddress(url.searchParams, programs, now), programs, now)));
  }
  await upcoming;
}

/** Loads the past events; fails when the programs cannot be loaded. */
export function usePastEvents(address: EventsAddress, now: Date): Query<PastYear> {
  const programs = useListEventCategoriesQuery();
  const past = useFindNewestPastYearQuery(programs.data === undefined ? skipToken : buildPastEventsArgs(address, programs.data, now));
  const { error, isFetching, refetch } = programs.data === undefined ? programs : past;
  // Uses `currentData`, because `data` may still be that of other filters.
  const { currentData } = past;
  return { error, isFetching, refetch, ...(currentData === undefined ? {} : { data: currentData }) };
}
