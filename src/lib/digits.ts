import { toAsciiDigits } from '../../shared/digits.ts';

export { phoneDigits } from '../../shared/digits.ts';

/** Keeps the digits of typed or pasted text (CONT-03). */
export function digitsOnly(text: string, maxDigits = 15): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, maxDigits);
}

/**
 * Keeps digits and one decimal point (POST-03).
 * @param maxLength maximum number of characters, including the point
 */
export function decimalOnly(text: string, maxLength: number): string {
  const [integerPart = '', ...rest] = toAsciiDigits(text)
    .replace(/[^\d.]/g, '')
    .split('.');
  return (rest.length > 0 ? `${integerPart}.${rest.join('')}` : integerPart).slice(0, maxLength);
}
