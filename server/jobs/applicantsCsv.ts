import { dayInIndia } from '../../shared/days.ts';
import { BYTE_ORDER_MARK, csvLine } from '../csv.ts';
import type { ApplicationRow } from '../db/jobTables.ts';
import { STAGE_WORDS } from '../../shared/stages.ts';

const columns: Readonly<Record<string, (row: ApplicationRow) => string | number>> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  'Phone number': ({ phone_no }) => phone_no,
  City: ({ city }) => city,
  'Years of Exp': ({ year_of_experience }) => year_of_experience,
  'Employee Type': ({ employee_type }) => employee_type,
  'Expected CTC': ({ expected_ctc }) => expected_ctc,
  'Current CTC': ({ current_ctc }) => current_ctc,
  Stage: ({ stage }) => STAGE_WORDS[stage],
  'Stage since': ({ stage_at }) => dayInIndia(new Date(stage_at)),
  'Applied on': ({ created_at }) => dayInIndia(new Date(created_at)),
};

/** Applications as comma-separated values for a spreadsheet, days in Asia/Kolkata. */
export async function* applicantsCsv(parts: AsyncIterable<readonly ApplicationRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(columns));
  for await (const rows of parts) yield rows.map((row) => csvLine(Object.values(columns).map((cell) => cell(row)))).join('');
}
