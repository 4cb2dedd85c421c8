import { dayInIndia, partsOf, type Day } from '../../shared/days.ts';
import { addMonth } from '../../shared/monthAhead.ts';
import { formatLongDay, monthName } from './moments.ts';
import { parseDays } from './parseDays.ts';

/**
 * Returns whether a date's last day is today or later in Asia/Kolkata (EVT-06, D-15); false when unreadable.
 * @param now given by the caller, so that server and browser render the same
 */
export function isTodayOrLater(text: string | null | undefined, now: Date): boolean {
  const days = text ? parseDays(text) : null;
  return days !== null && days.end >= dayInIndia(now);
}

/**
 * Formats an event's date in the en-IN long form (FMT-01): `20 November 2026`. Not by `Intl`, whose output differs between server and
 * browsers.
 * @returns an empty string for an empty one; an unreadable text as it is, trimmed (D-15); a range as a range
 */
export function formatDate(text: string): string {
  const days = parseDays(text);
  if (!days) return text.trim();
  if (days.start === days.end) return formatLongDay(days.start);
  const [from, to] = [partsOf(days.start), partsOf(days.end)];
  if (from.year !== to.year) return `${formatLongDay(days.start)} – ${formatLongDay(days.end)}`;
  if (from.month !== to.month) return `${from.date} ${monthName(from.month)} – ${formatLongDay(days.end)}`;
  return `${from.date}–${formatLongDay(days.end)}`;
}

/**
 * Splits a date for a calendar tile: `{ date: '20', month: 'Nov', year: '2026' }`, consecutive days as `20–22`.
 * @returns null when unreadable or in more than one month
 */
export function splitCalendarDate(text: string): { date: string; month: string; year: string } | null {
  const days = parseDays(text);
  if (!days) return null;
  const { year, month, date } = partsOf(days.start);
  const end = partsOf(days.end);
  if (end.year !== year || end.month !== month) return null;
  return { date: end.date === date ? `${date}` : `${date}–${end.date}`, month: monthName(month).slice(0, 3), year: String(year) };
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the weekday of a date: `Wednesday`, or `Wednesday to Friday`; empty when unreadable. */
export function weekdayOf(text: string): string {
  const days = parseDays(text);
  if (days === null) return '';
  const [from, to] = [days.start, days.end].map((day) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '');
  return days.start === days.end ? `${from}` : `${from} to ${to}`;
}

/** Returns the month of a date's first day: `{ key: '2026-11', name: 'November' }`; null when unreadable. */
export function monthOfDate(text: string): { key: string; name: string } | null {
  const days = parseDays(text);
  return days && { key: days.start.slice(0, 7), name: monthName(partsOf(days.start).month) };
}

/** Returns the same day one month later in Asia/Kolkata, or the last day of a shorter month (D-50): the default closing date (POST-03). */
export function addOneMonth(from: Date | Day): Day {
  return addMonth(typeof from === 'string' ? from : dayInIndia(from));
}
