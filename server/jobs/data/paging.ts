import type { JobSort } from '../../../shared/operations/jobs.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import type { KeysetRange } from './repository.ts';
import type { SearchPosition, SearchWords } from '../search/search.ts';

/** Which page of a list is requested. */
export interface PageQuery {
  /** Maximum number of items; 1,000 by default. */
  limit?: number | undefined;
  /** `next` of the previous page. */
  cursor?: string | undefined;
}

/** A page of a list. */
export interface Page<T> {
  items: T[];
  /** Number of items on all pages. */
  total: number;
  /** Cursor of the next page; null on the last page. */
  next: string | null;
  /** Search words after spelling correction; null or absent when they were not corrected. */
  corrected?: SearchWords | null;
}

/** Default page size. It is large enough for a chapter's board, and limits the memory that a page needs. */
export const PAGE_SIZE = 1_000;

/**
 * Reads a page of a list ordered by time and id (keyset pagination).
 * @param list name of the list; a cursor of another list is invalid
 * @param getPosition returns the time and id of a row
 * @throws HttpError 400 for an invalid cursor
 */
export async function readKeysetPage<R>(
  list: string,
  { limit = PAGE_SIZE, cursor }: PageQuery,
  read: (page: KeysetRange) => Promise<R[]>,
  getPosition: (row: R) => readonly [string, string],
): Promise<{ rows: R[]; next: string | null }> {
  const after = cursor === undefined ? undefined : decodePosition(cursor, list);
  const foundRows = await read({ limit: limit + 1, after });
  const rows = foundRows.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last && foundRows.length > rows.length ? encodeCursor({ list, keys: getPosition(last) }) : null };
}

const INVALID_CURSOR = 'This cursor is not valid; start again from the first page';

function decodePosition(cursor: string, list: string): readonly [string, string] {
  const [time, id] = decodeCursor(cursor, list, ['string', 'string']) ?? [];
  if (typeof time !== 'string' || typeof id !== 'string') throw new HttpError(400, INVALID_CURSOR);
  return [time, id];
}

/**
 * Returns the position that a search cursor encodes.
 * @throws HttpError 400 for an invalid cursor
 */
export function decodeSearchPosition(cursor: string, list: string, sort: JobSort | undefined): SearchPosition {
  const [key, document] = decodeCursor(cursor, list, [sort === 'closing' ? 'string' : 'number', 'number']) ?? [];
  if (key === undefined || typeof document !== 'number' || Number(key) < 0 || document < 0) throw new HttpError(400, INVALID_CURSOR);
  return { key, document };
}

/** A position in a list, from which the next page is read. */
interface Cursor {
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
function decodeCursor(text: string, list: string, types: readonly ('string' | 'number')[]): readonly (string | number)[] | null {
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
