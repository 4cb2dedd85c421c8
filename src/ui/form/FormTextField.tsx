import { TextField, type TextFieldProps } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { characterCount } from '../../lib/characterCount.ts';
import { FieldLabel, FieldNote } from './FieldText.tsx';
import { withFormikField } from './withFormikField.tsx';

/** Props that all form fields share. */
export interface FieldProps {
  /** path in the form's values */
  name: string;
  label: string;
  hint?: ReactNode;
  /** for assistive technology, and for native validation without scripts; the schema decides otherwise */
  required?: boolean;
  /** adds `(optional)` to the label */
  optional?: boolean;
}

export interface FormTextFieldProps
  extends FieldProps, Pick<TextFieldProps, 'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'inputRef' | 'onPaste'> {
  /** the longest input in characters */
  maxLength?: number;
  /** id of a description above the field, read before the hint */
  describedBy?: string;
  /** for native validation without scripts */
  minLength?: number;
  pattern?: string;
  min?: string;
  /** filters input: `digitsOnly`, `phoneDigits`, `decimalOnly` */
  clean?: (typed: string) => string;
  /** completes what was typed when the field is left, such as a web address */
  completeOnBlur?: (typed: string) => string;
  /** rows of a multi-line field */
  rows?: number;
  /** shows a counter against this many characters (D-51) without cutting anything off */
  limit?: number;
}

/** Text of one or several lines. `type`, `inputMode` and `autoComplete` choose the keyboard of a phone. */
export const FormTextField = withFormikField<string, FormTextFieldProps>((props) => {
  const { name, label, hint, required, optional, clean, completeOnBlur, rows, limit, ...fieldProps } = props;
  const { inputMode, minLength, maxLength, pattern, min, describedBy, field, ...rest } = fieldProps;
  const id = useId();
  const { value, error, change, onBlur } = field;
  const completeValue = (): void => {
    const completed = completeOnBlur?.(value) ?? value;
    if (completed !== value) change(completed);
    onBlur();
  };
  const counter = limit === undefined ? undefined : `${characterCount(value)} / ${limit}`;
  return (
    <TextField
      {...rest}
      id={id}
      name={name}
      label={<FieldLabel label={label} optional={optional} />}
      value={value}
      error={error !== undefined}
      helperText={<FieldNote name={name} error={error} hint={hint} counter={counter} />}
      onChange={(event) => change(clean ? clean(event.target.value) : event.target.value)}
      onBlur={completeValue}
      multiline={rows !== undefined}
      rows={rows}
      slotProps={{
        htmlInput: {
          inputMode,
          minLength,
          maxLength,
          pattern,
          min,
          required,
          ...(describedBy && { 'aria-describedby': `${describedBy} ${id}-helper-text` }),
        },
      }}
    />
  );
});
