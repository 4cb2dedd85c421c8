/** Maximum length of an e-mail address. */
export const MAX_EMAIL_LENGTH = 254;

/** Length of the name of a guest at an event, as in `openapi/registrations.yaml`. */
export const MAX_GUEST_NAME_LENGTH = 100;

/** Matches an e-mail address in ASCII. Excludes `=?`, which mail programs would decode. */
const EMAIL_ADDRESS =
  /^(?!.*=\?)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Returns an e-mail address with its domain in ASCII, such as `asha@xn--mnchen-3ya.example`; any other text unchanged. */
export function withAsciiDomain(address: string): string {
  // Marks are the vowels of Indian scripts.
  const [, localPart, domain] = /^([^@]+)@(?=.*\P{ASCII})([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  const host = `http://${domain}`;
  return domain !== undefined && URL.canParse(host) ? `${localPart}@${new URL(host).hostname}` : address;
}

/**
 * Whether a value is one e-mail address: no display name, list or white space. The contracts' `format: email`. The domain may be an
 * international one, which only some browsers convert to ASCII in a field for e-mail addresses; the server converts it.
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > MAX_EMAIL_LENGTH) return false;
  const address = withAsciiDomain(value);
  return address.length <= MAX_EMAIL_LENGTH && EMAIL_ADDRESS.test(address);
}

/** Returns what is wrong with an invalid e-mail address. */
export const describeInvalidEmail = (value: string): string =>
  /\p{Cf}/u.test(value)
    ? 'The e-mail address contains an invisible character: delete the address and type it.'
    : 'This is not a valid e-mail address.';

/**
 * Allows only letters, digits, hyphens and dots in the host. Characters that look like a slash, or are ignored, would hide the real domain.
 */
const WEB_ADDRESS = /^https?:\/\/(?:[\p{L}\p{M}\p{Nd}-]+\.)+[\p{L}\p{M}\p{Nd}-]+\.?(?::\d+)?(?:[/?#][^\s\\\p{Cc}\p{Cf}]*)?$/iu;

/** Characters that are invisible, and marks that are drawn across the letter before them, such as a slash. */
const HIDDEN_OR_OVERLAID = /[\p{Default_Ignorable_Code_Point}\u0334-\u0338\u20d0-\u20f0]/u;

/**
 * Returns a typed text as a web address; adds `https://` to a domain without a scheme. Returns null for anything else, which pages never
 * link to (D-48).
 */
export function toWebAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (!WEB_ADDRESS.test(address) || HIDDEN_OR_OVERLAID.test(address)) return null;
  try {
    // Throws for an invalid port or label.
    return new URL(address).hostname === '' ? null : address;
  } catch {
    return null;
  }
}

/**
 * Returns the error message for a text that is not a web address.
 * @param label label of the field
 */
export const webAddressRefusal = (label: string): string =>
  `The ${label.toLowerCase()} must be a web address without spaces, such as https://example.org/jobs`;
