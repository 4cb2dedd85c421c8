/** A position in a list, from which the next page is read. */
export interface Cursor {
  /** Identifies the list and the search words, so that a cursor cannot be used for another list. */
  list: string;
  /** Sort keys of the last row before the position. */
  keys: readonly (string | number)[];
}

/** Encodes a position as an opaque string, safe in URLs and headers. */
export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.list, ...cursor.keys]), 'utf8').toString('base64url');
}

/**
 * Decodes a cursor. Returns its keys, or null when it is invalid or belongs to another list.
 * @param types types of the keys, in order
 */
export function decodeCursor(text: string, list: string, types: readonly ('string' | 'number')[]): readonly (string | number)[] | null {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== types.length + 1 || parts[0] !== list) return null;
  const keys: (string | number)[] = [];
  for (const [index, type] of types.entries()) {
    const key: unknown = parts[index + 1];
    if (type === 'string' && typeof key === 'string') keys.push(key);
    else if (type === 'number' && Number.isSafeInteger(key)) keys.push(Number(key));
    else return null;
  }
  return keys;
}
