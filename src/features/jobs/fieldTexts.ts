import { convertJob, type JobConverters, type JobField, type JobFieldKind } from '../../../shared/jobFields.ts';
import type { Job, ModelValues } from '../../api/models/job.ts';
import { formatDay } from '../../lib/moments.ts';
import { formatRupees } from '../../lib/money.ts';
import { formatCount } from '../../lib/text.ts';

const orEmptyString = (value: string | null): string => value ?? '';

const TO_TEXT: JobConverters<ModelValues, Record<JobFieldKind, string>> = {
  text: orEmptyString,
  multilineText: orEmptyString,
  email: orEmptyString,
  link: orEmptyString,
  choice: orEmptyString,
  lookup: orEmptyString,
  // A file is represented by its URL, which differs between files.
  file: orEmptyString,
  textList: (values) => values.join(', '),
  day: (value) => (value === null ? '' : formatDay(value)),
  flag: (value, { on, off }) => (value ? on : off),
  number: (value, { unit }) => {
    if (value === null) return '';
    if (unit === 'years') return formatCount(value, 'year');
    return unit === 'hours' ? String(value) : formatRupees(value);
  },
};

/** Returns a text for each field of a job, keyed by wire name; an empty string for a field without a value. */
export const fieldTexts = (job: Job): Readonly<Record<JobField, string>> => convertJob(job, ['model', 'wire'], TO_TEXT);
