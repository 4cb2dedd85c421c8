import { digitsOnly } from '../../lib/digits.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

/** Field for digits, with a numeric keypad. Its value is text (D-28). For a passcode, pass `autoComplete="one-time-code"` (AUTH-03). */
export function FormDigits({
  digits,
  clean,
  ...rest
}: FormTextFieldProps & {
  /** Maximum number of digits. */
  digits: number;
}): React.JSX.Element {
  return <FormTextField inputMode="numeric" {...rest} clean={clean ?? ((typed) => digitsOnly(typed, digits))} />;
}
