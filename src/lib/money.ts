import { groupIndian } from './grouping.ts';

/** Parses an amount: a number, or text that may contain `₹`, `Rs.` or `INR`, commas and spaces. Returns null for anything else. */
export function parseAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const amount = value.replace(/[₹,\s]|^(?:rs\.?|inr)/gi, '');
  return /^\d+(?:\.\d+)?$/.test(amount) ? Number(amount) : null;
}

/**
 * Formats rupees with Indian grouping and no decimals (FMT-01): `₹12,50,000`.
 * @returns `Not specified` when there is no readable amount
 */
export function formatRupees(value: unknown): string {
  const amount = parseAmount(value);
  return amount === null ? 'Not specified' : `₹${groupIndian(amount)}`;
}

/**
 * Formats a range of rupees, or `From …` or `Up to …` when one end is missing or zero.
 * @returns null when both ends are missing or zero
 */
export function formatRupeeRange(min: unknown, max: unknown): string | null {
  const minimum = parseAmount(min) || null;
  const maximum = parseAmount(max) || null;
  if (minimum === null && maximum === null) return null;
  if (minimum === null) return `Up to ${formatRupees(maximum)}`;
  if (maximum === null) return `From ${formatRupees(minimum)}`;
  return minimum === maximum ? formatRupees(minimum) : `${formatRupees(minimum)} – ${formatRupees(maximum)}`;
}
