import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { FieldLabel, FieldNote } from './FieldText.tsx';
import type { Option } from './FormSelect.tsx';
import type { FieldProps } from './FormTextField.tsx';
import { withFormikField } from './withFormikField.tsx';

type Props = FieldProps & { options: readonly Option[] };

export const FormRadioGroup = withFormikField<string, Props>(({ name, label, hint, required, optional, options, field }) => {
  const { value, error, change, onBlur } = field;
  const id = useId();
  const hasError = error !== undefined;
  return (
    <FormControl error={hasError}>
      <FormLabel id={`${id}label`}>
        <FieldLabel label={label} optional={optional} />
      </FormLabel>
      <RadioGroup
        row
        name={name}
        value={value}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}note`}
        aria-invalid={hasError}
        aria-required={required}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        sx={{ columnGap: 3 }}
      >
        {options.map((option) => (
          <FormControlLabel key={option.value} value={option.value} label={option.label} control={<Radio />} />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}note`}>
        <FieldNote name={name} error={error} hint={hint} />
      </FormHelperText>
    </FormControl>
  );
});
