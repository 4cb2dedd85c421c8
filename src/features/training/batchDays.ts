import { dayOf, MONTHS, partsOf, type Day } from '../../../shared/days.ts';
import { parseDays } from '../../lib/parseDays.ts';

/** Returns 1 to 12 for a month's name or abbreviation, 0 otherwise. */
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1;

/**
 * Parses the days of a batch (CERT-03) from its month and dates: `February 2027` and `27, 28 Feb, 6 and 7 Mar`. Numbers belong to the
 * following month name, else to the batch's month; earlier months are in the next year.
 * @returns days in order; none when any part is unreadable
 */
export function batchDays(month: string, dates: string): Day[] {
  const monthStart = parseDays(`1 ${month}`)?.start;
  if (monthStart === undefined) return [];
  const monthParts = partsOf(monthStart);
  const parts = [...dates.matchAll(/\d+|\p{L}+/gu)].map(([word]) => word.replace(/^(st|nd|rd|th)$/, ''));
  // Backwards, because a month name applies to the numbers before it.
  let currentMonth = monthParts.month;
  const days: (Day | null)[] = [];
  const lastMonthIndex = parts.findLastIndex((word) => monthOf(word) > 0);
  for (const [index, word] of [...parts.entries()].toReversed()) {
    const namedMonth = monthOf(word);
    if (namedMonth > 0) currentMonth = namedMonth;
    // A year or a time: not a plain list of days.
    else if (/^\d{3,}$/.test(word)) return [];
    else if (/^\d+$/.test(word)) {
      const monthOfDay = index > lastMonthIndex ? monthParts.month : currentMonth;
      days.push(dayOf(monthParts.year + (monthOfDay < monthParts.month ? 1 : 0), monthOfDay, Number(word)));
    }
  }
  const parsedDays = days.toReversed();
  const isInOrder = parsedDays.every((day, index) => day !== null && (index === 0 || day > (parsedDays[index - 1] ?? '')));
  return isInOrder ? parsedDays.filter((day) => day !== null) : [];
}
