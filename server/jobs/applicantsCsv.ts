import { dayInIndia } from '../../shared/days.ts';
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

/** Tells programs that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet would begin a formula, and run it when the file is opened: at the beginning of a cell, also behind blanks and
 * quotes, and in the wide letters of some keyboards. Where cells are parted by semicolons or tabs, our quotes mean nothing to whoever
 * reads beyond the first of them: there a cell begins behind each of those, and behind a line break.
 */
const FORMULA = /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])(?=[\s"]*[=+\-@＝＋－＠])/g;

/** Blanks at the beginning that spreadsheets drop. */
const DROPPED = /^(?=[\t\r\n])/;

/** A text as one cell (RFC 4180), which no spreadsheet takes for more than text: an apostrophe stands before what begins a formula. */
export function csvCell(value: string | number): string {
  // Always between quotes: which sign parts the cells depends on the country of who opens it.
  const text = typeof value === 'string' ? value.replace(FORMULA, "'").replace(DROPPED, "'") : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

const line = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Applications as comma-separated values for a spreadsheet, days in Asia/Kolkata. */
export async function* applicantsCsv(parts: AsyncIterable<readonly ApplicationRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(Object.keys(columns));
  for await (const rows of parts) yield rows.map((row) => line(Object.values(columns).map((cell) => cell(row)))).join('');
}
