import type { EventDetail, EventSummary } from '../../api/models/event.ts';
import { eventHref } from '../../lib/eventAddress.ts';
import { eventTimes, type EventTimes } from '../../lib/eventTimes.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';

/** An event as calendars know it (EVT-08). */
export interface CalendarEntry {
  id: string;
  title: string;
  times: EventTimes;
  /** Empty when it is not told. */
  venue: string;
  /** Plain text; empty when there is none. */
  description: string;
  /** Path of the event's page. */
  path: string;
}

/** Longest description that goes into a calendar, and into a link to one. */
const DESCRIPTION = 600;

/** Name and kind of a place without a place. */
export const isOnline = (venue: string): boolean => /^(?:online|virtual)\b/i.test(venue);

/** Who speaks: `Speakers: Ananya Rao, Shruthi Gowda`; empty when nobody does. */
function speakersLine({ speakers }: EventDetail): string {
  const names = speakers.map(({ name }) => name).join(', ');
  return names === '' ? '' : `${speakers.length === 1 ? 'Speaker' : 'Speakers'}: ${names}`;
}

/** An event for a calendar; null when its day cannot be read. */
export function calendarEntry(id: string, event: EventDetail): CalendarEntry | null {
  const times = eventTimes(event.dateTime);
  if (times === null) return null;
  const description = [excerpt(htmlToText(event.descriptionHtml), DESCRIPTION), speakersLine(event)]
    .filter((part) => part !== '')
    .join('\n\n');
  return { id, title: event.title, times, venue: event.venue, description, path: eventHref({ id, category: event.category }) };
}

/** The same from a list, which knows neither hours nor place: for an event whose own answer could not be had. */
export function briefEntry(event: EventSummary): CalendarEntry | null {
  const times = eventTimes(event.date);
  if (times === null) return null;
  return {
    id: event.id,
    title: event.title,
    times,
    venue: '',
    description: excerpt(htmlToText(event.briefHtml), DESCRIPTION),
    path: eventHref(event),
  };
}

const compact = (time: string): string => time.replace(/[-:]/g, '');

/**
 * The address at which Google's calendar offers to take an event (EVT-08).
 *
 * @param pageUrl full address of the event's page
 */
export function googleCalendarUrl({ title, times, venue, description }: CalendarEntry, pageUrl: string): string {
  const url = new URL('https://calendar.google.com/calendar/render');
  const words = {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(times.start)}/${compact(times.end)}`,
    ctz: 'Asia/Kolkata',
    details: [description, pageUrl].filter((part) => part !== '').join('\n\n'),
    location: venue,
  };
  for (const [name, value] of Object.entries(words)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}
