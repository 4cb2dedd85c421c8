import { digitsOnly } from '../../lib/digits.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

/**
 * Digits only, with the numeric keypad. For a one-time passcode give it `autoComplete="one-time-code"` (AUTH-03); the
 * value is text, never a number (D-28).
 */
export function FormDigits({
  digits,
  clean,
  ...rest
}: FormTextFieldProps & {
  /** the most digits it takes */
  digits: number;
}): React.JSX.Element {
  return <FormTextField inputMode="numeric" {...rest} clean={clean ?? ((typed) => digitsOnly(typed, digits))} />;
}
