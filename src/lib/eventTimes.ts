import { formatTimeOfDay } from '../../shared/days.ts';
import { readHours, toEventTimes, type EventTimes } from '../../shared/eventTimes.ts';
import { parseDays } from './parseDays.ts';

export type { EventTimes };

const DAY_MINUTES = 1_440;
const INDIA_MINUTES = 330;

/** Converts an ISO time that has a zone to minutes since midnight in India; null for any other text. */
function momentMinutes(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return null;
  const time = new Date(text).getTime();
  return Number.isNaN(time) ? null : (Math.floor(time / 60_000) + INDIA_MINUTES) % DAY_MINUTES;
}

/** Returns the times of day in a text, as minutes since midnight; empty when it has none or they are unreadable. */
function readTimes(text: string): number[] {
  const normalisedText = text.normalize('NFKC').trim();
  const minutes = momentMinutes(normalisedText);
  // Systems fill in midnight for a time that they do not know.
  if (minutes !== null) return minutes === 0 ? [] : [minutes];
  return readHours(normalisedText.replace(/(\d)t(?=\d{1,2}:)/i, '$1 '));
}

/**
 * Parses days and hours from the texts of a CMS (D-15, EVT-08): `26 Nov 26, 6:30 PM to 8:00 PM`, `26 Nov 26, 6-8 pm`, `26 Nov 26 to 27
 * Nov 26, 18:30`, ISO times. An event without readable hours lasts all day. An event without an end lasts an hour. On a single day, an end
 * that is not after the start is on the next day.
 * @returns null when the day is unreadable
 */
export function parseEventTimes(text: string): EventTimes | null {
  const days = parseDays(text);
  if (days === null) return null;
  return toEventTimes(days, readTimes(text));
}

/** Adds India's offset to a time of `EventTimes`. Returns a day unchanged. */
export const withOffset = (time: string): string => (time.includes('T') ? `${time}+05:30` : time);

/**
 * Returns the hours of an event as written, without its day: `6:30 PM to 8:00 PM`; empty when there are none. Hours that nothing separates
 * from the day, such as those of an ISO time, are formatted.
 */
export function formatHours(text: string): string {
  if (parseEventTimes(text)?.allDay !== false) return '';
  const match =
    /(?:^|[,;|@]|\bat\b|\s[-–]\s)\s*((?:\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?\s?m|:\d{2}|(?:-|–|to)\s*\d)|(?:12(?:[:.]00)?\s*)?(?:noon|midnight)\b).*)$/i.exec(
      text,
    );
  const times = readTimes(text);
  return (
    match?.[1]?.trim() ??
    [...new Set([times[0], times.at(-1)])]
      .filter((time) => time !== undefined)
      .map(formatTimeOfDay)
      .join(' to ')
  );
}
