import { dayInIndia } from '../../shared/days.ts';
import { BYTE_ORDER_MARK, formatCsvLine } from '../csv.ts';
import type { MemberRow } from '../db/schema.ts';
import { COLUMNS } from './memberTable.ts';

/** Yields members as CSV that `readMemberTable` can read; the last column is the day of joining in Asia/Kolkata. */
export async function* formatMembersCsv(parts: AsyncIterable<readonly MemberRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvLine([...Object.values(COLUMNS), 'Member since']);
  for await (const rows of parts) yield rows.map(formatMember).join('');
}

function formatMember({ name, email, membership_number, mobile_number, role, deactivated_at, created_at }: MemberRow): string {
  const state = deactivated_at === null ? 'active' : 'deactivated';
  return formatCsvLine([name, email, membership_number ?? '', mobile_number ?? '', role, state, dayInIndia(new Date(created_at))]);
}
