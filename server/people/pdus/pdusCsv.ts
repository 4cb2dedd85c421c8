import { PDU_LABELS } from '../../../shared/pdus.ts';
import { formatCsv, type CsvCells } from '../../platform/lib/csv.ts';
import type { AttendedEventRow } from '../../platform/db/schema.ts';

const identity = <Value>(value: Value): Value => value;

/** Header and formatter of every column, in the order of the file. Columns with null are not exported. A missing column is a type error. */
const cells: CsvCells<AttendedEventRow> = {
  day: ['Date', identity],
  title: ['Event', identity],
  ways_of_working: [PDU_LABELS.waysOfWorking, identity],
  power_skills: [PDU_LABELS.powerSkills, identity],
  business_acumen: [PDU_LABELS.businessAcumen, identity],
  event_id: null,
  member_id: null,
  marked_at: null,
};

/** Yields attended events as CSV. */
export const formatPdusCsv = (rows: readonly AttendedEventRow[]): AsyncGenerator<string> => formatCsv(cells, [rows]);
