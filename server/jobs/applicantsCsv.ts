import { dayInIndia } from '../../shared/days.ts';
import { BYTE_ORDER_MARK, formatCsvLine } from '../csv.ts';
import type { ApplicationRow } from '../db/jobTables.ts';
import { STAGE_WORDS } from '../../shared/stages.ts';

/** How a column is exported, or `null` where it says nothing to people: an id, or what follows from another column. */
type Cell<Column extends keyof ApplicationRow> =
  readonly [heading: string, text: (value: ApplicationRow[Column]) => string | number] | null;

const same = <Value>(value: Value): Value => value;
const day = (moment: string): string => dayInIndia(new Date(moment));

/** The decision about every column, in the order of the file; a new one without a decision is a type error. */
const cells: { readonly [Column in keyof ApplicationRow]: Cell<Column> } = {
  name: ['Name', same],
  email: ['Email', same],
  phone_no: ['Phone number', same],
  city: ['City', same],
  year_of_experience: ['Years of Exp', same],
  employee_type: ['Employee Type', same],
  expected_ctc: ['Expected CTC', same],
  current_ctc: ['Current CTC', same],
  stage: ['Stage', (stage) => STAGE_WORDS[stage]],
  stage_at: ['Stage since', day],
  created_at: ['Applied on', day],
  id: null,
  job_id: null,
  job_title: null,
  user_id: null,
  cv_file: null,
  cv_removed_at: null,
  name_key: null,
  email_key: null,
};

/** Binds a column to its cell, so that the types of both stay together. */
function exporter<Column extends keyof ApplicationRow>(column: Column): [string, (row: ApplicationRow) => string | number][] {
  const cell: Cell<Column> = cells[column];
  return cell === null ? [] : [[cell[0], (row) => cell[1](row[column])]];
}

const columns = (Object.keys(cells) as (keyof ApplicationRow)[]).flatMap((column) => exporter(column));

/** Applications as comma-separated values for a spreadsheet, days in Asia/Kolkata. */
export async function* applicantsCsv(parts: AsyncIterable<readonly ApplicationRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvLine(columns.map(([heading]) => heading));
  for await (const rows of parts) yield rows.map((row) => formatCsvLine(columns.map(([, text]) => text(row)))).join('');
}
