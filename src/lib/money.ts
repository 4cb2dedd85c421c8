import { groupIndian } from './grouping.ts';

/** Reads an amount as the services send it: a number, or text that may hold `₹`, commas and spaces. */
export function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const bare = value.replace(/[₹,\s]|^(?:rs\.?|inr)/gi, '');
  return /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/**
 * Rupees in Indian grouping without decimals (FMT-01): `₹12,50,000`.
 *
 * @param value rupees; a number or text
 * @returns `Not specified` when there is no readable amount
 */
export function formatRupees(value: unknown): string {
  const amount = amountOf(value);
  return amount === null ? 'Not specified' : `₹${groupIndian(amount)}`;
}

/**
 * A range of rupees: both ends, or `From …` or `Up to …` when one is missing or zero.
 *
 * @returns null when neither is there
 */
export function formatRupeeRange(min: unknown, max: unknown): string | null {
  const low = amountOf(min) || null;
  const high = amountOf(max) || null;
  if (low === null && high === null) return null;
  if (low === null) return `Up to ${formatRupees(high)}`;
  if (high === null) return `From ${formatRupees(low)}`;
  return low === high ? formatRupees(low) : `${formatRupees(low)} – ${formatRupees(high)}`;
}
