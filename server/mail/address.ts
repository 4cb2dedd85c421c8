import { isEmailAddress, withAsciiDomain } from '../../shared/addresses.ts';

/** Returns an e-mail address in a form that any mail server accepts, with the domain in ASCII; undefined for any other text. */
export function toHeaderAddress(value: string): string | undefined {
  const address = withAsciiDomain(value.trim());
  return isEmailAddress(address) ? address : undefined;
}

/**
 * Returns an e-mail address as it is stored and compared: in lower case, without white space and invisible characters around it, and with
 * an international domain in ASCII.
 */
export function normaliseEmail(value: string): string {
  const address = value.replace(/^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu, '').toLowerCase();
  return withAsciiDomain(address);
}

/**
 * Returns text as one line of at most `maxLength` characters, for headers and texts of mails. Line breaks, control characters and
 * bidirectional marks become spaces. Encoded words (RFC 2047) are broken up, because mail programs would decode them.
 */
export function formatMailLine(value: string, maxLength = 150): string {
  const line = value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
}
