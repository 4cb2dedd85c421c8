import { toAsciiDigits } from './digits.ts';
import { removeInvisible } from './text.ts';

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
