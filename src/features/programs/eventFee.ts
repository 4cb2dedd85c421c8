import type { EventDetail } from '../../api/models/event.ts';
import { parseAmount, formatRupees } from '../../lib/money.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';

const MAX_LENGTH = 120;

/** Formats an event's fee: `Free`, `₹250` or its text; empty when unknown. */
export function formatFee(fee: EventDetail['fee']): string {
  const rupees = parseAmount(fee);
  if (rupees !== null) return rupees === 0 ? 'Free' : formatRupees(rupees);
  return excerpt(htmlToText(String(fee ?? '')), MAX_LENGTH);
}
