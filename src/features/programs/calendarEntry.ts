import { EVENT_STATUS_LABELS, type EventStatus, type EventStatusName } from '../../../shared/eventStatus.ts';
import type { EventDetail, EventSummary } from '../../api/models/event.ts';
import { describeStatus } from '../../lib/eventStatus.ts';
import { eventHref } from '../../lib/subjectAddress.ts';
import { parseEventTimes, type EventTimes } from '../../lib/eventTimes.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';

export interface CalendarEntry {
  id: string;
  title: string;
  times: EventTimes;
  /** Empty when unknown. */
  venue: string;
  /** Plain text; may be empty. */
  description: string;
  path: string;
  /** Null for an event that takes place as announced. */
  status: EventStatusName | null;
}

/** Formats a status for calendar programs that do not show it: `Cancelled. The hall is closed.`; empty for an event as announced. */
const formatStatus = (status: EventStatus | null): string =>
  status === null ? '' : [`${EVENT_STATUS_LABELS[status.name]}.`, describeStatus(status)].filter((part) => part !== '').join(' ');

/** Maximum length of a description in calendars. */
const MAX_DESCRIPTION_LENGTH = 600;

/** Formats the speakers: `Speakers: Ananya Rao, Shruthi Gowda`; may be empty. */
function formatSpeakers({ speakers }: EventDetail): string {
  const names = speakers.map(({ name }) => name).join(', ');
  return names === '' ? '' : `${speakers.length === 1 ? 'Speaker' : 'Speakers'}: ${names}`;
}

/** Builds a calendar entry; null when the date is unreadable. */
export function calendarEntry(id: string, event: EventDetail): CalendarEntry | null {
  const times = parseEventTimes(event.dateTime);
  if (times === null) return null;
  const description = [
    formatStatus(event.status),
    excerpt(htmlToText(event.descriptionHtml), MAX_DESCRIPTION_LENGTH),
    formatSpeakers(event),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  const [path, status] = [eventHref({ id, category: event.category }), event.status?.name ?? null];
  return { id, title: event.title, times, venue: event.venue, description, path, status };
}

/** Builds an entry without a place from an event of a list, for an event that has no page. Null if the date is unreadable. */
export function briefEntry(event: EventSummary): CalendarEntry | null {
  const times = parseEventTimes(event.date);
  if (times === null) return null;
  return {
    id: event.id,
    title: event.title,
    times,
    venue: '',
    description: [formatStatus(event.status), excerpt(htmlToText(event.briefHtml), MAX_DESCRIPTION_LENGTH)]
      .filter((part) => part !== '')
      .join('\n\n'),
    path: eventHref(event),
    status: event.status?.name ?? null,
  };
}

const compactTime = (time: string): string => time.replace(/[-:]/g, '');

/**
 * Builds the Google Calendar link of an event (EVT-08).
 * @param pageUrl absolute URL of the event's page; may be empty
 */
export function googleCalendarUrl({ title, times, venue, description }: CalendarEntry, pageUrl: string): string {
  const url = new URL('https://calendar.google.com/calendar/render');
  const params = {
    action: 'TEMPLATE',
    text: title,
    dates: `${compactTime(times.start)}/${compactTime(times.end)}`,
    ctz: 'Asia/Kolkata',
    details: [description, pageUrl].filter((part) => part !== '').join('\n\n'),
    location: venue,
  };
  for (const [name, value] of Object.entries(params)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}
