import { array, boolean, object, string, type AnyObject, type ISchema, type ObjectSchema, type StringSchema } from 'yup';
import { dayInIndia } from '../../../../shared/days.ts';
import {
  buildJob,
  convertJob,
  fieldsWhere,
  type JobConverters,
  type JobField,
  type JobFieldRow,
  type JobRecord,
} from '../../../../shared/jobFields.ts';
import { findNumberProblem } from '../../../../shared/jobRanges.ts';
import { toWebAddress, webAddressRefusal } from '../../../../shared/addresses.ts';
import { toJobUpdateForm, type JobPostForm, type JobUpdateForm } from '../../../api/endpoints/jobs.ts';
import type { Job, ModelValues } from '../../../api/models/job.ts';
import { characterCount } from '../../../lib/text.ts';
import { addOneMonth } from '../../../lib/dates.ts';
import { parseDays } from '../../../lib/parseDays.ts';
import { documentFile } from '../../../ui/form/documentFile.ts';

interface FormValues {
  text: string;
  multilineText: string;
  email: string;
  link: string;
  choice: string;
  lookup: string;
  textList: string[];
  number: string;
  flag: boolean;
  day: string;
  file: File | null;
}

export type JobValues = JobRecord<'wire', FormValues>;

/** Returns whether there is a digit: a decimal point alone is no number. */
const isNumber = (text: string): boolean => /\d/.test(text);

type TextRule = StringSchema<string, AnyObject, '', 'd'>;

function createTextRule({ requiredMessage: required }: JobFieldRow): TextRule {
  const text = string().trim().defined().default('');
  return required === undefined ? text : text.required(required);
}

function createNumberRule(row: Extract<JobFieldRow, { kind: 'number' }>, name: JobField): TextRule {
  const { requiredMessage: required } = row;
  const number = required === undefined ? createTextRule(row) : createTextRule(row).test('number', required, isNumber);
  return number.test('range', (_value, { parent, createError }) => {
    const message = findNumberProblem(name, parent as JobValues);
    return message === undefined || createError({ message });
  });
}

function createListRule({ requiredMessage: required }: JobFieldRow): ISchema<string[]> {
  const list = array().of(string().defined()).defined().default([]);
  return required === undefined ? list : list.min(1, required);
}

/** Returns the validation rule of a field, depending on the field's kind. */
function ruleOf(row: JobFieldRow, name: JobField): ISchema<unknown> {
  switch (row.kind) {
    case 'number':
      return createNumberRule(row, name);
    case 'textList':
      return createListRule(row);
    case 'flag':
      return boolean().defined().default(false);
    case 'file':
      return documentFile(row.requiredMessage);
    case 'day':
      return createTextRule(row).test(
        'open',
        `The ${row.label.toLowerCase()} cannot be before today`,
        (day) => !day || day >= dayInIndia(new Date()),
      );
    case 'link':
      return createTextRule(row).test('link', webAddressRefusal(row.label), (typed) => typed === '' || toWebAddress(typed) !== null);
    case 'multilineText':
      return createTextRule(row).test('length', `At most ${row.maxLength} characters`, (text) => characterCount(text) <= row.maxLength);
    default:
      return createTextRule(row);
  }
}

const rules = buildJob<'wire', Record<JobFieldRow['kind'], ISchema<unknown>>>('wire', ruleOf);

/** Schema of the job form (POST-01 to POST-03). */
export const jobSchema = object(rules) as unknown as ObjectSchema<JobValues>;

/** Returns an empty job that closes in a month (POST-03, D-50). @param email address that applications are sent to */
export const newJobValues = (now: Date, email: string): JobValues => ({
  ...jobSchema.getDefault(),
  closingDate: addOneMonth(now),
  email,
});

/** Fields left out of the draft, because it cannot store files. */
export const NOT_IN_DRAFT = fieldsWhere(({ kind }) => kind === 'file');

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

const TO_FORM: JobConverters<ModelValues, FormValues> = {
  text: textOf,
  multilineText: textOf,
  email: textOf,
  link: textOf,
  lookup: textOf,
  number: textOf,
  // Stored values may differ from the options in upper and lower case (D-43).
  choice: (value, { options }) => options.find((option) => option.toLowerCase() === value?.toLowerCase()) ?? '',
  textList: (values) => [...new Set(values)],
  flag: (value) => value,
  day: (value) => (value === null ? null : parseDays(value))?.end ?? '',
  // The form starts without a file. The stored file stays until another one is chosen.
  file: () => null,
};

/** Returns the form values of a job (POST-06). */
export const valuesOf = (job: Job): JobValues => convertJob(job, ['model', 'wire'], TO_FORM);

/** Returns the form values for a copy of a job. The copy closes in a month, and its file has to be chosen again. */
export const copiedJobValues = (job: Job, now: Date): JobValues => ({ ...valuesOf(job), closingDate: addOneMonth(now) });

interface WireValues extends Omit<FormValues, 'flag' | 'file'> {
  flag: 'true' | '';
  file: File | undefined;
}

const identity = <Value>(value: Value): Value => value;

const TO_WIRE: JobConverters<FormValues, WireValues> = {
  text: identity,
  multilineText: identity,
  email: identity,
  link: (value) => toWebAddress(value) ?? value,
  choice: identity,
  lookup: identity,
  textList: identity,
  day: identity,
  number: (value) => (isNumber(value) ? value : ''),
  // Never the text `false`, which some backends read as true (D-44).
  flag: (value) => (value ? 'true' : ''),
  file: (value) => value ?? undefined,
};

/** Returns the wire values; an empty field is an empty string, a missing file is omitted. */
function toWireForm(values: JobValues, userId: string): JobPostForm {
  const { jobDescription, ...fields } = convertJob(jobSchema.cast(values), ['wire', 'wire'], TO_WIRE);
  return { ...fields, userId, ...(jobDescription !== undefined && { jobDescription }), status: 'unpublished' };
}

/** Returns the wire form of a new job, without empty fields (POST-05). */
export const toPostForm = (values: JobValues, userId: string): JobPostForm =>
  Object.fromEntries(Object.entries(toWireForm(values, userId)).filter(([, value]) => value !== '')) as JobPostForm;

/**
 * Returns the wire form of a changed job, in which an empty string clears a field (POST-06).
 * @param hasEmployer whether the job backend has the field `organization`
 */
export function toUpdateForm(values: JobValues, userId: string, hasEmployer: boolean): JobUpdateForm {
  const { organization, ...fields } = toWireForm(values, userId);
  return toJobUpdateForm({ ...fields, ...(hasEmployer && organization !== undefined && { organization }) });
}

const orNull = (value: string): string | null => value.trim() || null;

const TO_MODEL: JobConverters<FormValues, ModelValues> = {
  text: orNull,
  multilineText: orNull,
  email: orNull,
  link: orNull,
  choice: orNull,
  lookup: orNull,
  day: orNull,
  textList: identity,
  flag: identity,
  number: (value) => (isNumber(value) ? Number(value) : null),
  file: () => null,
};

/** Returns the job as the board would show it, for the preview. */
export function jobOf(values: JobValues, now: Date): Job {
  const fields = convertJob(values, ['wire', 'model'], TO_MODEL);
  return {
    ...fields,
    id: 'preview',
    title: fields.title ?? 'Your job’s title',
    creatorId: null,
    status: 'unpublished',
    statusRemark: null,
    isRemarkListed: false,
    remarkField: null,
    sentBackAt: null,
    createdAt: now.toISOString(),
    updatedAt: null,
    appliedBy: [],
    responseRate: null,
    closed: null,
  };
}
