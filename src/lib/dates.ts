import { dayInIndia, partsOf, type Day } from '../../shared/days.ts';
import { monthAhead } from '../../shared/monthAhead.ts';
import { longDay, monthName, NOT_SPECIFIED } from './moments.ts';
import { parseDays } from './parseDays.ts';

/**
 * Whether something is still to come or happening (EVT-06, D-15): its last day is today or later in
 * Asia/Kolkata. An unreadable date is not.
 *
 * @param now the present moment; given by the caller, so that a page rendered on the server and in the
 *   browser agrees
 */
export function isTodayOrLater(text: string | null | undefined, now: Date): boolean {
  const days = text ? parseDays(text) : null;
  return days !== null && days.end >= dayInIndia(now);
}

/**
 * A day in the en-IN long form (FMT-01): `20 November 2026`. Written out here and not by `Intl`, so that
 * server and browser never differ.
 *
 * @param value a day, a moment, or a text that `parseDays` reads
 * @returns `Not specified` for a missing value; an unreadable text as it is (D-15); a range as a range
 */
export function formatDate(value: string | Date | null | undefined): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? NOT_SPECIFIED : longDay(dayInIndia(value));
  const text = value?.trim();
  if (!text) return NOT_SPECIFIED;
  const days = parseDays(text);
  if (!days) return text;
  if (days.start === days.end) return longDay(days.start);
  const [from, to] = [partsOf(days.start), partsOf(days.end)];
  if (from.year !== to.year) return `${longDay(days.start)} – ${longDay(days.end)}`;
  if (from.month !== to.month) return `${from.date} ${monthName(from.month)} – ${longDay(days.end)}`;
  return `${from.date}–${longDay(days.end)}`;
}

/**
 * The pieces of a date for a calendar leaf: `{ date: '20', month: 'Nov', year: '2026' }`, of days in a row `20–22`.
 *
 * @returns null when it does not fit on one leaf: unreadable, or days of more than one month
 */
export function calendarLeaf(text: string): { date: string; month: string; year: string } | null {
  const days = parseDays(text);
  if (!days) return null;
  const { year, month, date } = partsOf(days.start);
  const end = partsOf(days.end);
  if (end.year !== year || end.month !== month) return null;
  return { date: end.date === date ? `${date}` : `${date}–${end.date}`, month: monthName(month).slice(0, 3), year: String(year) };
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The weekday of a date: `Wednesday`, of days in a row `Wednesday to Friday`; empty when it cannot be read. */
export function weekdayOf(text: string): string {
  const days = parseDays(text);
  if (days === null) return '';
  const [from, to] = [days.start, days.end].map((day) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '');
  return days.start === days.end ? `${from}` : `${from} to ${to}`;
}

/** The month of a date, that of its first day: `{ key: '2026-11', name: 'November' }`; null when it cannot be read. */
export function monthOfDate(text: string): { key: string; name: string } | null {
  const days = parseDays(text);
  return days && { key: days.start.slice(0, 7), name: monthName(partsOf(days.start).month) };
}

/**
 * The same day one month later, in Asia/Kolkata; the last day of a shorter month (D-50: 31 January gives
 * 28 February). The default closing date of a job (POST-03).
 */
export function oneMonthAhead(from: Date | Day): Day {
  return monthAhead(typeof from === 'string' ? from : dayInIndia(from));
}
