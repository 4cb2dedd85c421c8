import {
  buildJob,
  convertJob,
  JOB_FIELDS,
  JOB_FORM,
  rowOf,
  type JobConverters,
  type JobFieldKind,
  type JobFieldRow,
  type JobRecord,
} from '../../../shared/jobFields.ts';
import { mask } from '../../../shared/mask.ts';
import type { ColumnValues, JobRow } from '../../platform/db/jobTables.ts';

/** Columns that the poster writes. */
export type WrittenColumns = JobRecord<'column', ColumnValues>;

function getEmptyValue({ kind, requiredMessage: required }: JobFieldRow): ColumnValues[JobFieldKind] {
  if (kind === 'textList') return '[]';
  if (kind === 'flag') return 0;
  return required === undefined || kind === 'number' || kind === 'day' ? null : '';
}

/** Columns of a job in which nothing is filled in. */
export const EMPTY_JOB = buildJob<'column', ColumnValues>('column', getEmptyValue);

type Erasure = JobFieldRow['erasure'];

const COLUMNS = JOB_FIELDS.map((name) => JOB_FORM[name]);

/** Returns the columns that this kind of erasure clears, with their empty values. */
export const pickClearedColumns = (erasure: Exclude<Erasure, 'replaced'>): Partial<WrittenColumns> =>
  pickColumns(EMPTY_JOB, (row) => row.erasure === erasure);

/** Returns the columns of a job that the poster writes. */
export const pickWrittenColumns = (job: JobRow): WrittenColumns => pickColumns(job, () => true) as WrittenColumns;

const pickColumns = (job: WrittenColumns, matches: (row: JobFieldRow) => boolean): Partial<WrittenColumns> =>
  Object.fromEntries(COLUMNS.filter(matches).map(({ column }) => [column, job[column]]));

/** Types of the fields in requests and responses, by the kind of the field. */
interface WireValues extends Omit<ColumnValues, 'textList' | 'flag'> {
  textList: string[];
  flag: 'true' | null;
}

const identity = <Value>(value: Value): Value => value;

const TO_WIRE: JobConverters<ColumnValues, WireValues> = {
  text: identity,
  multilineText: identity,
  email: identity,
  link: identity,
  choice: identity,
  lookup: identity,
  number: identity,
  day: identity,
  file: identity,
  textList: (value) => JSON.parse(value) as string[],
  // Never the text `"false"`, which would be truthy (D-44).
  flag: (value) => (value === 1 ? 'true' : null),
};

const MASKED_FIELDS = JOB_FIELDS.filter((name) => rowOf(name).masked);

/** Returns the fields of a job as they are sent, contact data included. */
export function serializeFields(job: JobRow): JobRecord<'wire', WireValues> {
  return convertJob(job, ['column', 'wire'], TO_WIRE);
}

/** Returns the fields with contact data masked, for callers without a session (JOBS-06, D-36). */
export function maskFields<Fields extends JobRecord<'wire', WireValues>>(fields: Fields): Fields {
  const maskedEntries = MASKED_FIELDS.map((name) => [name, typeof fields[name] === 'string' ? mask(fields[name]) : fields[name]]);
  return { ...fields, ...Object.fromEntries(maskedEntries) };
}
