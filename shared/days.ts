/** A calendar day in Asia/Kolkata as `YYYY-MM-DD` (D-15, D-50); two of them compare as text. */
export type Day = string;

/** The first and the last day of something; the same day when it lasts one. */
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

/** India has had one offset and no summer time since 1945, so plain arithmetic is exact and cheap; milliseconds. */
const INDIA_OFFSET = 330 * 60_000;
const DAY = 86_400_000;

/** The calendar day in Asia/Kolkata at a moment. */
export function dayInIndia(moment: Date): Day {
  return new Date(moment.getTime() + INDIA_OFFSET).toISOString().slice(0, 10);
}

/** The hour of the day in Asia/Kolkata at a moment, 0 to 23. */
export const hourInIndia = (moment: Date): number => new Date(moment.getTime() + INDIA_OFFSET).getUTCHours();

/** The time of day in Asia/Kolkata at a moment, `18:30`. */
export const timeInIndia = (moment: Date): string => new Date(moment.getTime() + INDIA_OFFSET).toISOString().slice(11, 16);

/**
 * A day from its parts.
 *
 * @param month 1 to 12
 * @returns null when there is no such day (31 February)
 */
export function dayOf(year: number, month: number, date: number): Day | null {
  const built = new Date(Date.UTC(year, month - 1, date));
  if (built.getUTCFullYear() !== year || built.getUTCMonth() !== month - 1 || built.getUTCDate() !== date) return null;
  return built.toISOString().slice(0, 10);
}

/**
 * The day in Asia/Kolkata of a date as the job backend writes it: a day or a moment in ISO 8601. Dates as people write them
 * are read by `parseDays` of the browser side, which costs more.
 *
 * @returns null when it cannot be read
 */
export function isoDay(text: string): Day | null {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (day) return dayOf(Number(day[1]), Number(day[2]), Number(day[3]));
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : dayInIndia(moment);
}

/** The parts of a day; the month is 1 to 12. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

/** The same date that many months earlier, or the last one of that month where it has no such date. */
export function monthsBefore(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** A day that many days later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
