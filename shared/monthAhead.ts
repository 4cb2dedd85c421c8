import { dayOf, partsOf, type Day } from './days.ts';

/** Returns the same date in the next month. When that month has no such date, returns its last day (D-50). */
export function addMonth(day: Day): Day {
  const { year, month, date } = partsOf(day);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const lastDate = new Date(Date.UTC(nextYear, nextMonth, 0)).getUTCDate();
  return dayOf(nextYear, nextMonth, Math.min(date, lastDate)) ?? day;
}
