import { FormControl, FormHelperText } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { ChoiceLabel, FormBox } from './choices.tsx';
import { FieldNote } from './FieldWords.tsx';
import type { FieldProps } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import '../../theme/looks/fields.ts';

/** A box to tick, for a consent or a yes or no; its words are the children, links may be among them. */
export function FormCheckbox({
  name,
  hint,
  required,
  children,
}: Pick<FieldProps, 'name' | 'hint' | 'required'> & { children: ReactNode }): React.JSX.Element {
  const { value, error, change, onBlur } = useFormField<boolean>(name);
  const noteId = useId();
  const wrong = error !== undefined;
  return (
    <FormControl error={wrong}>
      <ChoiceLabel
        label={children}
        control={
          <FormBox
            name={name}
            checked={value}
            onChange={(event) => change(event.target.checked)}
            onBlur={onBlur}
            slotProps={{ input: { 'aria-invalid': wrong, 'aria-describedby': noteId, required } }}
          />
        }
      />
      <FormHelperText id={noteId}>
        <FieldNote error={error} hint={hint} />
      </FormHelperText>
    </FormControl>
  );
}
