import { toAsciiDigits } from './digits.ts';
import { removeInvisible } from './text.ts';

/** A typed amount: whole rupees, or the reason why the text is not a valid amount. */
export type TypedRupees = { rupees: number } | { problem: 'empty' | 'unreadable' | 'fraction' };

const FACTORS: ReadonlyMap<string, number> = new Map(
  Object.entries({ '': 1, k: 1e3, thousand: 1e3, l: 1e5, lac: 1e5, lakh: 1e5, cr: 1e7, crore: 1e7 }),
);

const AMOUNT = /^(\d+(?:,\d+)*(?:\.\d*)?|\.\d+) *(?:(k|l|cr)|(thousand|lac|lakh|crore)s?)?$/;

/**
 * Indian or Western grouping: `12,50,000`, `1,250,000`. Any other comma could be a decimal comma, so ignoring it could change the amount.
 */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/;

/**
 * Reads an amount as people in India write it: `1250000`, `₹12,50,000`, `12.5 lakh`, `1.2 crore`, `Rs. 80k`. It may end in `a year`,
 * `p.a.` or `LPA`. Nothing is rounded or ignored: text that cannot be read exactly is a problem.
 */
export function readRupees(typed: string): TypedRupees {
  const text = removeInvisible(toAsciiDigits(typed))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:₹|rs\.?|inr) ?/, '')
    // `LPA` is lakh p.a.
    .replace(/ ?(?:(?:a|per|\/) ?(?:year|annum)|p\.? ?a\.?)$/, '')
    .replace(/ ?\/-$/, '')
    .replace(/ ?(?:₹|rs\.?|inr|rupees?)$/, '');
  if (typed.trim() === '') return { problem: 'empty' };
  const [, digits = '', abbreviation = '', word = ''] = AMOUNT.exec(text) ?? [];
  if (digits === '' || (digits.includes(',') && !GROUPED.test(digits))) return { problem: 'unreadable' };
  const amount = Number(digits.replaceAll(',', '')) * (FACTORS.get(abbreviation || word) ?? 1);
  // Floating point: 1.1 lakh is 110000.00000000001.
  const rupees = Math.round(amount);
  return Math.abs(amount - rupees) < 1e-4 && Number.isSafeInteger(rupees) ? { rupees } : { problem: 'fraction' };
}

/**
 * Returns the error message for an amount that cannot be sent; undefined for one that can, and for an empty field.
 *
 * @param maxDigits maximum number of digits to send
 */
export function findRupeesProblem(typed: string, maxDigits: number): string | undefined {
  const parsed = readRupees(typed);
  if ('rupees' in parsed) {
    const maximum = 10 ** maxDigits - 1;
    return parsed.rupees <= maximum
      ? undefined
      : `At most ₹${maximum.toLocaleString('en-IN')} a year can be sent. If it is more, enter ${maximum} and name the amount in your CV`;
  }
  if (parsed.problem === 'unreadable') return 'Please enter an amount such as 1250000, ₹12,50,000 or 12.5 lakh';
  return parsed.problem === 'fraction' ? 'Please enter whole rupees, or add lakh' : undefined;
}

/** Returns the digits of an amount, as the form sends them. Returns any other text unchanged, and the server refuses it. */
export function toRupeeDigits(typed: string): string {
  const parsed = readRupees(typed);
  return 'rupees' in parsed ? String(parsed.rupees) : typed;
}
