import { addDays, type Day } from '../../shared/days.ts';
import { parseDays } from './parseDays.ts';

/**
 * Times of an event for calendars. All day: two days, the second exclusive. Otherwise two local times of Asia/Kolkata,
 * `2026-11-26T18:30:00`.
 */
export interface EventTimes {
  allDay: boolean;
  start: string;
  end: string;
}

/** Default length of an event without an end, in minutes. */
const USUAL_LENGTH = 60;
const DAY_MINUTES = 1_440;
const INDIA_MINUTES = 330;

/** `6:30 pm`, `6.30 p.m.`, `18:30`, `1830 hrs`; before it, in a range with one am or pm, `6 to` or `6:30 -`. */
const TIME =
  /(?:(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|to|until)\s*)?(?<![\d:.])(?:(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s?m\b|(noon)\b)|(\d{1,2}):(\d{2})(?::\d{2})?(?!\s*[ap]\.?\s?m\b)|(\d{1,2})(\d{2})\s*(?:hrs|hours)\b)/g;

function minutesOf(hour: number, minute: number, half?: string): number | null {
  if (minute > 59 || hour > (half === undefined ? 24 : 12) || (half !== undefined && hour === 0)) return null;
  const full = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return full * 60 + minute;
}

/** Returns the times of day in a text, in minutes since midnight; null when one is impossible. */
function timesOf(text: string): number[] | null {
  const found: (number | null)[] = [];
  for (const [, fromHour, fromMinute, hour, minute, half, noon, hour24, minute24, hourPlain, minutePlain] of text.matchAll(TIME)) {
    const twelve = noon === undefined ? half : 'p';
    const end =
      hour === undefined
        ? minutesOf(Number(hour24 ?? hourPlain), Number(minute24 ?? minutePlain))
        : minutesOf(Number(hour), Number(minute ?? 0), twelve);
    if (fromHour !== undefined) {
      const same = minutesOf(Number(fromHour), Number(fromMinute ?? 0), hour === undefined ? undefined : twelve);
      // `11 to 1 pm` begins in the morning.
      found.push(same !== null && end !== null && twelve === 'p' && same >= end ? same - DAY_MINUTES / 2 : same);
    }
    found.push(end);
  }
  return found.some((time) => time === null) ? null : found.filter((time) => time !== null);
}

/** Formats a local time from minutes since the start of a day. */
function localTime(day: Day, minutes: number): string {
  const rest = minutes % DAY_MINUTES;
  const [hour, minute] = [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0'));
  return `${addDays(day, Math.floor(minutes / DAY_MINUTES))}T${hour}:${minute}:00`;
}

/** Returns an ISO time with its zone as minutes since midnight in India. */
function momentMinutes(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return null;
  const moment = new Date(text).getTime();
  return Number.isNaN(moment) ? null : (Math.floor(moment / 60_000) + INDIA_MINUTES) % DAY_MINUTES;
}

/**
 * Parses days and hours from the texts of a CMS (D-15, EVT-08): `26 Nov 26, 6:30 PM to 8:00 PM`, `26 Nov 26, 6-8 pm`, `26 Nov 26 to 27
 * Nov 26, 18:30`, ISO times. Missing or unreadable hours make it all day; without an end it takes an hour; an end before its beginning is
 * on the next day.
 * @returns null when the day is unreadable
 */
export function eventTimes(text: string): EventTimes | null {
  const days = parseDays(text);
  if (days === null) return null;
  const plain = text.normalize('NFKC').trim();
  const moment = momentMinutes(plain);
  const times = moment === null ? timesOf(plain.toLowerCase().replace(/(\d)t(?=\d{1,2}:)/, '$1 ')) : [moment];
  const [start, end] = [times?.[0], times?.at(-1)];
  if (start === undefined || end === undefined) return { allDay: true, start: days.start, end: addDays(days.end, 1) };
  const last = times?.length === 1 ? start + USUAL_LENGTH : end;
  const overnight = days.start === days.end && last <= start ? DAY_MINUTES : 0;
  return { allDay: false, start: localTime(days.start, start), end: localTime(days.end, last + overnight) };
}

/** Adds India's offset to a time of `EventTimes`; a day stays a day. */
export const withOffset = (time: string): string => (time.includes('T') ? `${time}+05:30` : time);

/** Returns the hours of an event as written, without its day: `6:30 PM to 8:00 PM`; empty when there are none. */
export function formatHours(text: string): string {
  const at = /(?:^|[,;|@]|\bat\b|\s[-–]\s)\s*(\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?\s?m|noon|:\d{2}|(?:-|–|to)\s*\d).*)$/i.exec(text);
  const hours = at?.[1]?.trim() ?? '';
  return eventTimes(text)?.allDay === false ? hours : '';
}
