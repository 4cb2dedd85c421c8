const DAY_MINUTES = 1_440;

/** Matches `6:30 pm`, `6.30 p.m.`, `18:30`, `1830 hrs`. Also matches a range whose start has no am or pm: `6 to 7:30 pm`, `6:30 - 8 pm`. */
const TIME =
  /(?:(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|to|until)\s*)?(?<![\d:.])(?:(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?\s?m\b|(\d{1,2}):(\d{2})(?::\d{2})?(?!\s*[ap]\.?\s?m\b)|(\d{1,2})(\d{2})\s*(?:hrs|hours)\b)/g;

function minutesOf(hour: number, minute: number, meridiem?: string): number | null {
  if (minute > 59 || hour > (meridiem === undefined ? 24 : 12) || (meridiem !== undefined && hour === 0)) return null;
  const hour24 = meridiem === undefined ? hour : (hour % 12) + (meridiem === 'p' ? 12 : 0);
  return hour24 * 60 + minute;
}

/** Matches the words for 12 o'clock, with or without the number. */
const TWELVE = /\b(?:12(?:[:.]00)?\s*)?(noon|midnight)\b/g;

/** Returns the times of day in a text, in the order of the text, as minutes since midnight; null when any of them is impossible. */
export function parseTimesOfDay(text: string): number[] | null {
  const times: (number | null)[] = [];
  const plainText = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(TWELVE, (_, word) => (word === 'noon' ? '12 pm' : '12 am'));
  for (const [, fromHour, fromMinute, hour, minute, meridiem, hour24, minute24, hourPlain, minutePlain] of plainText.matchAll(TIME)) {
    const end =
      hour === undefined
        ? minutesOf(Number(hour24 ?? hourPlain), Number(minute24 ?? minutePlain))
        : minutesOf(Number(hour), Number(minute ?? 0), meridiem);
    if (fromHour !== undefined) {
      const start = minutesOf(Number(fromHour), Number(fromMinute ?? 0), meridiem);
      // `11 to 1 pm` begins in the morning, and `10 to 1 am` in the evening.
      times.push(
        start !== null && end !== null && meridiem !== undefined && start >= end ? (start + DAY_MINUTES / 2) % DAY_MINUTES : start,
      );
    }
    times.push(end);
  }
  return times.some((time) => time === null) ? null : times.filter((time) => time !== null);
}
