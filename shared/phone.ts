/**
 * Normalises a phone number to ten digits (D-33): `+91`, `0091`, a leading 0, spaces and dashes are dropped. Foreign numbers keep their
 * digits.
 * @param maxDigits maximum number of digits
 */
export function phoneDigits(text: string, maxDigits = 10): string {
  const trimmed = text.normalize('NFKC').trim();
  const countryCode = /^(?:\+|00)\s*91/.exec(trimmed);
  const rest = (countryCode ? trimmed.slice(countryCode[0].length) : trimmed).replace(/\D/g, '');
  const digits = rest.replace(/^0+/, '');
  return (digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits).slice(0, maxDigits);
}
