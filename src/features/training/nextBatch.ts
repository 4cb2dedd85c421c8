import { partsOf, type Day } from '../../../shared/days.ts';
import type { BatchMonth } from '../../api/models/certification.ts';
import { monthName } from '../../lib/moments.ts';
import { parseDays } from '../../lib/parseDays.ts';
import { batchDays } from './batchDays.ts';

export interface NextBatch {
  /** `12 December 2026`; the same as `text` when the days are unreadable */
  startText: string;
  /** `12, 13, 19 and 20 December 2026`; `December 2026: second fortnight` when the days are unreadable */
  text: string;
  /** null when unknown */
  seats: number | null;
  /** number of batches after this one */
  additionalCount: number;
}

const joinWithAnd = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** Formats days and names each month once: `27 and 28 February, 6 and 7 March 2027`. */
function formatDays(days: readonly Day[]): string {
  const months = Map.groupBy(days, (day) => day.slice(0, 7));
  const years = new Set(days.map((day) => partsOf(day).year));
  const parts = [...months.values()].map((daysOfMonth) => {
    const { year, month } = partsOf(daysOfMonth[0] ?? '');
    return `${joinWithAnd(daysOfMonth.map((day) => partsOf(day).date))} ${monthName(month)}${years.size > 1 ? ` ${year}` : ''}`;
  });
  return `${parts.join(', ')}${years.size > 1 ? '' : ` ${[...years].join('')}`}`;
}

/** Shown in place of the next batch when there is none. */
export const NO_DATE = 'No date is listed';

/** Returns whether a batch begins today or later. A batch with unreadable days counts as upcoming until its month is over. */
export function isUpcoming(month: string, dates: string, today: Day): boolean {
  const [first] = batchDays(month, dates);
  if (first !== undefined) return first >= today;
  const monthStart = parseDays(`1 ${month}`)?.start;
  return monthStart === undefined || monthStart.slice(0, 7) >= today.slice(0, 7);
}

/**
 * Returns the first upcoming batch, because a content system may still list batches that have begun (CERT-03).
 * @returns null if no batch is upcoming
 */
export function nextBatchOf(months: readonly BatchMonth[], today: Day): NextBatch | null {
  const upcoming = months.flatMap(({ month, dates }) => {
    const batches = dates.length === 0 ? [{ text: '', seats: null }] : dates;
    return batches.filter(({ text }) => isUpcoming(month, text, today)).map(({ text, seats }) => ({ month, text, seats }));
  });
  const [next] = upcoming;
  if (next === undefined) return null;
  const days = batchDays(next.month, next.text);
  const text = days.length > 0 ? formatDays(days) : [next.month, next.text].filter((part) => part !== '').join(': ');
  return {
    text,
    startText: days.length > 0 ? formatDays(days.slice(0, 1)) : text,
    seats: next.seats,
    additionalCount: upcoming.length - 1,
  };
}
