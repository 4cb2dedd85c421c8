import { dayInIndia } from '../../../shared/days.ts';
import { formatCsv, type CsvCells } from '../../platform/lib/csv.ts';
import type { MemberRow } from '../../platform/db/schema.ts';
import { COLUMN_NAMES } from './memberTable.ts';

const orEmpty = (value: string | null): string => value ?? '';

/** Header and formatter of every column, in the order of the file. Columns with null are not exported. A missing column is a type error. */
const cells: CsvCells<MemberRow> = {
  name: [COLUMN_NAMES.name[0], orEmpty],
  email: [COLUMN_NAMES.email[0], orEmpty],
  membership_number: [COLUMN_NAMES.membershipNumber[0], orEmpty],
  mobile_number: [COLUMN_NAMES.mobileNumber[0], orEmpty],
  role: [COLUMN_NAMES.role[0], orEmpty],
  deactivated_at: [COLUMN_NAMES.state[0], (deactivated_at) => (deactivated_at === null ? 'active' : 'deactivated')],
  created_at: ['Member since', (created_at) => dayInIndia(new Date(created_at))],
  id: null,
  cms_id: null,
  job_role: null,
  profile_picture: null,
  name_key: null,
};

/** Yields members as CSV, which `readMemberTable` can read. Days are those in India. */
export const formatMembersCsv = (batches: AsyncIterable<readonly MemberRow[]>): AsyncGenerator<string> => formatCsv(cells, batches);
