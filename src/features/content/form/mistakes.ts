import { getIn } from 'formik';
import { ValidationError, type ObjectSchema } from 'yup';
import { isGroup, type FormEntry, type FormGroup, type FormValue } from './formValue.ts';
import { capitalise, propertiesOf, sectionIdOf, type JsonSchema } from './jsonSchema.ts';

/** A mistake that the server found, until its field is changed. */
export interface ReportedMistake {
  /** Path in the form's values. */
  path: string;
  message: string;
  /** The form's values when it was reported. */
  form: FormGroup;
}

/** Adds to a form's schema the mistakes that the server found in fields that have not changed since; `report` replaces them. */
export function withReported(schema: ObjectSchema<FormGroup>) {
  let reported: readonly ReportedMistake[] = [];
  const formSchema = schema.test('reported', (_values, { createError, options }) => {
    // Formik replaces empty texts in the values, and passes the values themselves as context.
    const present: unknown = options.context;
    const standing = reported.filter(({ path, form }) => JSON.stringify(getIn(present, path)) === JSON.stringify(getIn(form, path)));
    const errors = standing.map(({ path, message }) => createError({ path, message: capitalise(message) }));
    return errors.length === 0 || new ValidationError(errors);
  });
  const report = (mistakes: readonly ReportedMistake[]): void => {
    reported = mistakes;
  };
  return { formSchema, report };
}

const isEntry = (value: unknown): value is FormEntry => isGroup(value) && 'id' in value && 'value' in value;

/** Returns the ids of all sections and entries that have mistakes in them, so that they are unfolded. */
export function listFaultyIds(schema: JsonSchema, errors: object, values: FormGroup): string[] {
  const sections = propertiesOf(schema).flatMap((property) => (getIn(errors, property.name) && sectionIdOf(property.schema)) ?? []);
  return [...sections, ...listFaultyEntries(errors, values)];
}

function listFaultyEntries(errors: unknown, values: FormValue | undefined): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (error === undefined) return [];
    const value: unknown = getIn(values, key);
    if (!isEntry(value)) return listFaultyEntries(error, value as FormValue | undefined);
    return [value.id, ...listFaultyEntries(getIn(error, 'value'), value.value)];
  });
}
