import { groupIndian } from './grouping.ts';
import { amountOf } from './money.ts';

const UNITS = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
] as const;

/**
 * Spells an amount, to echo what is typed (D-49): `12.5 lakh`, `1 crore`, `80 thousand`, at most two decimals, rounded down.
 * @returns an empty string when unreadable
 */
export function rupeesInWords(value: unknown): string {
  const amount = amountOf(value);
  if (amount === null) return '';
  for (const { size, name } of UNITS) {
    const inUnit = Math.floor((amount * 100) / size) / 100;
    if (inUnit >= 1) return `${inUnit.toLocaleString('en-IN', { maximumFractionDigits: 2 })} ${name}`;
  }
  return groupIndian(amount);
}
