import type { FormikHelpers, FormikValues } from 'formik';

/**
 * Scrolls a field to the middle of the window and focuses it, so that its remark or error is announced. In a group of radio buttons,
 * focuses the selected button or else the first.
 */
export function focusField(name: string): void {
  const controls = [...document.querySelectorAll<HTMLInputElement>(`main form [name="${CSS.escape(name)}"]`)];
  const control = controls.find(({ checked }) => checked) ?? controls[0];
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus({ preventScroll: true });
}

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
