import { fieldsWhere, rowOf, type JobField } from './jobFields.ts';

type Form = Readonly<Partial<Record<JobField, unknown>>>;

/** Fields that `findNumberProblem` checks. */
export const NUMBER_FIELDS = fieldsWhere((row) => row.kind === 'number');

/** Returns a field's number; NaN when it has none. */
const numberOf = (form: Form, name: JobField): number => {
  const value = form[name];
  return typeof value === 'string' && /\d/.test(value) ? Number(value) : NaN;
};

/** Returns whether a field has text without a digit, such as a decimal point alone, which would be lost as an empty field. */
function isTextWithoutNumber(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && !/\d/.test(value);
}

/**
 * Returns the error message when a text is no number, exceeds the maximum, or is less than the minimum of its range; else undefined.
 * @param form numbers as text
 */
export function findNumberProblem(name: JobField, form: Form): string | undefined {
  const row = rowOf(name);
  if (row.kind !== 'number') return undefined;
  const { label, minimum, maximum, requiredMessage } = row;
  if (isTextWithoutNumber(form[name])) return requiredMessage ?? `${label} must be a number; leave the field empty if there is none`;
  const value = numberOf(form, name);
  if (maximum !== undefined && value > maximum) return `${label} cannot be more than ${maximum}`;
  if (minimum !== undefined && numberOf(form, minimum) > value) return `${label} cannot be less than ${rowOf(minimum).label.toLowerCase()}`;
  return undefined;
}
