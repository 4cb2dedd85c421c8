import { getEvent, listActiveEvents, listEventCategories, listPastEvents, listUpcomingEvents } from '../api/endpoints/events.ts';
import type { EventDetail, EventSummary } from '../api/models/event.ts';
import { describeError } from '../api/errors.ts';
import type { RunQuery } from '../api/page.ts';
import { paths, programPath } from '../config/paths.ts';
import { chapter } from '../config/chapter.ts';
import { briefEntry, calendarEntry, type CalendarEntry } from '../features/programs/calendarEntry.ts';
import { idOfSlug, slugOf } from '../lib/slug.ts';
import { addDays, dayInIndia, partsOf } from '../../shared/days.ts';

export type CalendarSubject = { kind: 'all' } | { kind: 'program'; slug: string } | { kind: 'event'; id: string };

export interface Calendar {
  name: string;
  path: string;
  /** Domain part of the event ids. The ids must stay the same when the site moves to another host. */
  domain: string;
  entries: CalendarEntry[];
}

const calendarDomain = (): string => chapter().supportEmail.split('@')[1] ?? '';

const MAX_EVENTS = 60;

/** Maximum number of concurrent event requests, to keep the content system responsive. */
const CONCURRENCY = 4;

/** Number of days in a new year during which the previous year's events stay in a feed. */
const RETENTION_DAYS = 90;

/** Thrown when the content system does not respond. An empty calendar would delete the events from the subscribers' copies. */
export class CalendarUnavailable extends Error {}

interface QueryResult<Data> {
  data?: Data;
  error?: unknown;
}

/** Returns a list. @throws CalendarUnavailable when it cannot be read */
function unwrapList<Item>({ data }: QueryResult<Item[]>): Item[] {
  if (data === undefined) throw new CalendarUnavailable('The events could not be loaded.');
  return data;
}

/**
 * Returns the details of an event; null when there is no such event.
 * @throws CalendarUnavailable when they cannot be read. A summary has no times, and would turn the event into one for the whole day.
 */
function unwrapEvent({ data, error }: QueryResult<EventDetail>): EventDetail | null {
  if (data !== undefined) return data;
  const { kind, status } = describeError(error, 'calendar');
  // For an unknown id, content systems also respond that the request is bad, or with status 200 and an error (EVT-04).
  if (kind === 'notFound' || (kind === 'client' && (status === undefined || status === 400))) return null;
  throw new CalendarUnavailable('The event could not be loaded.');
}

/** Returns the years whose past events are in a feed. */
function listYears(now: Date): number[] {
  const today = dayInIndia(now);
  return [...new Set([today, addDays(today, -RETENTION_DAYS)].map((day) => partsOf(day).year))];
}

async function loadPastEvents(runQuery: RunQuery, categoryId: string, now: Date): Promise<EventSummary[]> {
  const eventsOfYears = await Promise.all(
    listYears(now).map(async (year) => unwrapList(await runQuery(listPastEvents.initiate({ year, categoryId })))),
  );
  return eventsOfYears.flat();
}

/** Creates entries from each event's details, because summaries have neither times nor places. */
async function createEntries(runQuery: RunQuery, events: readonly EventSummary[]): Promise<CalendarEntry[]> {
  const uniqueEvents = [...new Map(events.map((event) => [event.id, event])).values()].slice(0, MAX_EVENTS);
  const entries: CalendarEntry[] = [];
  for (let index = 0; index < uniqueEvents.length; index += CONCURRENCY) {
    const batch = uniqueEvents.slice(index, index + CONCURRENCY).map(async (event) => {
      const details = unwrapEvent(await runQuery(getEvent.initiate(event.id)));
      return (details && calendarEntry(event.id, details)) ?? briefEntry(event);
    });
    entries.push(...(await Promise.all(batch)).filter((entry) => entry !== null));
  }
  return entries;
}

async function readEventCalendar(runQuery: RunQuery, id: string): Promise<Calendar | null> {
  const event = unwrapEvent(await runQuery(getEvent.initiate(id)));
  const entry = event && calendarEntry(id, event);
  return entry && { name: entry.title, path: entry.path, domain: calendarDomain(), entries: [entry] };
}

async function readProgramCalendar(runQuery: RunQuery, slug: string, now: Date): Promise<Calendar | null> {
  const programs = unwrapList(await runQuery(listEventCategories.initiate()));
  const id = idOfSlug(slug, chapter().programIds, programs);
  if (id === null) return null;
  const [upcoming, past] = await Promise.all([
    runQuery(listUpcomingEvents.initiate(id)).then(unwrapList),
    loadPastEvents(runQuery, id, now),
  ]);
  const events = [...upcoming, ...past];
  const name = programs.find((program) => slugOf(program.name) === slug)?.name ?? events[0]?.category ?? slug;
  return {
    name: `${chapter().name}: ${name}`,
    path: programPath(slug),
    domain: calendarDomain(),
    entries: await createEntries(runQuery, events),
  };
}

async function readFullCalendar(runQuery: RunQuery, now: Date): Promise<Calendar> {
  const [upcoming, programs] = await Promise.all([
    runQuery(listActiveEvents.initiate()).then(unwrapList),
    runQuery(listEventCategories.initiate()).then(unwrapList),
  ]);
  const past = (await Promise.all(programs.map(({ id }) => loadPastEvents(runQuery, id, now)))).flat();
  return {
    name: chapter().name,
    path: paths.events,
    domain: calendarDomain(),
    entries: await createEntries(runQuery, [...upcoming, ...past]),
  };
}

/**
 * Reads the events of a calendar (EVT-08) from the same responses as the pages.
 * @returns null when there is no such program or event, or when the event's date is unreadable
 * @throws CalendarUnavailable when a list or the details of an event cannot be read
 */
export function readCalendar(runQuery: RunQuery, subject: CalendarSubject, now: Date): Promise<Calendar | null> {
  if (subject.kind === 'event') return readEventCalendar(runQuery, subject.id);
  return subject.kind === 'program' ? readProgramCalendar(runQuery, subject.slug.toLowerCase(), now) : readFullCalendar(runQuery, now);
}
