/** What an answer of the wrong shape is called (ERR-02). */
export const INVALID_FORMAT = 'Invalid response format';

/** An object of unknown shape in an answer. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * An object in an answer by the field names of its schema in the contract, the values unchecked: a backend may answer
 * anything, but nobody reads a field here that the contract does not have. Its fields stay linked to those of the schema, so
 * that `contract:diff` and editors find who reads one.
 */
export type RowOf<Schema> = { readonly [K in keyof Schema]?: unknown };

/** Whether a value is an object with named parts (no list, not null); the type says which schema it is meant to have. */
export const isRow = <R = Row>(value: unknown): value is R => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is how the content system says "nothing here" (D-21). */
export const isEmpty = (value: unknown): boolean => value === false || value === '' || value === null || value === undefined;

/** Whether an answer says that it failed. */
export const refused = (body: unknown): boolean => isRow(body) && body.success === false;

/**
 * The list in an answer: bare, under `data` or under `data.data` (D-22); an empty value is an empty list.
 *
 * @returns undefined when there is no list
 */
export function unwrapList(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (body === false || body === '') return [];
  if (!isRow(body) || refused(body) || !('data' in body)) return undefined;
  return isEmpty(body.data) ? [] : unwrapList(body.data);
}

/** The objects that may be meant by an answer: itself, or what is under `data` (D-22); none when it says it failed. */
function unwrapObjects(body: unknown): Row[] {
  return isRow(body) && !refused(body) ? [body, body.data].filter(isRow) : [];
}

/** A check of raw answers as a "standard schema", which RTK Query takes; a failed one becomes an error of the call. */
export const check = (passes: (body: unknown) => boolean) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'site',
    validate: (value: unknown) => (passes(value) ? { value: value as never } : { issues: [{ message: INVALID_FORMAT }] }),
  },
});

/** What remains of an answer of the wrong shape: the reason it may give. */
export function reasonIn(body: unknown): Row | null {
  return isRow(body) ? { error: body.error ?? null, message: body.message ?? null } : null;
}

/** The parts of an endpoint that answers a list: its check, and its normalising. Rows that make no item are left out. */
export function listOf<T>(toItem: (row: Row) => T | null) {
  return {
    rawResponseSchema: check((body) => unwrapList(body) !== undefined),
    transformResponse: (body: unknown): T[] => toItems(body, toItem),
  };
}

/** The parts of an endpoint that answers one page of a list, which its headers tell more about. */
export function pageOf<T>(toPage: (body: unknown, headers: Headers | undefined) => T) {
  return {
    rawResponseSchema: check((body) => unwrapList(body) !== undefined),
    transformResponse: (body: unknown, meta: { response?: Response } | undefined): T => toPage(body, meta?.response?.headers),
  };
}

/** The parts of an endpoint that answers one object; `toItem` answers null for an object that is something else. */
export function objectOf<T>(toItem: (row: Row) => T | null) {
  const read = (body: unknown): T | null => unwrapObjects(body).reduce<T | null>((found, row) => found ?? toItem(row), null);
  return {
    rawResponseSchema: check((body) => read(body) !== null),
    // The check has passed by then.
    transformResponse: (body: unknown): T => read(body) as T,
  };
}

/** The items of a list in an answer or in a field. */
export function toItems<T>(value: unknown, toItem: (row: Row) => T | null): T[] {
  return (unwrapList(value) ?? []).flatMap((row) => {
    const item = isRow(row) ? toItem(row) : null;
    return item === null ? [] : [item];
  });
}
