/**
 * Address of an event with its attendance code, for the QR code. The code is in the hash, which browsers do not send, so that it is in no
 * log. The section with the form has this hash as its id, so that pages scroll to it.
 */
export const withCode = (path: string, code: string): string => `${path}#code-${code}`;

/** Returns the attendance code in a hash; undefined without one. */
export const readCode = (hash: string): string | undefined => /^#code-(\d{8})$/.exec(hash)?.[1];
