import { FormControl, FormHelperText, InputLabel } from '@mui/material';
import type { ReactNode } from 'react';

/** Returns the id of a field's helper text, for `aria-describedby` of its input. */
export const helperTextId = (id: string): string => `${id}-helper-text`;

interface Props {
  /** Id of the input; its label has `<id>-label`. */
  id: string;
  label: ReactNode;
  helperText?: ReactNode;
  error?: boolean;
  /** The input: `OutlinedInput` or `NativeSelect`. */
  children: ReactNode;
}

/** Label, input and helper text. MUI's `TextField` would add 17 kB for menus and dialogs to the first load of every page with a form. */
export function Field({ id, label, helperText, error, children }: Props): React.JSX.Element {
  return (
    <FormControl error={error}>
      <InputLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </InputLabel>
      {children}
      {helperText !== undefined && <FormHelperText id={helperTextId(id)}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
