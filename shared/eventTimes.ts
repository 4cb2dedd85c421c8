import { addDays, type Day, type DayRange } from './days.ts';
import { parseTimesOfDay } from './timesOfDay.ts';

/**
 * Times of an event for calendars. For an all-day event, `start` and `end` are days, and `end` is exclusive. Otherwise they are local times
 * of Asia/Kolkata: `2026-11-26T18:30:00`.
 */
export interface EventTimes {
  allDay: boolean;
  start: string;
  end: string;
}

/** Default length of an event without an end, in minutes. */
const DEFAULT_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** Formats a local time from minutes since the start of a day. */
function localTime(day: Day, minutes: number): string {
  const minuteOfDay = minutes % DAY_MINUTES;
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) => String(part).padStart(2, '0'));
  return `${addDays(day, Math.floor(minutes / DAY_MINUTES))}T${hour}:${minute}:00`;
}

/** Returns the hours in a text, as minutes since midnight; empty when it has none or they are unreadable. */
export function readHours(text: string): number[] {
  const times = parseTimesOfDay(text) ?? [];
  // Systems fill in midnight for a time that they do not know.
  return times.length === 1 && times[0] === 0 ? [] : times;
}

/**
 * Returns the times of an event (EVT-08). Without hours, it lasts all day; without an end, an hour. On a single day, an end that is not
 * after the start is on the next day.
 * @param hours minutes since midnight; the first and the last one count
 */
export function toEventTimes(days: DayRange, hours: readonly number[]): EventTimes {
  const [start, end] = [hours[0], hours.at(-1)];
  if (start === undefined || end === undefined) return { allDay: true, start: days.start, end: addDays(days.end, 1) };
  const endMinutes = hours.length === 1 ? start + DEFAULT_MINUTES : end;
  const overnightMinutes = days.start === days.end && endMinutes <= start ? DAY_MINUTES : 0;
  return { allDay: false, start: localTime(days.start, start), end: localTime(days.end, endMinutes + overnightMinutes) };
}
