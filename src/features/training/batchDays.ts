import { dayOf, MONTHS, partsOf, type Day } from '../../../shared/days.ts';
import { parseDays } from '../../lib/parseDays.ts';

/** 1 to 12 for a month's name or its first letters; 0 for any other word. */
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1;

/**
 * The days of a batch (CERT-03), from its month and its dates as they are shown: `February 2027` and
 * `27, 28 Feb, 6 and 7 Mar`. Numbers belong to the month that is named next, else to the batch's own; months before it are those
 * of the next year.
 *
 * @returns the days in their order; none when anything of them cannot be read, so that no wrong day is told
 */
export function batchDays(month: string, dates: string): Day[] {
  const begin = parseDays(`1 ${month}`)?.start;
  if (begin === undefined) return [];
  const own = partsOf(begin);
  const words = [...dates.matchAll(/\d+|\p{L}+/gu)].map(([word]) => word.replace(/^(st|nd|rd|th)$/, ''));
  // From the end: a month's name holds for the numbers before it.
  let named = own.month;
  const days: (Day | null)[] = [];
  const lasting = words.findLastIndex((word) => monthOf(word) > 0);
  for (const [at, word] of [...words.entries()].toReversed()) {
    const other = monthOf(word);
    if (other > 0) named = other;
    // A year, or hours: not a plain list of days.
    else if (/^\d{3,}$/.test(word)) return [];
    else if (/^\d+$/.test(word)) {
      const inMonth = at > lasting ? own.month : named;
      days.push(dayOf(own.year + (inMonth < own.month ? 1 : 0), inMonth, Number(word)));
    }
  }
  const found = days.toReversed();
  const inOrder = found.every((day, at) => day !== null && (at === 0 || day > (found[at - 1] ?? '')));
  return inOrder ? found.filter((day) => day !== null) : [];
}
