import { removeInvisible } from './text.ts';

const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Returns the European digit. Every script has its ten digits in a row, beginning with zero. */
function toAsciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return String(value);
}

/** Returns text with the digits of every script as 0 to 9, such as `९८` as 98: keyboards for Indian languages and Urdu type their own. */
export const toAsciiDigits = (text: string): string => text.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, toAsciiDigit);

/**
 * Normalises a phone number to its digits (D-33). Drops the Indian country code, leading zeros and everything that is not a digit. Foreign
 * numbers keep their country code.
 * @param maxDigits further digits are cut off
 */
export function phoneDigits(text: string, maxDigits = 10): string {
  const trimmed = removeInvisible(toAsciiDigits(text)).trim();
  const countryCode = /^(?:\+|00)\s*91/.exec(trimmed);
  const rest = (countryCode ? trimmed.slice(countryCode[0].length) : trimmed).replace(/\D/g, '');
  const digits = rest.replace(/^0+/, '');
  return (digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits).slice(0, maxDigits);
}
