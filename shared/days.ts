/** Calendar day in Asia/Kolkata as `YYYY-MM-DD` (D-15, D-50). Days can be compared as strings. */
export type Day = string;

export interface DayRange {
  start: Day;
  end: Day;
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** India's offset has not changed since 1945, so plain arithmetic is exact from then on. */
const INDIA_OFFSET_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

/** Bounds of the years that a `Day` can have, 0 to 9999. Milliseconds since the epoch. */
const FIRST_MOMENT = Date.parse('0000-01-01T00:00:00Z') - INDIA_OFFSET_MS;
const AFTER_LAST_MOMENT = Date.parse('9999-12-31T00:00:00Z') + DAY_MS - INDIA_OFFSET_MS;

/** Returns the calendar day in Asia/Kolkata. Throws a RangeError for an invalid date, for which `dayOfMoment` returns null. */
export function dayInIndia(date: Date): Day {
  return new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns the moment at which a day begins in Asia/Kolkata. */
export const startOfDay = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS);

/** Returns the hour in Asia/Kolkata, 0 to 23. */
export const hourInIndia = (date: Date): number => new Date(date.getTime() + INDIA_OFFSET_MS).getUTCHours();

/** Returns the time in Asia/Kolkata, `18:30`. */
export const timeInIndia = (date: Date): string => new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(11, 16);

/** Formats a time of day as people say it: `6:30 PM`. @param minutes since midnight of any day from 1970 on */
export function formatTimeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats the time of day in Asia/Kolkata: `6:30 PM`. */
export const clockInIndia = (date: Date): string => formatTimeOfDay(Math.floor((date.getTime() + INDIA_OFFSET_MS) / 60_000));

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the weekday of a day: `Wednesday`. */
export const weekdayOf = (day: Day): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/**
 * Builds a day.
 * @param month 1 to 12
 * @returns null for an invalid date (31 February) or a year before 100
 */
export function dayOf(year: number, month: number, date: number): Day | null {
  const result = new Date(Date.UTC(year, month - 1, date));
  if (result.getUTCFullYear() !== year || result.getUTCMonth() !== month - 1 || result.getUTCDate() !== date) return null;
  return result.toISOString().slice(0, 10);
}

/**
 * Returns the day in Asia/Kolkata of a date from the job backend: a day or a timestamp in ISO 8601. Dates as people write them need
 * `parseDays` (src/lib), which is larger and slower.
 * @returns null when the text cannot be read
 */
export function parseIsoDay(text: string): Day | null {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (day) return dayOf(Number(day[1]), Number(day[2]), Number(day[3]));
  return dayOfMoment(new Date(text));
}

/** Returns the day of a moment in Asia/Kolkata; null for an invalid date and for a year outside 0 to 9999. */
export function dayOfMoment(date: Date): Day | null {
  const time = date.getTime();
  return time >= FIRST_MOMENT && time < AFTER_LAST_MOMENT ? dayInIndia(date) : null;
}

/** Splits a day into its parts; the month is 1 to 12. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

/** Returns the same date that many months earlier. When that month has no such date, returns its last day. */
export function monthsBefore(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Adds days, or subtracts when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the same date in the next month. When that month has no such date, returns its last day (D-50). */
export function addMonth(day: Day): Day {
  const { year, month, date } = partsOf(day);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const lastDate = new Date(Date.UTC(nextYear, nextMonth, 0)).getUTCDate();
  return dayOf(nextYear, nextMonth, Math.min(date, lastDate)) ?? day;
}
