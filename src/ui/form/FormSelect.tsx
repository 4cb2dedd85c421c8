import { TextField } from '@mui/material';
import { FieldLabel, FieldNote } from './FieldText.tsx';
import type { FieldProps } from './FormTextField.tsx';
import { withFormikField } from './withFormikField.tsx';

export interface Option {
  value: string;
  label: string;
  /** Whether the option is shown but cannot be selected at present. */
  disabled?: boolean;
}

export interface FormSelectProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
}

/** Native select. Phones show it well, and it works before hydration. */
export const FormSelect = withFormikField<string, FormSelectProps>((props) => {
  const { name, label, options, placeholder, hint, required, optional } = props;
  const { value, error, change, onBlur } = props.field;
  return (
    <TextField
      select
      name={name}
      label={<FieldLabel label={label} optional={optional} />}
      value={value}
      error={error !== undefined}
      helperText={<FieldNote name={name} error={error} hint={hint} />}
      onChange={(event) => change(event.target.value)}
      onBlur={onBlur}
      slotProps={{ select: { native: true }, htmlInput: { required } }}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
});
