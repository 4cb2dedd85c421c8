/** The longest address that mail servers accept. */
const longest = 254;

/** True for one plain e-mail address: no display name, no list, no line breaks or control characters. */
export function isEmailAddress(value: string): boolean {
  if (value.length > longest) return false;
  return /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u.test(
    value,
  );
}

/** An address as it is stored and compared: trimmed, lower case. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** One line of text for a mail header: line breaks and control characters become spaces, at most `most` characters. */
export function headerText(value: string, most = 150): string {
  const line = value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}
