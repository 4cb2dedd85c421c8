import { toAsciiDigits } from '../../shared/digits.ts';
import { readRupees } from '../../shared/rupees.ts';
import { decimalOnly } from './digits.ts';

/**
 * Returns the error message for pasted text that a number field would turn into another number, such as `25 lakh`. Returns undefined for
 * text that keeps its value, such as `₹12,50,000`.
 * @param before text before the pasted text
 * @param after text after the pasted text
 */
export function pastedNumberProblem(before: string, pasted: string, after: string, maxDigits: number): string | undefined {
  const digits = decimalOnly(pasted, Infinity);
  const parsed = readRupees(pasted);
  const isSame = toAsciiDigits(pasted).trim() === digits || ('rupees' in parsed && parsed.rupees === Number(digits));
  const combined = `${before}${digits}${after}`;
  if (isSame && decimalOnly(combined, maxDigits) === combined) return undefined;
  const amount = 'rupees' in parsed && !isSame ? String(parsed.rupees) : '';
  const correction = amount !== '' && amount.length <= maxDigits ? `type ${amount}` : 'type the number';
  return `“${pasted.trim().slice(0, 40)}” was not pasted: only digits and one decimal point fit here, ${maxDigits} at most. Please ${correction}.`;
}
