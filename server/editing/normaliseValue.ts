import { isRecord, type Json } from '../platform/contract/pointer.ts';
import { HttpError } from '../platform/security/httpError.ts';

/** Deepest nesting of a value; no form has more than six levels. */
const MAX_DEPTH = 20;

/** Longest value as JSON. A file has half of it at most. */
const MAX_LENGTH = 2_000_000;

/** Largest number of fields and entries of a value, so that checking them does not keep the site waiting. The largest file has some hundred. */
const MAX_PARTS = 10_000;

/**
 * Returns a value with line ends as in files, and without halves of characters, which no file can have.
 * @throws HttpError 400 when it is nested too deeply, 413 when it is too long or has too many fields and entries
 */
export function normaliseValue(value: Json): Json {
  let parts = 0;
  function normalise(item: unknown, depth: number): unknown {
    if (depth > MAX_DEPTH) throw new HttpError(400, 'The value is nested too deeply.');
    if ((parts += 1) > MAX_PARTS) throw new HttpError(413, 'This has too many fields and entries for a content file.');
    if (typeof item === 'string') return item.replaceAll('\r\n', '\n').toWellFormed();
    if (Array.isArray(item)) return item.map((entry) => normalise(entry, depth + 1));
    if (!isRecord(item)) return item;
    return Object.fromEntries(Object.entries(item).map(([name, field]) => [name.toWellFormed(), normalise(field, depth + 1)]));
  }
  const normalised = normalise(value, 0) as Json;
  if (JSON.stringify(normalised).length > MAX_LENGTH) throw new HttpError(413, 'This is too long for a content file.');
  return normalised;
}
