import { addDays, MONTHS, partsOf, type Day, type DayRange } from '../../shared/days.ts';

/**
 * Date formats of the content system. Each field has another format (D-15): `event_time` has a four-digit year, `date_time` a two-digit
 * year, `date` a two-digit year and `Sept`. Days are `YYYY-MM-DD`.
 */

const formatShortMonth = (month: number): string => MONTHS[month - 1]?.slice(0, 3) ?? '';
const padTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats `event_time`: `20 Nov 2026, 6:30 PM to 8:00 PM`, or `20 Nov 2026 - 21 Nov 2026`. */
export function formatListDate({ start, end }: DayRange, time?: string): string {
  const formatDay = (value: Day) => {
    const { date, month, year } = partsOf(value);
    return `${padTwoDigits(date)} ${formatShortMonth(month)} ${year}`;
  };
  const days = start === end ? formatDay(start) : `${formatDay(start)} - ${formatDay(end)}`;
  return time === undefined ? days : `${days}, ${time}`;
}

/** Formats `date_time`: `20 Nov 26 to 21 Nov 26, 9:30 am to 5:00 pm`. */
export function formatDetailDate({ start, end }: DayRange, time?: string): string {
  const formatDay = (value: Day) => {
    const { date, month, year } = partsOf(value);
    return `${padTwoDigits(date)} ${formatShortMonth(month)} ${padTwoDigits(year % 100)}`;
  };
  const days = start === end ? formatDay(start) : `${formatDay(start)} to ${formatDay(end)}`;
  return time === undefined ? days : `${days}, ${time}`;
}

/** Formats `date` of a related event by its first day: `3 Sept 26`. */
export function formatRelatedDate({ start }: DayRange): string {
  const { date, month, year } = partsOf(start);
  return `${date} ${month === 9 ? 'Sept' : formatShortMonth(month)} ${padTwoDigits(year % 100)}`;
}

/** Formats the month of a day: `December 2026`. */
export function formatMonth(day: Day): string {
  const { month, year } = partsOf(day);
  return `${MONTHS[month - 1]} ${year}`;
}

/** Returns the Saturdays and Sundays of consecutive weekends, from the first Saturday on or after a day. */
export function listWeekendDays(from: Day, weekendCount: number): Day[] {
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
  const saturday = addDays(from, 6 - weekday);
  return Array.from({ length: weekendCount }, (_, week) => [addDays(saturday, week * 7), addDays(saturday, week * 7 + 1)]).flat();
}

/** Formats the days of a course: `12, 13, 19 and 20`; across months `30, 31 Jan, 6 and 7 Feb`. */
export function formatCourseDates(days: readonly Day[]): string {
  const firstMonth = partsOf(days[0] ?? '').month;
  const isSingleMonth = days.every((day) => partsOf(day).month === firstMonth);
  const formattedDays = days.map((value, index) => {
    const { date, month } = partsOf(value);
    const next = days[index + 1];
    const endsMonth = next === undefined || partsOf(next).month !== month;
    return isSingleMonth || !endsMonth ? String(date) : `${date} ${formatShortMonth(month)}`;
  });
  return formattedDays.length < 2 ? formattedDays.join('') : `${formattedDays.slice(0, -1).join(', ')} and ${formattedDays.at(-1)}`;
}
