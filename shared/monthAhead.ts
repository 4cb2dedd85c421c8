import { dayOf, partsOf, type Day } from './days.ts';

/** The same day of the next month, or that month's last day (D-50): a month after 31 January is 28 or 29 February. */
export function monthAhead(day: Day): Day {
  const { year, month, date } = partsOf(day);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const lastOf = new Date(Date.UTC(nextYear, nextMonth, 0)).getUTCDate();
  return dayOf(nextYear, nextMonth, Math.min(date, lastOf)) ?? day;
}
