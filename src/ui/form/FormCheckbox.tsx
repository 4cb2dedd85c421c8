import { FormControl, FormHelperText } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { ChoiceLabel, FormBox } from './choices.tsx';
import { FieldNote } from './FieldWords.tsx';
import type { FieldProps } from './FormTextField.tsx';
import { followingForm } from './followingForm.tsx';

type Props = Pick<FieldProps, 'name' | 'hint' | 'required'> & { children: ReactNode };

/** A box to tick, for a consent or a yes or no; its words are the children, links may be among them. */
export const FormCheckbox = followingForm<boolean, Props>(({ name, hint, required, children, field: { value, error, change, onBlur } }) => {
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
        <FieldNote name={name} error={error} hint={hint} />
      </FormHelperText>
    </FormControl>
  );
});
