import { dayInIndia, dayOf, partsOf, type Day, addMonth } from '../../../shared/days.ts';
import {
  convertJob,
  JOB_FIELDS,
  rowOf,
  type JobConverters,
  type JobField,
  type JobFieldKind,
  type JobFieldRow,
} from '../../../shared/jobFields.ts';
import { NUMBER_FIELDS, findNumberProblem } from '../../../shared/jobRanges.ts';
import type { JobPostForm } from '../../../shared/operations/jobs.ts';
import { toWebAddress, webAddressRefusal } from '../../../shared/addresses.ts';
import type { ColumnValues, JobRow } from '../../platform/db/jobTables.ts';
import { fieldError } from '../../platform/security/httpError.ts';
import { toAmount, toMultiLine, toSingleLine, findOption } from '../data/formText.ts';
import type { WrittenColumns } from '../data/jobColumns.ts';

interface FormValues extends Record<Exclude<JobFieldKind, 'textList'>, string | undefined> {
  textList: readonly string[] | undefined;
}

/** Returns whether a missing value is an error. A missing day is not an error, because it has a default (D-50). */
const isRequired = (name: JobField): boolean => rowOf(name).requiredMessage !== undefined && rowOf(name).kind !== 'day';

/** Required fields are read first, so that a missing one is reported before invalid optional ones. */
const READING_ORDER: readonly JobField[] = [...JOB_FIELDS.filter(isRequired), ...JOB_FIELDS.filter((name) => !isRequired(name))];

/**
 * Parses the job form and validates POST-01 and POST-03.
 * @param previous the job that is edited; its file and closing date are the defaults. Without it, the job has no file, and its default
 *   closing date is in a month (D-50)
 * @throws HttpError 400 with the specification's message
 */
export function readJobForm(
  form: Omit<JobPostForm, 'jobDescription'>,
  today: Day,
  previous?: Pick<JobRow, 'closing_date' | 'description_file'>,
): WrittenColumns {
  for (const name of NUMBER_FIELDS) {
    const problem = findNumberProblem(name, form);
    if (problem !== undefined) throw fieldError(name, problem);
  }
  const converters: JobConverters<FormValues, ColumnValues> = {
    text: readLine,
    email: readLine,
    lookup: readLine,
    multilineText: (value, row, name) => requireValue(toMultiLine(value), row, name),
    link: (value, row, name) => parseWebAddress(requireValue(toSingleLine(value), row, name), row, name),
    choice: (value, row, name) => {
      const text = requireValue(toSingleLine(value), row, name);
      const option = text === null ? null : findOption(row.options, text);
      if (option === undefined) throw fieldError(name, `${row.refusal} ${row.options.join(', ')}`);
      return option;
    },
    textList: (entries = [], row, name) => serializeTextList(entries, row, name),
    number: (value, row, name) => requireValue(toAmount(value), row, name),
    flag: (value) => (value === 'true' ? 1 : 0),
    day: (value, row, name) => parseOpenDay(toSingleLine(value) || previous?.closing_date || addMonth(today), today, row, name),
    file: () => previous?.description_file ?? null,
  };
  return convertJob(form, ['wire', 'column'], converters, READING_ORDER);
}

/** Returns the value, or null for an empty optional field. Throws HttpError 400 for an empty required field. */
function requireValue<Value extends string | number>(
  value: Value | null,
  { requiredMessage: required }: JobFieldRow,
  name: JobField,
): Value | null {
  if (value !== null && value !== '') return value;
  if (required === undefined) return null;
  throw fieldError(name, required);
}

function readLine(value: string | undefined, row: JobFieldRow, name: JobField): string | null {
  return requireValue(toSingleLine(value), row, name);
}

function serializeTextList(entries: readonly string[], { requiredMessage: required }: JobFieldRow, name: JobField): string {
  const texts = [...new Set(entries.map(toSingleLine))].filter((entry) => entry !== '');
  if (texts.length === 0 && required !== undefined) throw fieldError(name, required);
  return JSON.stringify(texts);
}

function parseWebAddress(typed: string | null, { label }: JobFieldRow, name: JobField): string | null {
  const address = typed === null ? null : toWebAddress(typed);
  if (typed !== null && address === null) throw fieldError(name, webAddressRefusal(label));
  return address;
}

/**
 * Parses a day such as `2026-12-31`, or an ISO 8601 time, for which the day in India is returned. A time without an offset is a time in
 * India. Returns null for any other text.
 */
function readDay(typed: string): Day | null {
  const [, dayText = '', time = '', offset] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(typed) ?? [];
  const { year, month, date } = partsOf(dayText);
  const day = dayText === '' ? null : dayOf(year, month, date);
  if (time === '' || day === null) return day;
  const closingTime = new Date(offset === undefined ? `${typed}+05:30` : typed.replace(/(\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(closingTime.getTime()) ? null : dayInIndia(closingTime);
}

function parseOpenDay(typed: string, today: Day, { label }: JobFieldRow, name: JobField): Day {
  const subject = `The ${label.toLowerCase()}`;
  const day = readDay(typed);
  if (day === null) throw fieldError(name, `${subject} must be a day such as 2026-12-31`);
  if (day < today) throw fieldError(name, `${subject} has passed: please choose today or a later day`);
  return day;
}
