import { addMonth, dayInIndia, partsOf, weekdayOf, type Day } from '../../shared/days.ts';
import { formatLongDay, monthName } from './moments.ts';
import { parseDays } from './parseDays.ts';

/**
 * Returns whether the last day of a date text is today or later in Asia/Kolkata (EVT-06, D-15); false when the text is unreadable.
 * @param now given by the caller, so that server and browser render the same
 */
export function isTodayOrLater(text: string | null | undefined, now: Date): boolean {
  const days = text ? parseDays(text) : null;
  return days !== null && days.end >= dayInIndia(now);
}

/**
 * Formats an event's date in the en-IN long form (FMT-01): `20 November 2026`, `20–22 November 2026`. Does not use `Intl`, whose output
 * differs between server and browsers.
 * @returns an unreadable text unchanged, except that it is trimmed (D-15)
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
 * @returns null when the text is unreadable, or when the days are in more than one month
 */
export function splitCalendarDate(text: string): { date: string; month: string; year: string } | null {
  const days = parseDays(text);
  if (!days) return null;
  const { year, month, date } = partsOf(days.start);
  const end = partsOf(days.end);
  if (end.year !== year || end.month !== month) return null;
  return { date: end.date === date ? `${date}` : `${date}–${end.date}`, month: monthName(month).slice(0, 3), year: String(year) };
}

/** Returns the weekdays of a date text: `Wednesday`, or `Wednesday to Friday`; empty when unreadable. */
export function weekdaysOf(text: string): string {
  const days = parseDays(text);
  if (days === null) return '';
  const [from, to] = [weekdayOf(days.start), weekdayOf(days.end)];
  return days.start === days.end ? from : `${from} to ${to}`;
}

/** Returns the month of the first day of a date text: `{ key: '2026-11', name: 'November' }`; null when unreadable. */
export function monthOfDate(text: string): { key: string; name: string } | null {
  const days = parseDays(text);
  return days && { key: days.start.slice(0, 7), name: monthName(partsOf(days.start).month) };
}

/** Returns the default closing date (POST-03): the same date one month later in Asia/Kolkata, or that month's last day (D-50). */
export function addOneMonth(from: Date | Day): Day {
  return addMonth(typeof from === 'string' ? from : dayInIndia(from));
}
