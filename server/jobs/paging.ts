import { HttpError } from '../security/httpError.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { PageOf } from './repository.ts';
import type { SearchPosition, SearchWords } from './search.ts';

/** Which page of a list. */
export interface PageQuery {
  /** How many at most; 1,000 when left out. */
  limit?: number | undefined;
  /** What the page before gave as its `next`. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** How many there are over all pages. */
  total: number;
  /** The cursor of the next page, or null on the last. */
  next: string | null;
  /** The words that were searched in place of misspelt ones. */
  corrected?: SearchWords | null;
}

/** The length of a page when nothing is said: a chapter's board fits in one, and no more than that is in memory at a time. */
export const PAGE = 1_000;

/** Reads one page of a list that is ordered by a time and an id. */
export async function keysetPage<R>(
  list: string,
  { limit = PAGE, cursor }: PageQuery,
  read: (page: PageOf) => Promise<R[]>,
  position: (row: R) => readonly [string, string],
): Promise<{ rows: R[]; next: string | null }> {
  const after = cursor === undefined ? undefined : timeAndId(cursor, list);
  const found = await read({ limit: limit + 1, after });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last && found.length > rows.length ? encodeCursor({ list, keys: position(last) }) : null };
}

const BROKEN_CURSOR = 'This cursor is not valid; start again from the first page';

function timeAndId(cursor: string, list: string): readonly [string, string] {
  const [time, id] = decodeCursor(cursor, list, ['string', 'string']) ?? [];
  if (typeof time !== 'string' || typeof id !== 'string') throw new HttpError(400, BROKEN_CURSOR);
  return [time, id];
}

/** Returns the position in a search that a cursor names. @throws HttpError 400 for any other text */
export function searchPosition(cursor: string, list: string): SearchPosition {
  const [tier, document] = decodeCursor(cursor, list, ['number', 'number']) ?? [];
  if (typeof tier !== 'number' || typeof document !== 'number' || tier < 0 || document < 0) {
    throw new HttpError(400, BROKEN_CURSOR);
  }
  return { tier, document };
}
