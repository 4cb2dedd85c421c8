/** Parameters of a hand-written call: the operation's, or their text; null is omitted. */
export type QueryValues<Query> = { [Name in keyof Query]: Query[Name] | string | null };

/**
 * Builds a query string; undefined, null and empty values are omitted, lists repeat the key.
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
 * Builds a multipart form for the job backend: lists repeat the key (D-45); undefined and null are omitted, so that `remotePosition` is
 * sent as `true` or not at all (D-44). An empty string is sent, because it clears a field.
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
