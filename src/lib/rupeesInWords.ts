import { readRupees } from '../../shared/rupees.ts';
import { groupIndian } from './grouping.ts';
import { parseAmount, formatRupees } from './money.ts';

const UNITS = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
] as const;

/**
 * Spells an amount, to confirm what is typed (D-49): `12.5 lakh`, `1 crore`, `80 thousand`. Rounds down to two decimals.
 * @returns an empty string when the amount is unreadable
 */
export function spellRupees(value: unknown): string {
  const amount = parseAmount(value);
  if (amount === null) return '';
  for (const { size, name } of UNITS) {
    const inUnit = Math.floor((amount * 100) / size) / 100;
    if (inUnit >= 1) return `${inUnit.toLocaleString('en-IN', { maximumFractionDigits: 2 })} ${name}`;
  }
  return groupIndian(amount);
}

/** A yearly salary in rupees below this was more likely meant in lakh. */
export const MIN_PLAUSIBLE_SALARY = 1_000;

/**
 * Formats a typed yearly salary in digits and in words, so that the visitor can confirm it (D-49): `₹12,50,000 a year, 12.5 lakh`.
 * @returns an empty string when the text is not a valid amount
 */
export function describeTypedSalary(typed: string): string {
  const parsed = readRupees(typed);
  if ('problem' in parsed) return '';
  const { rupees } = parsed;
  const yearlySalary = `${formatRupees(rupees)} a year`;
  if (rupees > 0 && rupees < MIN_PLAUSIBLE_SALARY) return `${yearlySalary}. If you mean ${rupees} lakh, add the word`;
  const inWords = spellRupees(rupees);
  return /[a-z]/.test(inWords) ? `${yearlySalary}, ${inWords}` : yearlySalary;
}
