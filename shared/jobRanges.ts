import { fieldsWhere, rowOf, type JobField } from './jobFields.ts';

type Form = Readonly<Partial<Record<JobField, unknown>>>;

const minimumOf = (maximum: JobField): JobField | undefined => {
  const row = rowOf(maximum);
  return row.kind === 'number' ? row.minimum : undefined;
};

export const MAXIMUM_FIELDS = fieldsWhere((row) => row.kind === 'number' && row.minimum !== undefined);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns the error message when a minimum exceeds its maximum, else undefined.
 * @param form numbers as text
 */
export function findRangeProblem(maximum: JobField, form: Form): string | undefined {
  const minimum = minimumOf(maximum);
  if (minimum === undefined) return undefined;
  const [minimumValue, maximumValue] = [textOf(form[minimum]), textOf(form[maximum])];
  if (!/\d/.test(minimumValue) || !/\d/.test(maximumValue) || Number(minimumValue) <= Number(maximumValue)) return undefined;
  return `${rowOf(maximum).label} cannot be less than ${rowOf(minimum).label.toLowerCase()}`;
}
