import { digitsOnly } from '../../lib/digits.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * Digits only, with the numeric keypad; figures line up. For a one-time passcode give it
 * `autoComplete="one-time-code"` (AUTH-03); the value is text, never a number (D-28).
 */
export function DigitsField({
  digits,
  clean,
  ...rest
}: TextFieldProps & {
  /** the most digits it takes */
  digits: number;
}) {
  return <TextField inputMode="numeric" {...rest} clean={clean ?? ((typed) => digitsOnly(typed, digits))} />;
}
