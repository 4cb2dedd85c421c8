/** Where a page ended: which list it belongs to and the sort keys of its last row. */
export interface Cursor {
  /** Names the list (and, for a search, its words), so that a cursor cannot be used on another one. */
  list: string;
  /** Sort keys, most significant first. */
  keys: readonly (string | number)[];
}

/** Turns a position into an opaque text that is safe in a URL and in a header. */
export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.list, ...cursor.keys]), 'utf8').toString('base64url');
}

/**
 * Reads a cursor that `encodeCursor` made.
 * @param list the list that is being read; a cursor of another list is refused
 * @param types the expected type of each key
 * @returns the keys, or null when the text is not a cursor of this list
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
