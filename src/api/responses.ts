/** What a response of the wrong shape is called (ERR-02). */
export const INVALID_FORMAT = 'Invalid response format';

/** An object of unknown shape in a response. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * An object in a response by the field names of its schema in the contract, the values unchecked: a backend may respond with
 * anything, but no field is read that the contract does not have. Its fields stay linked to those of the schema, so that
 * `contract:diff` and editors find where one is read.
 */
export type RowOf<Schema> = { readonly [K in keyof Schema]?: unknown };

/** Whether a value is an object with named properties (no list, not null); the type says which schema it should have. */
export const isRow = <R = Row>(value: unknown): value is R => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is one of those that the content system uses for "empty" (D-21). */
export const isEmpty = (value: unknown): boolean => value === false || value === '' || value === null || value === undefined;

/** Whether a response says that the request failed. */
export const isRefusal = (body: unknown): boolean => isRow(body) && body.success === false;

/** Returns the list in a response: bare, under `data` or under `data.data` (D-22); an empty value is an empty list, undefined no list. */
export function unwrapList(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (body === false || body === '') return [];
  if (!isRow(body) || isRefusal(body) || !('data' in body)) return undefined;
  return isEmpty(body.data) ? [] : unwrapList(body.data);
}

/** Returns the objects that a response may be about: itself, or what is under `data` (D-22); none when it says it failed. */
function unwrapObjects(body: unknown): Row[] {
  return isRow(body) && !isRefusal(body) ? [body, body.data].filter(isRow) : [];
}

/** Returns a schema (Standard Schema, as RTK Query takes it) that accepts raw responses by a predicate; others fail the request. */
export const validWhen = (isValid: (body: unknown) => boolean) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'site',
    validate: (value: unknown) => (isValid(value) ? { value } : { issues: [{ message: INVALID_FORMAT }] }),
  },
});

/** Returns what is kept of a response of the wrong shape: whether it says that it failed, and the reason it may give. */
export function reasonIn(body: unknown): Row | null {
  return isRow(body) ? { success: body.success ?? null, error: body.error ?? null, message: body.message ?? null } : null;
}

/** Endpoint options for a list: its validation, and its items as models. Rows that `toItem` returns null for are left out. */
export function listResponse<T>(toItem: (row: Row) => T | null) {
  return {
    rawResponseSchema: validWhen((body) => unwrapList(body) !== undefined),
    transformResponse: (body: unknown): T[] => toItems(body, toItem),
  };
}

/** Endpoint options for one page of a list, whose headers hold its total and its cursor. */
export function pagedResponse<T>(toPage: (body: unknown, headers: Headers | undefined) => T) {
  return {
    rawResponseSchema: validWhen((body) => unwrapList(body) !== undefined),
    transformResponse: (body: unknown, meta: { response?: Response } | undefined): T => toPage(body, meta?.response?.headers),
  };
}

/** Endpoint options for one object; `toItem` returns null for an object that is something else. */
export function objectResponse<T>(toItem: (row: Row) => T | null) {
  const read = (body: unknown): T | null => unwrapObjects(body).reduce<T | null>((found, row) => found ?? toItem(row), null);
  return {
    rawResponseSchema: validWhen((body) => read(body) !== null),
    // It has been validated by then.
    transformResponse: (body: unknown): T => read(body) as T,
  };
}

/** Returns the items of a list in a response or in a field. */
export function toItems<T>(value: unknown, toItem: (row: Row) => T | null): T[] {
  return (unwrapList(value) ?? []).flatMap((row) => {
    const item = isRow(row) ? toItem(row) : null;
    return item === null ? [] : [item];
  });
}
