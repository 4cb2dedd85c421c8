/**
 * Returns the web address that was typed, the only ones that are ever linked to (D-48); a domain without a scheme gets `https://`.
 * Null for anything else.
 */
export function toWebAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  // Browsers and Node.js disagree about a space in a domain, and encode one in a path.
  if (!/^https?:\/\/\S+$/i.test(address)) return null;
  try {
    return /^[^%]+\.[^%.]+\.?$/.test(new URL(address).hostname) ? address : null;
  } catch {
    return null;
  }
}

/** The sentence that refuses any other address. @param label the field's */
export const webAddressRefusal = (label: string): string =>
  `The ${label.toLowerCase()} must be a web address without spaces, such as https://example.org/jobs`;
