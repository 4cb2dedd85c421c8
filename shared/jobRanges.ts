import { JOB_FIELD_LABELS } from './jobFields.ts';

/** The smallest value of each range of a job, by the field of its largest. */
const MINIMUM = { maxjobExperience: 'minjobExperience', maxSalary: 'minSalary', maxRate: 'minRate' } as const;

/** A field that ends a range. */
export type MaximumField = keyof typeof MINIMUM;

export const MAXIMUM_FIELDS = Object.keys(MINIMUM) as MaximumField[];

type Form = Readonly<Partial<Record<MaximumField | (typeof MINIMUM)[MaximumField], string | undefined>>>;

/** Returns the sentence that refuses a range whose minimum is above its maximum; undefined for all others. @param form numbers as text */
export function rangeProblem(maximum: MaximumField, form: Form): string | undefined {
  const minimum = MINIMUM[maximum];
  const [least = '', most = ''] = [form[minimum], form[maximum]];
  if (!/\d/.test(least) || !/\d/.test(most) || Number(least) <= Number(most)) return undefined;
  return `${JOB_FIELD_LABELS[maximum]} cannot be less than ${JOB_FIELD_LABELS[minimum].toLowerCase()}`;
}
