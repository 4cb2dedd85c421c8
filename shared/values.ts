/** Functions that read values from a backend's response. The values may be of any type. */

/**
 * Returns text trimmed, a number as text, and an empty string for anything else. Lone surrogates become U+FFFD, as browsers read them in
 * HTML; otherwise hydration would find a mismatch.
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

/** Returns whether a flag is set. Backends send flags as booleans, numbers or text; the text `false` means not set (D-44). */
export const toFlag = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';

export type Row = Readonly<Record<string, unknown>>;

export const isRow = <R = Row>(value: unknown): value is R => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value means "empty" to the content system (D-21). */
export const isEmpty = (value: unknown): boolean => value === false || value === '' || value === null || value === undefined;

/** Returns whether a response reports failure. */
export const isRefusal = (body: unknown): boolean => isRow(body) && body.success === false;

/** Returns the list in a JSON text; undefined for any other value. */
function parseListText(value: unknown): unknown[] | undefined {
  const text = toText(value);
  if (!text.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the items of a list field. A backend that stores forms as they are sent may send a list, or an item of it, as JSON text:
 * `["MBA","PhD"]`. A single value is a list of one, an empty value an empty list.
 */
export const toList = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => parseListText(item) ?? (isEmpty(item) ? [] : [item]));

/**
 * Returns the list in a response: the response itself, its `data` or its `data.data` (D-22). `false`, an empty string and an empty `data`
 * count as an empty list.
 * @returns undefined when the response has no list or reports failure
 */
export function unwrapList(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (body === false || body === '') return [];
  if (!isRow(body) || isRefusal(body) || !('data' in body)) return undefined;
  return isEmpty(body.data) ? [] : unwrapList(body.data);
}

/** Returns all values of a string union in order. A missing value is a type error, so that a new contract value is noticed everywhere. */
export const listKeys = <Value extends string>(values: Readonly<Record<Value, true>>): readonly Value[] => Object.keys(values) as Value[];
