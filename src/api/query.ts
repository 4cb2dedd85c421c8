/** Query parameters of a hand-written call. A value may also be given as text, or as null, which is omitted. */
export type QueryValues<Query> = { [Name in keyof Query]: Query[Name] | string | null };

/**
 * Builds a query string. Omits undefined, null and empty values, and repeats the key for each item of a list.
 * @returns without `?`; may be empty
 */
export function toQueryString(params: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') query.append(key, String(item));
    }
  }
  return query.toString();
}

/**
 * Builds a multipart form for the job backend. Repeats the key for each item of a list (D-45). Omits undefined and null, so that
 * `remotePosition` is sent as `true` or not at all (D-44). Sends an empty string, because it clears a field.
 */
export function toFormData(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(key, item);
      else if (item !== undefined && item !== null) form.append(key, String(item));
    }
  }
  return form;
}

/** Milliseconds, for 5 MB over a slow connection. */
export const UPLOAD_TIMEOUT_MS = 600_000;
