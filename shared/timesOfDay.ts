const DAY_MINUTES = 1_440;

/** `6:30 pm`, `6.30 p.m.`, `18:30`, `1830 hrs`; before it, in a range with one am or pm, `6 to` or `6:30 -`. */
const TIME =
  /(?:(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|to|until)\s*)?(?<![\d:.])(?:(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s?m\b|(noon)\b)|(\d{1,2}):(\d{2})(?::\d{2})?(?!\s*[ap]\.?\s?m\b)|(\d{1,2})(\d{2})\s*(?:hrs|hours)\b)/g;

function minutesOf(hour: number, minute: number, half?: string): number | null {
  if (minute > 59 || hour > (half === undefined ? 24 : 12) || (half !== undefined && hour === 0)) return null;
  const full = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return full * 60 + minute;
}

/** Returns the times of day in a text, in minutes since midnight and in the order of the text; null when one is impossible. */
export function timesOfDay(text: string): number[] | null {
  const found: (number | null)[] = [];
  for (const [, fromHour, fromMinute, hour, minute, half, noon, hour24, minute24, hourPlain, minutePlain] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(TIME)) {
    const twelve = noon === undefined ? half : 'p';
    const end =
      hour === undefined
        ? minutesOf(Number(hour24 ?? hourPlain), Number(minute24 ?? minutePlain))
        : minutesOf(Number(hour), Number(minute ?? 0), twelve);
    if (fromHour !== undefined) {
      const isSameHalf = minutesOf(Number(fromHour), Number(fromMinute ?? 0), hour === undefined ? undefined : twelve);
      // `11 to 1 pm` begins in the morning.
      found.push(isSameHalf !== null && end !== null && twelve === 'p' && isSameHalf >= end ? isSameHalf - DAY_MINUTES / 2 : isSameHalf);
    }
    found.push(end);
  }
  return found.some((time) => time === null) ? null : found.filter((time) => time !== null);
}
