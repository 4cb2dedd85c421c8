import { clockInIndia, dayInIndia, parseIsoDay, MONTHS, partsOf, type Day } from '../../shared/days.ts';

/** Shown for a missing date (JOBS-05). */
const NOT_SPECIFIED = 'Not specified';

export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

export function formatLongDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${monthName(month)} ${year}`;
}

/**
 * Formats a day or a timestamp of the job backend in the long form (JOBS-05): `20 November 2026`.
 * @returns `Not specified` for a missing value; an unreadable text unchanged
 */
export function formatDay(text: string | null): string {
  if (text === null || text.trim() === '') return NOT_SPECIFIED;
  const day = parseIsoDay(text);
  return day === null ? text : formatLongDay(day);
}

/**
 * Formats a time in India: `22 November 2026 at 6:30 PM`.
 * @param value ISO 8601
 */
export const formatMoment = (value: string): string => `${formatLongDay(dayInIndia(new Date(value)))} at ${clockInIndia(new Date(value))}`;

const MINUTE = 60_000;
const AGES: ReadonlyArray<readonly [unit: string, size: number]> = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/**
 * Formats the time since a moment, as in `Reposted {time} ago` (JOBS-05): `3 days`, `1 hour`, `less than a minute`.
 * @param value a future value counts as now
 * @returns null when the value is missing or unreadable
 */
export function timeSince(value: string | Date | null | undefined, now: Date): string | null {
  if (!value) return null;
  const moment = new Date(value).getTime();
  if (Number.isNaN(moment)) return null;
  const age = now.getTime() - moment;
  for (const [unit, size] of AGES) {
    const count = Math.floor(age / size);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}
