import { dayInIndia } from '../../shared/days.ts';
import { formatCsv, type CsvCells } from '../csv.ts';
import type { ApplicationRow } from '../db/jobTables.ts';
import { STAGE_LABELS } from '../../shared/stages.ts';

const unchanged = <Value>(value: Value): Value => value;
const day = (date: string): string => dayInIndia(new Date(date));

/** Header and format of every column, in file order; null: not exported. A missing column is a type error. */
const cells: CsvCells<ApplicationRow> = {
  name: ['Name', unchanged],
  email: ['Email', unchanged],
  phone_no: ['Phone number', unchanged],
  city: ['City', unchanged],
  year_of_experience: ['Years of Exp', unchanged],
  employee_type: ['Employee Type', unchanged],
  expected_ctc: ['Expected CTC', unchanged],
  current_ctc: ['Current CTC', unchanged],
  stage: ['Stage', (stage) => STAGE_LABELS[stage]],
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

/** Yields applications as CSV, days in Asia/Kolkata. */
export const applicantsCsv = (batches: AsyncIterable<readonly ApplicationRow[]>): AsyncGenerator<string> => formatCsv(cells, batches);
