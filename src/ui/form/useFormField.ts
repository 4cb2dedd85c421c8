import { useField, useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';

/** State of one form field, referentially stable until its value or error changes. */
export interface FormField<Value> {
  value: Value;
  /** Message to show after the field has been left or the form has been submitted (CONT-05). */
  error: string | undefined;
  /** Sets the value, and clears the error until the field is left (CONT-05). */
  change(value: Value): void;
  /** Sets a complete value, such as a file, and validates it at once. */
  choose(value: Value): void;
  onBlur(): void;
}

/** Returns one field of the surrounding Formik form. `name` is the field's path in the form's values. */
export function useFormField<Value>(name: string): FormField<Value> {
  const [{ value }, { error, touched }] = useField<Value>(name);
  const { setFieldValue, setFieldError, setFieldTouched } = useFormikContext();
  const change = useCallback(
    (next: Value): void => {
      setFieldError(name, undefined);
      // Validating while typing would show errors too early.
      void setFieldValue(name, next, false);
    },
    [name, setFieldError, setFieldValue],
  );
  const choose = useCallback(
    (next: Value): void => {
      void setFieldTouched(name, true, false);
      void setFieldValue(name, next, true);
    },
    [name, setFieldTouched, setFieldValue],
  );
  const onBlur = useCallback((): void => void setFieldTouched(name, true), [name, setFieldTouched]);
  const shownError = touched && error ? String(error) : undefined;
  return useMemo(() => ({ value, error: shownError, change, choose, onBlur }), [value, shownError, change, choose, onBlur]);
}
