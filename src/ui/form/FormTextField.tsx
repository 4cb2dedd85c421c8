import { TextField, type TextFieldProps } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { characterCount } from '../../lib/characterCount.ts';
import { FieldLabel, FieldNote } from './FieldWords.tsx';
import { followingForm } from './followingForm.tsx';

/** What every field of a form can be given. */
export interface FieldProps {
  /** field of the form's values */
  name: string;
  label: string;
  /** below the field, until an error takes its place */
  hint?: ReactNode;
  /** tells screen readers, and the browser where the form is sent without scripts; the schema decides */
  required?: boolean;
  /** says so in the label where a field may stay empty */
  optional?: boolean;
}

export interface FormTextFieldProps
  extends FieldProps, Pick<TextFieldProps, 'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'inputRef'> {
  /** the most characters it takes */
  maxLength?: number;
  /** id of a sentence above that tells what to enter; read out with the field, before the hint */
  describedBy?: string;
  /** for the browser's own check, where the form is sent without scripts; the schema has its own */
  minLength?: number;
  pattern?: string;
  /** the first day of a date field, `YYYY-MM-DD` */
  min?: string;
  /** cleans what was typed or pasted: `digitsOnly`, `phoneDigits`, `decimalOnly` */
  clean?: (typed: string) => string;
  /** so many lines instead of one; the visitor can pull it larger */
  rows?: number;
  /** shows a counter against this many characters (D-51); nothing is cut off */
  limit?: number;
}

/** Text, of one line or of several. `type`, `inputMode` and `autoComplete` bring the right keyboard on a phone. */
export const FormTextField = followingForm<string, FormTextFieldProps>((props) => {
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
        // The browser's own area: MUI's would draw a second, hidden one to measure, and could not be pulled larger.
        input: rows === undefined ? {} : { inputComponent: 'textarea' },
        htmlInput: {
          inputMode,
          minLength,
          maxLength,
          pattern,
          min,
          rows,
          required,
          ...(describedBy && { 'aria-describedby': `${describedBy} ${id}-helper-text` }),
        },
      }}
    />
  );
});
