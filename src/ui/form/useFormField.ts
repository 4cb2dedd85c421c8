import { useField, useFormikContext } from 'formik';

/** One field of the form around it. */
export interface FormField<Value> {
  value: Value;
  /** the message to show: only after the field was left or the form was sent (CONT-05) */
  error: string | undefined;
  /** sets the value and clears the field's error, which comes back when the field is left (CONT-05) */
  change(value: Value): void;
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
  return {
    value,
    error: touched && error ? String(error) : undefined,
    change: (next) => {
      setFieldError(name, undefined);
      // Not checked while typing: the error would come before the visitor is done.
      void setFieldValue(name, next, false);
    },
    onBlur: () => void setFieldTouched(name, true),
  };
}
