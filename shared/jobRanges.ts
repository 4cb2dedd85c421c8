import { fieldsWhere, rowOf, type JobField } from './jobFields.ts';

type Form = Readonly<Partial<Record<JobField, unknown>>>;

/** Fields that `findRangeProblem` checks. */
export const LIMITED_FIELDS = fieldsWhere((row) => row.kind === 'number' && (row.minimum !== undefined || row.maximum !== undefined));

/** Returns a field's number; NaN when it has none. */
const numberOf = (form: Form, name: JobField): number => {
  const value = form[name];
  return typeof value === 'string' && /\d/.test(value) ? Number(value) : NaN;
};

/**
 * Returns the error message when a number exceeds its maximum, or is less than the minimum of its range; else undefined.
 * @param form numbers as text
 */
export function findRangeProblem(name: JobField, form: Form): string | undefined {
  const row = rowOf(name);
  if (row.kind !== 'number') return undefined;
  const { label, minimum, maximum } = row;
  const value = numberOf(form, name);
  if (maximum !== undefined && value > maximum) return `${label} cannot be more than ${maximum}`;
  if (minimum !== undefined && numberOf(form, minimum) > value) return `${label} cannot be less than ${rowOf(minimum).label.toLowerCase()}`;
  return undefined;
}
