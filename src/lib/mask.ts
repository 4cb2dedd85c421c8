const MASKED = /^[^*]{0,4}\*{3,}[^*]{0,4}$/;

/** Whether a value has been masked already, here or by the server (D-36). */
export function isMasked(value: string): boolean {
  return MASKED.test(value);
}

/**
 * Hides most of a contact address from visitors who are not signed in (JOBS-06): of up to 8 characters
 * only the first stays, of longer values the first 4 and the last 4, with at least three asterisks for
 * the rest. A value that is masked already is left alone (D-36); an empty one stays empty.
 */
export function mask(value: string): string {
  const text = value.trim();
  if (text === '' || isMasked(text)) return text;
  const stars = (count: number) => '*'.repeat(Math.max(3, count));
  if (text.length <= 8) return `${text.length > 2 ? text.slice(0, 1) : ''}${stars(text.length - 1)}`;
  return `${text.slice(0, 4)}${stars(text.length - 8)}${text.slice(-4)}`;
}
