/** Error of a response with the wrong shape (ERR-02). */
export const INVALID_FORMAT = 'Invalid response format';

export type Row = Readonly<Record<string, unknown>>;

/**
 * A response object with the contract's field names and unchecked values: only declared fields can be read. Fields stay linked to the
 * schema, so that `contract:diff` and editors find their uses.
 */
export type RowOf<Schema> = { readonly [K in keyof Schema]?: unknown };

export const isRow = <R = Row>(value: unknown): value is R => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value means "empty" to the content system (D-21). */
export const isEmpty = (value: unknown): boolean => value === false || value === '' || value === null || value === undefined;

/** Returns whether a response reports failure. */
export const isRefusal = (body: unknown): boolean => isRow(body) && body.success === false;

/** Returns the list in a response: bare, under `data` or under `data.data` (D-22); an empty value is an empty list, undefined no list. */
export function unwrapList(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (body === false || body === '') return [];
  if (!isRow(body) || isRefusal(body) || !('data' in body)) return undefined;
  return isEmpty(body.data) ? [] : unwrapList(body.data);
}

/** Returns the candidate objects in a response: itself and `data` (D-22); none when it reports failure. */
function unwrapObjects(body: unknown): Row[] {
  return isRow(body) && !isRefusal(body) ? [body, body.data].filter(isRow) : [];
}

/** Returns a Standard Schema that validates raw responses by a predicate. */
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

/** Endpoint options of a list: validates and maps its items. Rows for which `toItem` returns null are dropped. */
export function listResponse<T>(toItem: (row: Row) => T | null) {
  return {
    rawResponseSchema: validWhen((body) => unwrapList(body) !== undefined),
    transformResponse: (body: unknown): T[] => toItems(body, toItem),
  };
}

/** Endpoint options of a paged list, with total and cursor in the headers. */
export function pagedResponse<T>(toPage: (body: unknown, headers: Headers | undefined) => T) {
  return {
    rawResponseSchema: validWhen((body) => unwrapList(body) !== undefined),
    transformResponse: (body: unknown, meta: { response?: Response } | undefined): T => toPage(body, meta?.response?.headers),
  };
}

/** Endpoint options of one object; `toItem` returns null when it is not one. */
export function objectResponse<T>(toItem: (row: Row) => T | null) {
  const read = (body: unknown): T | null => unwrapObjects(body).reduce<T | null>((found, row) => found ?? toItem(row), null);
  return {
    rawResponseSchema: validWhen((body) => read(body) !== null),
    // Already validated.
    transformResponse: (body: unknown): T => read(body) as T,
  };
}

/** Maps the items of a list in a response or field. */
export function toItems<T>(value: unknown, toItem: (row: Row) => T | null): T[] {
  return (unwrapList(value) ?? []).flatMap((row) => {
    const item = isRow(row) ? toItem(row) : null;
    return item === null ? [] : [item];
  });
}
