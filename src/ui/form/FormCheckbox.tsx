import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { FieldNote } from './FieldText.tsx';
import type { FieldProps } from './FormTextField.tsx';
import { withFormikField } from './withFormikField.tsx';

type Props = Pick<FieldProps, 'name' | 'hint' | 'required'> & { children: ReactNode };

/** Checkbox whose children are its label. The label may contain links. */
export const FormCheckbox = withFormikField<boolean, Props>(
  ({ name, hint, required, children, field: { value, error, change, onBlur } }) => {
    const noteId = useId();
    const hasError = error !== undefined;
    return (
      <FormControl error={hasError}>
        <FormControlLabel
          label={children}
          control={
            <Checkbox
              name={name}
              checked={value}
              onChange={(event) => change(event.target.checked)}
              onBlur={onBlur}
              slotProps={{ input: { 'aria-invalid': hasError, 'aria-describedby': noteId, required } }}
            />
          }
        />
        <FormHelperText id={noteId}>
          <FieldNote name={name} error={error} hint={hint} />
        </FormHelperText>
      </FormControl>
    );
  },
);
