import { OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { removeInvisible } from '../../../shared/text.ts';
import { digitsOnly } from '../../lib/digits.ts';
import { characterCount } from '../../lib/text.ts';
import { Field, helperTextId } from './Field.tsx';
import { FieldLabel, FieldNote } from './FieldText.tsx';
import { withFormikField } from './withFormikField.tsx';

/** Props that all form fields share. */
export interface FieldProps {
  /** Path in the form's values. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** For assistive technology, and for native validation without scripts. With scripts, the schema validates. */
  required?: boolean;
  /** Adds `(optional)` to the label. */
  optional?: boolean;
}

export interface FormTextFieldProps
  extends FieldProps, Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'inputRef' | 'onPaste'> {
  /** Maximum number of characters that can be typed. */
  maxLength?: number;
  /** Id of a description above the field. Screen readers read it before the hint. */
  describedBy?: string;
  /** Like `pattern` and `min`: for native validation without scripts. */
  minLength?: number;
  pattern?: string;
  min?: string;
  /** Filters what is typed: `digitsOnly`, `phoneDigits`, `decimalOnly`. By default, invisible characters are removed from e-mail addresses. */
  clean?: (typed: string) => string;
  /** Completes what was typed, such as a web address, when the visitor leaves the field. */
  completeOnBlur?: (typed: string) => string;
  /** Number of rows. When absent, the field has a single line. */
  rows?: number;
  /** Whether a field of several lines grows with its text. */
  grows?: boolean;
  /** Shows a counter with this maximum number of characters (D-51), but cuts nothing off. */
  limit?: number;
}

/** Field for text of one or several lines. `type`, `inputMode` and `autoComplete` determine a phone's keyboard. */
export const FormTextField = withFormikField<string, FormTextFieldProps>((props) => {
  const { name, label, hint, required, optional, completeOnBlur, rows, grows = false, limit, ...fieldProps } = props;
  const { clean = fieldProps.inputMode === 'email' ? removeInvisible : undefined, ...otherProps } = fieldProps;
  const { inputMode, minLength, maxLength, pattern, min, describedBy, field, ...rest } = otherProps;
  const id = useId();
  const { value, error, change, onBlur } = field;
  const completeValue = (): void => {
    const completed = completeOnBlur?.(value) ?? value;
    if (completed !== value) change(completed);
    onBlur();
  };
  const counter = limit === undefined ? undefined : `${characterCount(value)} / ${limit}`;
  return (
    <Field
      id={id}
      label={<FieldLabel label={label} optional={optional} />}
      error={error !== undefined}
      helperText={<FieldNote name={name} error={error} hint={hint} counter={counter} />}
    >
      <OutlinedInput
        {...rest}
        id={id}
        name={name}
        value={value}
        onChange={(event) => change(clean ? clean(event.target.value) : event.target.value)}
        onBlur={completeValue}
        multiline={rows !== undefined}
        {...(grows ? { minRows: rows } : { rows })}
        aria-describedby={[describedBy, helperTextId(id)].filter(Boolean).join(' ')}
        slotProps={{ input: { inputMode, minLength, maxLength, pattern, min, required } }}
      />
    </Field>
  );
});

/** Field for digits, with a numeric keypad. Its value is text (D-28). For a passcode, pass `autoComplete="one-time-code"` (AUTH-03). */
export function FormDigits({
  digits,
  clean,
  ...rest
}: FormTextFieldProps & {
  /** Maximum number of digits. */
  digits: number;
}): React.JSX.Element {
  return <FormTextField inputMode="numeric" {...rest} clean={clean ?? ((typed) => digitsOnly(typed, digits))} />;
}
