import { NativeSelect, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { Field, helperTextId } from './Field.tsx';
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
  const id = useId();
  return (
    <Field
      id={id}
      label={<FieldLabel label={label} optional={optional} />}
      error={error !== undefined}
      helperText={<FieldNote name={name} error={error} hint={hint} />}
    >
      <NativeSelect
        id={id}
        name={name}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        input={<OutlinedInput />}
        inputProps={{ required, 'aria-describedby': helperTextId(id) }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
});
