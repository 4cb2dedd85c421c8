import { PDU_LABELS } from '../../shared/pdus.ts';
import { formatCsv, type CsvCells } from '../csv.ts';
import type { AttendedEventRow } from '../db/schema.ts';

const same = <Value>(value: Value): Value => value;

/** Decision for every column, in file order; a column without one is a type error. */
const cells: CsvCells<AttendedEventRow> = {
  day: ['Date', same],
  title: ['Event', same],
  ways_of_working: [PDU_LABELS.waysOfWorking, same],
  power_skills: [PDU_LABELS.powerSkills, same],
  business_acumen: [PDU_LABELS.businessAcumen, same],
  event_id: null,
  member_id: null,
  marked_at: null,
};

/** Yields attended events as CSV. */
export const formatPdusCsv = (rows: readonly AttendedEventRow[]): AsyncGenerator<string> => formatCsv(cells, [rows]);
