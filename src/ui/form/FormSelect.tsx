import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { ControlFrame, Select } from './controls.ts';
import { Field } from './Field.tsx';
import { useFormField } from './useFormField.ts';

export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
  /** the first, empty entry: `Choose a month` */
  placeholder?: string;
  hint?: ReactNode;
  required?: boolean;
  optional?: boolean;
}

/** One of a list, with the browser's own chooser. */
export function SelectField({ name, label, options, placeholder, hint, required, optional }: SelectFieldProps) {
  const { value, error, change, onBlur } = useFormField<string>(name);
  return (
    <Field label={label} error={error} hint={hint} required={required} optional={optional}>
      {(control) => (
        <ControlFrame>
          <Select {...control} name={name} value={value} onChange={(event) => change(event.target.value)} onBlur={onBlur}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Icon name="down" data-at="end" />
        </ControlFrame>
      )}
    </Field>
  );
}
