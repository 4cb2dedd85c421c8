import { Autocomplete, OutlinedInput, type AutocompleteRenderInputParams } from '@mui/material';
import { Icon } from '../Icon.tsx';
import { Field, helperTextId } from './Field.tsx';
import { FieldLabel, FieldNote } from './FieldText.tsx';
import type { FieldProps } from './FormTextField.tsx';
import { withFormikField } from './withFormikField.tsx';

interface Props extends FieldProps {
  options: readonly string[];
  placeholder?: string;
}

/** Adds chosen values that the options lack: another backend may have lists of its own. */
const withChosen = (options: readonly string[], chosen: readonly string[]): readonly string[] => [
  ...options,
  ...chosen.filter((value) => !options.includes(value)),
];

function createRenderInput({ name, label, hint, required, optional, placeholder }: Props, error: string | undefined) {
  return ({ id, slotProps: { input, htmlInput } }: AutocompleteRenderInputParams): React.JSX.Element => (
    <Field
      id={id}
      label={<FieldLabel label={label} optional={optional} />}
      error={error !== undefined}
      helperText={<FieldNote name={name} error={error} hint={hint} />}
    >
      <OutlinedInput
        {...input}
        id={id}
        name={name}
        placeholder={placeholder}
        aria-describedby={helperTextId(id)}
        inputProps={{ ...htmlInput, 'aria-required': required }}
      />
    </Field>
  );
}

/** Returns the accessible names of the buttons. They contain the field's label, because a form has several such fields. */
const buttonLabels = ({ label }: Props) => ({
  openText: `Show choices: ${label}`,
  closeText: `Hide choices: ${label}`,
  clearText: `Clear: ${label}`,
});

const clearIcon = <Icon icon="close" />;
const slotProps = { chip: { deleteIcon: <Icon icon="close" size={24} /> } };

export const FormAutocomplete = withFormikField<string, Props>(({ field: { value, error, change, onBlur }, ...props }) => {
  return (
    <Autocomplete
      {...buttonLabels(props)}
      disablePortal
      clearIcon={clearIcon}
      options={withChosen(props.options, value === '' ? [] : [value])}
      value={value === '' ? null : value}
      onChange={(_event, next) => change(next ?? '')}
      onBlur={onBlur}
      renderInput={createRenderInput(props, error)}
    />
  );
});

export const FormMultiAutocomplete = withFormikField<string[], Props>(({ field: { value, error, change, onBlur }, ...props }) => {
  return (
    <Autocomplete
      multiple
      {...buttonLabels(props)}
      disablePortal
      clearIcon={clearIcon}
      slotProps={slotProps}
      disableCloseOnSelect
      options={withChosen(props.options, value)}
      value={value}
      onChange={(_event, next) => change(next)}
      onBlur={onBlur}
      renderInput={createRenderInput({ ...props, ...(value.length > 0 && { placeholder: undefined }) }, error)}
    />
  );
});
