import { dayOf, MONTHS, partsOf, type Day } from '../../../shared/days.ts';
import { parseDays } from '../../lib/parseDays.ts';

/** Returns 1 to 12 for a month's name or abbreviation, 0 otherwise. */
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1;

/** Separators, ordinal endings and days of the week. */
const IGNORED_PARTS = /^([,;&+.]+|and|st|nd|rd|th|(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?s?)$/;

/**
 * Parses the days of a batch (CERT-03) from its month and dates: `February 2027` and `27, 28 Feb, 6 and 7 Mar`. A number belongs to the
 * next month name after it, or else to the batch's month. A month that is earlier than the batch's month is in the next year.
 * @returns days in ascending order; none if the text has another order or an unknown part. An unknown part may change what the numbers
 *   mean: a year, a time, a range, “may change”.
 */
export function batchDays(month: string, dates: string): Day[] {
  const monthStart = parseDays(`1 ${month}`)?.start;
  if (monthStart === undefined) return [];
  const monthParts = partsOf(monthStart);
  const parts = dates.toLowerCase().match(/\d+|\p{L}+|[^\s\d\p{L}]+/gu) ?? [];
  // The loop goes backwards, because a month name applies to the numbers before it.
  let currentMonth = monthParts.month;
  const days: (Day | null)[] = [];
  const lastMonthIndex = parts.findLastIndex((word) => monthOf(word) > 0);
  for (const [index, word] of [...parts.entries()].toReversed()) {
    const namedMonth = monthOf(word);
    if (namedMonth > 0) currentMonth = namedMonth;
    else if (/^\d{1,2}$/.test(word)) {
      const monthOfDay = index > lastMonthIndex ? monthParts.month : currentMonth;
      days.push(dayOf(monthParts.year + (monthOfDay < monthParts.month ? 1 : 0), monthOfDay, Number(word)));
    } else if (!IGNORED_PARTS.test(word)) return [];
  }
  const parsedDays = days.toReversed();
  const isInOrder = parsedDays.every((day, index) => day !== null && (index === 0 || day > (parsedDays[index - 1] ?? '')));
  return isInOrder ? parsedDays.filter((day) => day !== null) : [];
}
