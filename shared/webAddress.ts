/** The only addresses that are ever linked to (D-48); a domain without a scheme gets the web's. Null for anything else. */
export function toWebAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (!/^https?:\/\//i.test(address)) return null;
  try {
    return new URL(address).hostname === '' ? null : address;
  } catch {
    return null;
  }
}

/** The sentence that refuses any other address. @param label the field's */
export const webAddressRefusal = (label: string): string =>
  `The ${label.toLowerCase()} must be a web address that begins with http:// or https://`;
