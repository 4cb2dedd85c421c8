import { addDays, dayOf, partsOf, type Day, type DayRange } from '../../shared/days.ts';

/**
 * Days of an event. Content names a calendar day (`on: 2023-08-19`) or a relative one (`in: 12 days`, `ago: 6 weeks`), so that the demo
 * always has upcoming events. Days are `YYYY-MM-DD` in Asia/Kolkata. An event that ends today is not past (D-15).
 */

/** The field `when` of a content file. Exactly one of `in`, `ago` and `on` is set. */
export interface When {
  in?: string;
  ago?: string;
  on?: string;
  /** Duration, for example `2 days`; one day by default. */
  for?: string;
}

/**
 * Parses `12 days` or `3 weeks`.
 * @throws RangeError
 */
export function parseLengthInDays(text: string): number {
  const match = /^(\d{1,5}) (day|week)s?$/.exec(text.trim());
  if (!match) throw new RangeError(`"${text}" is not a number of days or weeks, such as "12 days" or "3 weeks"`);
  return Number(match[1]) * (match[2] === 'week' ? 7 : 1);
}

/**
 * Resolves a `when` relative to `today`.
 * @throws RangeError when it is invalid; the message says why
 */
export function resolveDays(when: When, today: Day): DayRange {
  if ([when.in, when.ago, when.on].filter((value) => value !== undefined).length !== 1) {
    throw new RangeError('it takes exactly one of "in", "ago" and "on"');
  }
  const start = resolveFirstDay(when, today);
  const length = when.for === undefined ? 1 : parseLengthInDays(when.for);
  if (length < 1) throw new RangeError('"for" must be at least one day');
  return { start, end: addDays(start, length - 1) };
}

function resolveFirstDay(when: When, today: Day): Day {
  if (when.in !== undefined) return addDays(today, parseLengthInDays(when.in));
  if (when.ago !== undefined) return addDays(today, -parseLengthInDays(when.ago));
  const day = when.on ?? '';
  const { year, month, date } = partsOf(day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || dayOf(year, month, date) === null) {
    throw new RangeError(`"${day}" is not a valid date, such as "2024-03-16"`);
  }
  return day;
}
