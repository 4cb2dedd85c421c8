import type { Certification } from '../../api/models/certification.ts';
import { parseAmount } from '../../lib/money.ts';
import { htmlToText } from '../../lib/text.ts';

/** A fee: an amount in rupees, else the content system's HTML; both null when absent. */
export interface Fee {
  rupees: number | null;
  html: string | null;
}

/** Parses a fee: a number, a text such as `₹16,500`, or HTML (CERT-04). */
export function feeOf(value: Certification['feesForMembers']): Fee {
  if (value === null) return { rupees: null, html: null };
  const text = typeof value === 'number' ? value : htmlToText(value);
  const rupees = parseAmount(text);
  return { rupees, html: rupees === null && typeof value === 'string' && text !== '' ? value : null };
}
