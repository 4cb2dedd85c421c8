import { getEvent, listActiveEvents, listEventCategories, listPastEvents, listUpcomingEvents } from '../api/endpoints/events.ts';
import type { EventSummary } from '../api/models/event.ts';
import { describeError } from '../api/errors.ts';
import type { Ask } from '../api/page.ts';
import { paths, programPath } from '../config/paths.ts';
import { chapter } from '../config/chapter.ts';
import { briefEntry, calendarEntry, type CalendarEntry } from '../features/programs/calendarEntry.ts';
import { idOfSlug, slugOf } from '../lib/slug.ts';
import { addDays, dayInIndia, partsOf } from '../../shared/days.ts';

export type CalendarSubject = { kind: 'all' } | { kind: 'program'; slug: string } | { kind: 'event'; id: string };

export interface Calendar {
  name: string;
  path: string;
  /** Domain part of the event ids, which must stay the same whatever the site's address. */
  domain: string;
  entries: CalendarEntry[];
}

const domainOf = (): string => chapter().supportEmail.split('@')[1] ?? '';

const MAX_EVENTS = 60;

/** Concurrent event requests, to keep the content system responsive. */
const CONCURRENCY = 4;

/** Days that past events stay in a feed after the turn of the year. */
const RETENTION_DAYS = 90;

/** Thrown when the content system does not respond, so that subscribers keep their copy. */
export class CalendarUnavailable extends Error {}

interface Answered<Data> {
  data?: Data;
  error?: unknown;
}

/**
 * Unwraps a response; null when there is no such item.
 * @throws CalendarUnavailable when it failed
 */
function required<Data>({ data, error }: Answered<Data>): Data | null {
  if (data !== undefined) return data;
  const { kind } = describeError(error, 'calendar');
  // The content system refuses an unknown id as a bad request.
  if (kind === 'notFound' || kind === 'client') return null;
  throw new CalendarUnavailable('The events could not be had.');
}

/** Returns the years whose past events a feed holds, newest first. */
function yearsOf(now: Date): number[] {
  const today = dayInIndia(now);
  return [...new Set([today, addDays(today, -RETENTION_DAYS)].map((day) => partsOf(day).year))];
}

async function pastOf(ask: Ask, categoryId: string, now: Date): Promise<EventSummary[]> {
  const years = await Promise.all(
    yearsOf(now).map(async (year) => required(await ask(listPastEvents.initiate({ year, categoryId }))) ?? []),
  );
  return years.flat();
}

/** Adds times and places, which only the detail responses have. */
async function entriesOf(ask: Ask, events: readonly EventSummary[]): Promise<CalendarEntry[]> {
  const unique = [...new Map(events.map((event) => [event.id, event])).values()].slice(0, MAX_EVENTS);
  const entries: CalendarEntry[] = [];
  for (let at = 0; at < unique.length; at += CONCURRENCY) {
    const some = unique.slice(at, at + CONCURRENCY).map(async (event) => {
      const { data } = await ask(getEvent.initiate(event.id));
      return (data && calendarEntry(event.id, data)) ?? briefEntry(event);
    });
    entries.push(...(await Promise.all(some)).filter((entry) => entry !== null));
  }
  return entries;
}

async function ofEvent(ask: Ask, id: string): Promise<Calendar | null> {
  const event = required(await ask(getEvent.initiate(id)));
  const entry = event && calendarEntry(id, event);
  return entry && { name: entry.title, path: entry.path, domain: domainOf(), entries: [entry] };
}

async function ofProgram(ask: Ask, slug: string, now: Date): Promise<Calendar | null> {
  const listing = await ask(listEventCategories.initiate());
  const programs = listing.data ?? [];
  const id = idOfSlug(slug, chapter().programIds, programs);
  if (id === null) return required(listing) && null;
  const [coming, past] = await Promise.all([ask(listUpcomingEvents.initiate(id)).then(required), pastOf(ask, id, now)]);
  const events = [...(coming ?? []), ...past];
  const name = programs.find((one) => slugOf(one.name) === slug)?.name ?? events[0]?.category ?? slug;
  return { name: `${chapter().name}: ${name}`, path: programPath(slug), domain: domainOf(), entries: await entriesOf(ask, events) };
}

async function ofAll(ask: Ask, now: Date): Promise<Calendar> {
  const [coming, programs] = await Promise.all([
    ask(listActiveEvents.initiate()).then(required),
    ask(listEventCategories.initiate()).then(required),
  ]);
  const past = (await Promise.all((programs ?? []).map(({ id }) => pastOf(ask, id, now)))).flat();
  return { name: chapter().name, path: paths.events, domain: domainOf(), entries: await entriesOf(ask, [...(coming ?? []), ...past]) };
}

/**
 * Reads the events of a calendar (EVT-08) from the same responses as the pages.
 * @returns null when there is no such program or event, or its date is unreadable
 * @throws CalendarUnavailable when the content system does not respond
 */
export function readCalendar(ask: Ask, subject: CalendarSubject, now: Date): Promise<Calendar | null> {
  if (subject.kind === 'event') return ofEvent(ask, subject.id);
  return subject.kind === 'program' ? ofProgram(ask, subject.slug.toLowerCase(), now) : ofAll(ask, now);
}
