import { isRefusal, isRow, unwrapList, type Row } from '../../shared/values.ts';

export const INVALID_FORMAT = 'Invalid response format';

export { isEmpty, isRefusal, isRow, unwrapList, type Row } from '../../shared/values.ts';

/**
 * A response object with the contract's field names and unchecked values. Only declared fields can be read. Fields stay linked to the
 * schema, so that `contract:diff` and editors find where they are used.
 */
export type RowOf<Schema> = { readonly [K in keyof Schema]?: unknown };

/** Returns the objects in a response that may hold the result: the response itself and its `data` (D-22). None if it reports failure. */
function unwrapObjects(body: unknown): Row[] {
  return isRow(body) && !isRefusal(body) ? [body, body.data].filter(isRow) : [];
}

/** Creates a schema in the form that RTK Query takes (standardschema.dev). Valid values pass unchanged. */
export const createSchema = (isValid: (body: unknown) => boolean) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'site',
    validate: (value: unknown) => (isValid(value) ? { value } : { issues: [{ message: INVALID_FORMAT }] }),
  },
});

/** Keeps the failure flag and reason of a response of the wrong shape. */
export function selectReason(body: unknown): Row | null {
  return isRow(body) ? { success: body.success ?? null, error: body.error ?? null, message: body.message ?? null } : null;
}

/** Endpoint options of a list. Drops rows for which `toItem` returns null. */
export function listResponse<T>(toItem: (row: Row) => T | null) {
  return {
    rawResponseSchema: createSchema((body) => unwrapList(body) !== undefined),
    transformResponse: (body: unknown): T[] => toItems(body, toItem),
  };
}

/** Endpoint options of a paged list, with total and cursor in the headers. */
export function pagedResponse<T>(toPage: (body: unknown, headers: Headers | undefined) => T) {
  return {
    rawResponseSchema: createSchema((body) => unwrapList(body) !== undefined),
    transformResponse: (body: unknown, meta: { response?: Response } | undefined): T => toPage(body, meta?.response?.headers),
  };
}

/** Endpoint options of one object. `toItem` returns null for an object of another shape. */
export function objectResponse<T>(toItem: (row: Row) => T | null) {
  const read = (body: unknown): T | null => unwrapObjects(body).reduce<T | null>((found, row) => found ?? toItem(row), null);
  return {
    rawResponseSchema: createSchema((body) => read(body) !== null),
    transformResponse: (body: unknown): T => read(body) as T,
  };
}

/** Maps the items of a list in a response or field. Drops items for which `toItem` returns null. */
export function toItems<T>(value: unknown, toItem: (row: Row) => T | null): T[] {
  return (unwrapList(value) ?? []).flatMap((row) => {
    const item = isRow(row) ? toItem(row) : null;
    return item === null ? [] : [item];
  });
}
