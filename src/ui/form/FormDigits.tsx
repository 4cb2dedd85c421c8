import { digitsOnly } from '../../lib/digits.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

/** Digits with a numeric keypad; the value stays text (D-28). For a one-time passcode add `autoComplete="one-time-code"` (AUTH-03). */
export function FormDigits({
  digits,
  clean,
  ...rest
}: FormTextFieldProps & {
  /** maximum number of digits */
  digits: number;
}): React.JSX.Element {
  return <FormTextField inputMode="numeric" {...rest} clean={clean ?? ((typed) => digitsOnly(typed, digits))} />;
}
