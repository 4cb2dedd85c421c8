import { TextField, type TextFieldProps } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { characterCount } from '../../lib/characterCount.ts';
import { FieldLabel, FieldNote } from './FieldWords.tsx';
import { withFormikField } from './withFormikField.tsx';

/** What every field of a form can be given. */
export interface FieldProps {
  /** field of the form's values */
  name: string;
  label: string;
  /** below the field, until an error takes its place */
  hint?: ReactNode;
  /** for screen readers, and for the browser where the form is sent without scripts; the schema decides */
  required?: boolean;
  /** marks in the label that the field may stay empty */
  optional?: boolean;
}

export interface FormTextFieldProps
  extends FieldProps, Pick<TextFieldProps, 'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'inputRef'> {
  /** the longest input in characters */
  maxLength?: number;
  /** id of a sentence above that says what to enter; read with the field, before the hint */
  describedBy?: string;
  /** for the browser's validation where the form is sent without scripts */
  minLength?: number;
  pattern?: string;
  /** the first day of a date field, `YYYY-MM-DD` */
  min?: string;
  /** cleans what was typed or pasted: `digitsOnly`, `phoneDigits`, `decimalOnly` */
  clean?: (typed: string) => string;
  /** lines of a long field, which can be resized; one line without it */
  rows?: number;
  /** shows a counter against this many characters (D-51); nothing is cut off */
  limit?: number;
}

/** Text of one or several lines. `type`, `inputMode` and `autoComplete` choose the keyboard of a phone. */
export const FormTextField = withFormikField<string, FormTextFieldProps>((props) => {
  const { name, label, hint, required, optional, clean, rows, limit, ...more } = props;
  const { inputMode, minLength, maxLength, pattern, min, describedBy, field, ...rest } = more;
  const id = useId();
  const { value, error, change, onBlur } = field;
  const counter = limit === undefined ? undefined : `${characterCount(value)} / ${limit}`;
  return (
    <TextField
      {...rest}
      id={id}
      name={name}
      label={<FieldLabel label={label} optional={optional} />}
      value={value}
      error={error !== undefined}
      helperText={<FieldNote name={name} error={error} hint={hint} aside={counter} />}
      onChange={(event) => change(clean ? clean(event.target.value) : event.target.value)}
      onBlur={onBlur}
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
