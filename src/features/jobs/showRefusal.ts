import type { FormikHelpers, FormikValues } from 'formik';

/**
 * Shows at a field why it was refused. A refused file is removed from the form: browsers report no choice of the same file again, even if
 * it has been saved again since.
 */
export function showRefusal<Values extends FormikValues>(
  { values, helpers }: { values: Values; helpers: FormikHelpers<Values> },
  field: string,
  message: string,
): void {
  if (values[field] instanceof File) void helpers.setFieldValue(field, null, false);
  helpers.setFieldError(field, message);
}
