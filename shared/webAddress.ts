/**
 * Returns a typed text as a web address; a domain without a scheme gets `https://`. Null for anything else, which is never linked to
 * (D-48).
 */
export function toWebAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  // Browsers and Node.js disagree about a space in a domain, and encode one in a path.
  // A backslash ends the domain, although it looks like a part of it.
  if (!/^https?:\/\/[^\s\\]+$/i.test(address)) return null;
  try {
    const { hostname, username, password } = new URL(address);
    // A user name that looks like a domain hides the real one.
    return username === '' && password === '' && /^[^%]+\.[^%.]+\.?$/.test(hostname) ? address : null;
  } catch {
    return null;
  }
}

/** Returns the error message for a text that is not a web address. @param label of the field */
export const webAddressRefusal = (label: string): string =>
  `The ${label.toLowerCase()} must be a web address without spaces, such as https://example.org/jobs`;
