import { findNewestPastYear, getProgram, listEventCategories, listPastEvents, listUpcomingEvents } from '../../api/endpoints/events.ts';
import type { EventSummary } from '../../api/models/event.ts';
import type { RunQuery, PreloadContext } from '../../api/page.ts';
import { chapter } from '../../config/chapter.ts';
import { idOfSlug } from '../../lib/slug.ts';
import { dayInIndia, partsOf } from '../../../shared/days.ts';

/** Earliest selectable year (SPP-04). */
const FIRST_YEAR = 2021;

/** Returns the slug of a URL in lower case; an empty string without one. */
export const normaliseSlug = (param: string | undefined): string => (param ?? '').toLowerCase();

/** Returns the id that chapter.yaml has for a slug; null for a program known to the content system only. */
export const findProgramId = (slug: string): string | null => idOfSlug(slug, chapter().programIds);

const CAPITALISED = new Map([
  ['pm', 'PM'],
  ['ec', 'E&C'],
]);

/** Returns a name to show until the program has loaded: `PM Open Space` for `pm-open-space`. */
export function deriveName(slug: string): string {
  const capitalise = (part: string): string => CAPITALISED.get(part) ?? `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`;
  return slug.split('-').map(capitalise).join(' ');
}

/** Returns the selectable years, newest first (SPP-04). */
export function pastYears(now: Date): number[] {
  const { year } = partsOf(dayInIndia(now));
  return Array.from({ length: Math.max(1, year - FIRST_YEAR + 1) }, (_, yearsBack) => year - yearsBack);
}

/** Reads the year of the URL; null when it is not selectable (SPP-04). */
export function readYear(search: URLSearchParams, years: readonly number[]): number | null {
  const text = search.get('year') ?? '';
  const year = /^\d{4}$/.test(text) ? Number(text) : null;
  return year !== null && years.includes(year) ? year : null;
}

/** Loads the past events of all programs, with a request for each program and year. The events of failed requests are missing. */
export async function loadAllPastEvents(runQuery: RunQuery, now: Date): Promise<EventSummary[]> {
  const { data: programs = [] } = await runQuery(listEventCategories.initiate());
  const calls = programs.flatMap(({ id }) => pastYears(now).map((year) => runQuery(listPastEvents.initiate({ categoryId: id, year }))));
  return (await Promise.all(calls)).flatMap(({ data = [] }) => data);
}

/** Preloads the page of a program. Events and program load in parallel when chapter.yaml has the program's id. */
export async function preloadProgram({ runQuery, params, url, now }: PreloadContext): Promise<void> {
  const slug = normaliseSlug(params.specialProgramName);
  const years = pastYears(now);
  const year = readYear(url.searchParams, years);
  const loadEvents = (categoryId: string): Promise<unknown> =>
    Promise.all([
      runQuery(listUpcomingEvents.initiate(categoryId)),
      year === null
        ? runQuery(findNewestPastYear.initiate({ categoryIds: [categoryId], years }))
        : runQuery(listPastEvents.initiate({ categoryId, year })),
    ]);
  const program = runQuery(getProgram.initiate(slug));
  const id = findProgramId(slug);
  await Promise.all([program, id === null ? program.then(({ data }) => (data ? loadEvents(data.id) : undefined)) : loadEvents(id)]);
}
