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

/** Arguments of the request for the past events: of the chosen year, else of the newest that has any. */
function pastEventsArgs({ program, year }: EventsAddress, programs: readonly Program[], now: Date) {
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
    await runQuery(findNewestPastYear.initiate(pastEventsArgs(readEventsAddress(url.searchParams, programs, now), programs, now)));
  }
  await upcoming;
}

/** Loads the past events; fails when the programs do. */
export function usePastEvents(address: EventsAddress, now: Date): Query<PastYear> {
  const programs = useListEventCategoriesQuery();
  const past = useFindNewestPastYearQuery(programs.data === undefined ? skipToken : pastEventsArgs(address, programs.data, now));
  const { error, isFetching, refetch } = programs.data === undefined ? programs : past;
  // `currentData`: cached data may belong to other filters.
  const { currentData } = past;
  return { error, isFetching, refetch, ...(currentData === undefined ? {} : { data: currentData }) };
}
