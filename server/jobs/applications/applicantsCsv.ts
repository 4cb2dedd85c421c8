import { dayInIndia } from '../../../shared/days.ts';
import { formatCsv, type CsvCells } from '../../platform/lib/csv.ts';
import type { ApplicationRow } from '../../platform/db/jobTables.ts';
import { STAGE_LABELS } from '../../../shared/stages.ts';

const identity = <Value>(value: Value): Value => value;
const formatDay = (date: string): string => dayInIndia(new Date(date));

/** Header and formatter of every column, in the order of the file. Columns with null are not exported. A missing column is a type error. */
const cells: CsvCells<ApplicationRow> = {
  name: ['Name', identity],
  email: ['Email', identity],
  phone_no: ['Phone number', identity],
  city: ['City', identity],
  // Spreadsheets would read `2-3` as a date.
  year_of_experience: ['Years of Exp', (years) => years.replaceAll('-', ' to ')],
  employee_type: ['Employee Type', identity],
  expected_ctc: ['Expected CTC', identity],
  current_ctc: ['Current CTC', identity],
  stage: ['Stage', (stage) => STAGE_LABELS[stage]],
  stage_at: ['Stage since', formatDay],
  created_at: ['Applied on', formatDay],
  id: null,
  job_id: null,
  job_title: null,
  user_id: null,
  cv_file: null,
  cv_removed_at: null,
  name_key: null,
  email_key: null,
};

/** Yields applications as CSV. Days are those in India. */
export const formatApplicantsCsv = (batches: AsyncIterable<readonly ApplicationRow[]>): AsyncGenerator<string> => formatCsv(cells, batches);
