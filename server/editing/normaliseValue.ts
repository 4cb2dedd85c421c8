import { isRecord, type Json } from '../platform/contract/pointer.ts';
import { HttpError } from '../platform/security/httpError.ts';

/** Deepest nesting of a value; no form has more than six levels. */
const MAX_DEPTH = 20;

/** Longest value as JSON. A file has half of it at most. */
const MAX_LENGTH = 2_000_000;

/**
 * Returns a value with line ends as in files, and without halves of characters, which no file can have.
 * @throws HttpError 400 when it is nested too deeply, 413 when it is too long
 */
export function normaliseValue(value: Json): Json {
  const normalised = normalise(value, 0) as Json;
  if (JSON.stringify(normalised).length > MAX_LENGTH) throw new HttpError(413, 'This is too long for a content file.');
  return normalised;
}

function normalise(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new HttpError(400, 'The value is nested too deeply.');
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').toWellFormed();
  if (Array.isArray(value)) return value.map((item) => normalise(item, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name.toWellFormed(), normalise(item, depth + 1)]));
}
