import { useField, useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';

/** One field of the surrounding form; the same object until its value or error changes. */
export interface FormField<Value> {
  value: Value;
  /** the message to show: only after the field was left or the form was submitted (CONT-05) */
  error: string | undefined;
  /** sets the value and clears the field's error, which comes back when the field is left (CONT-05) */
  change(value: Value): void;
  /** sets a value that is complete at once, such as a file, and validates it */
  choose(value: Value): void;
  onBlur(): void;
}

/**
 * Returns one field of the surrounding Formik form.
 *
 * @param name field of the form's values; dots lead into objects
 */
export function useFormField<Value>(name: string): FormField<Value> {
  const [{ value }, { error, touched }] = useField<Value>(name);
  const { setFieldValue, setFieldError, setFieldTouched } = useFormikContext();
  const change = useCallback(
    (next: Value): void => {
      setFieldError(name, undefined);
      // Not validated while typing: the error would come before the visitor is done.
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
  const shown = touched && error ? String(error) : undefined;
  return useMemo(() => ({ value, error: shown, change, choose, onBlur }), [value, shown, change, choose, onBlur]);
}
