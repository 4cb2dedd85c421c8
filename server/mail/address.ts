/** The longest address that mail servers accept. */
const longest = 254;

/** True for one plain e-mail address: no display name, no list, no line breaks, control characters or halves of letters. */
export function isEmailAddress(value: string): boolean {
  if (value.length > longest) return false;
  return /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u.test(
    value,
  );
}

/** True for an address that any mail server takes in a header: its part before the `@` is plain ASCII, and no encoded word. */
export const isPlainInHeader = (address: string): boolean => /^[\x21-\x7e]+@/.test(address) && !address.includes('=?');

/** An address as it is stored and compared: trimmed, lower case. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

/**
 * One line of text for a mail header: line breaks, control characters and those that turn the direction of text become spaces,
 * at most `most` characters. What looks like an encoded word (RFC 2047) is taken apart: programs would read another text in it.
 */
export function headerText(value: string, most = 150): string {
  const line = value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}
