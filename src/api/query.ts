/** What a call that is written by hand has as parameters: those of its operation in the contract, as text, too; null is left out. */
export type Sent<Query> = { [Name in keyof Query]: Query[Name] | string | null };

/**
 * The query string of a call: undefined, null and empty values are left out, a list repeats its key.
 *
 * @returns the string without `?`; empty when nothing is left
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
 * A form with files as the job backend wants it: a list repeats its key (D-45); undefined and null are left out, so
 * that `remotePosition` is sent as `true` or not at all (D-44). An empty text is sent, because it clears a field.
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

/** Time limit of a call that carries a file of up to 5 MB over a slow line; milliseconds. */
export const UPLOAD_TIMEOUT_MS = 600_000;
