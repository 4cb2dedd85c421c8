import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { takesPlace, type EventStatusName } from '../../shared/eventStatus.ts';
import { dayInIndia, startOfDay } from '../../shared/days.ts';
import type { Calendar } from '../../src/app/calendar.ts';

const ZONE = 'Asia/Kolkata';

/** India has had this one offset, without summer time, since 1945. */
const ZONE_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19451015T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** Octets of a line, without its line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** An escaped character, which Google Calendar does not read across two lines, or any other one. */
const CHARACTER = /\\.|./gsu;

/** Control characters that texts must not contain (RFC 5545, 3.1). Editors paste them from word processors. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** Folds a line. */
function foldLine(line: string): string {
  let bytes = 0;
  return line.replace(CHARACTER, (character) => {
    const length = Buffer.byteLength(character);
    bytes += length;
    if (bytes <= MAX_LINE_BYTES) return character;
    bytes = 1 + length;
    return `\r\n ${character}`;
  });
}

/**
 * Revision of an event by its status (RFC 5545, 3.8.7.4), in the order in which one usually follows another, so that nothing needs to be
 * stored. Between equal revisions, the later `DTSTAMP` counts.
 */
const SEQUENCES: Readonly<Record<EventStatusName, number>> = { postponed: 1, moved: 2, cancelled: 3 };

/** Interval at which calendar programs should look for changes. */
const REFRESH_SECONDS = 6 * 3_600;

/**
 * Returns a calendar as an iCalendar file (RFC 5545, EVT-08). For the same events, the file stays the same all day, so that
 * subscribers get 304.
 *
 * @param calendar without a name, its events are for a calendar that exists
 * @param publicUrl origin of links, without trailing slash
 * @param sequence revision of all its events, for a file that replaces every earlier one; by default that of each event's status
 */
export function formatCalendar({ name, path, domain, entries }: Calendar, publicUrl: string, now: Date, sequence?: number): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Chapter site', product: 'Programs and events', language: 'EN' },
    // With a name, programs take the file of a mail for a calendar to subscribe to. The library does not escape the name.
    ...(name !== '' && { name: name.replace(/[\s\\,;]+/g, ' '), url: `${publicUrl}${path}`, ttl: REFRESH_SECONDS }),
  });
  const stamp = sequence === undefined ? startOfDay(dayInIndia(now)) : now;
  for (const { id, title, times, venue, description, path: pagePath, status } of entries) {
    const url = `${publicUrl}${pagePath}`;
    const revision = sequence ?? (status === null ? undefined : SEQUENCES[status]);
    calendar.createEvent({
      id: `event-${id}@${domain}`,
      stamp,
      start: times.start,
      end: times.end,
      ...(times.allDay ? { allDay: true } : { timezone: ZONE }),
      summary: title,
      description: [description, url].filter((part) => part !== '').join('\n\n'),
      ...(venue === '' ? {} : { location: venue }),
      url,
      ...(revision === undefined ? {} : { sequence: revision }),
      // A postponed event is taken out of its day until it has a new one.
      ...(takesPlace(status) ? {} : { status: ICalEventStatus.CANCELLED }),
    });
  }
  const lines = calendar
    .toString()
    // The library folds lines also within escaped characters.
    .replaceAll('\r\n ', '')
    .replace(CONTROL_CHARACTERS, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
  // The library would put the zone before some properties, and readers may refuse properties behind components (RFC 5545, 3.6).
  return `${lines.replace(/(?<=\r\n)(?=BEGIN:VEVENT|END:VCALENDAR)/, `${ZONE_RULES}\r\n`)}\r\n`;
}
