import { useField, useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';

/** One field of the form around it; the same object until something of it changes. */
export interface FormField<Value> {
  value: Value;
  /** the message to show: only after the field was left or the form was sent (CONT-05) */
  error: string | undefined;
  /** sets the value and clears the field's error, which comes back when the field is left (CONT-05) */
  change(value: Value): void;
  /** sets a value that is whole at once, such as a file, and says what is wrong with it */
  choose(value: Value): void;
  onBlur(): void;
}

/**
 * Connects a control to the formik form around it.
 *
 * @param name field of the form's values; dots lead into objects
 */
export function useFormField<Value>(name: string): FormField<Value> {
  const [{ value }, { error, touched }] = useField<Value>(name);
  const { setFieldValue, setFieldError, setFieldTouched } = useFormikContext();
  const change = useCallback(
    (next: Value): void => {
      setFieldError(name, undefined);
      // Not checked while typing: the error would come before the visitor is done.
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
