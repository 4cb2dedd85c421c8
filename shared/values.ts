/** Readers of values in a backend's response, which may be anything. */

/**
 * Returns trimmed text; numbers become text, anything else is empty. Lone surrogates become U+FFFD as in HTML, or hydration would
 * mismatch.
 */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().toWellFormed() : '';
}

/** Returns the text as `toText` does, but null when it is empty (D-21). */
export const toTextOrNull = (value: unknown): string | null => toText(value) || null;

/** Parses a number or numeric text; otherwise null. */
export function toNumber(value: unknown): number | null {
  const text = toText(value);
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** Returns whether a flag is set, in any of its spellings; the text `false` is not set (D-44). */
export const toFlag = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';

export type Row = Readonly<Record<string, unknown>>;

export const isRow = <R = Row>(value: unknown): value is R => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value means "empty" to the content system (D-21). */
export const isEmpty = (value: unknown): boolean => value === false || value === '' || value === null || value === undefined;

/** Returns whether a response reports failure. */
export const isRefusal = (body: unknown): boolean => isRow(body) && body.success === false;

/**
 * Returns the list in a response: bare, under `data` or under `data.data` (D-22). `false`, an empty string and an empty `data` are an
 * empty list.
 * @returns undefined when the response has no list or reports failure
 */
export function unwrapList(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (body === false || body === '') return [];
  if (!isRow(body) || isRefusal(body) || !('data' in body)) return undefined;
  return isEmpty(body.data) ? [] : unwrapList(body.data);
}
