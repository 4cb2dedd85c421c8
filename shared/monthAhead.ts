import { dayOf, partsOf, type Day } from './days.ts';

/** Returns the same day of the next month, or its last day (D-50). */
export function addMonth(day: Day): Day {
  const { year, month, date } = partsOf(day);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const lastDate = new Date(Date.UTC(nextYear, nextMonth, 0)).getUTCDate();
  return dayOf(nextYear, nextMonth, Math.min(date, lastDate)) ?? day;
}
