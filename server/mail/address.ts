/** The longest address that mail servers accept. */
const MAX_LENGTH = 254;

/** Whether a value is one e-mail address: no display name, list, line breaks, control characters or lone surrogates. */
export function isEmailAddress(value: string): boolean {
  if (value.length > MAX_LENGTH) return false;
  return /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u.test(
    value,
  );
}

/** Whether any mail server accepts the address in a header: an ASCII local part that is no encoded word. */
export const isSafeInHeader = (address: string): boolean => /^[\x21-\x7e]+@/.test(address) && !address.includes('=?');

/** Returns an address as it is stored and compared: trimmed, lower case. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

/**
 * Returns one line for a mail header: line breaks, control characters and bidirectional marks become spaces,
 * at most `maxLength` characters. Encoded words (RFC 2047) are broken up, because mail programs would decode them.
 */
export function formatHeaderText(value: string, maxLength = 150): string {
  const line = value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
}
