import { setImmediate } from 'node:timers/promises';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Default number of rows of a page, which is read in about ten milliseconds. */
export const PAGE_SIZE = 200;

/**
 * Yields the rows of a long list in pages, between which other requests are handled.
 * @param readAfter returns the rows that follow the given one, at most `size`; the first rows when it is undefined
 */
export async function* iteratePages<Row>(readAfter: (last: Row | undefined) => Promise<Row[]>, size = PAGE_SIZE): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; await setImmediate()) {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    last = rows[size - 1];
    if (last === undefined) return;
  }
}

/**
 * Returns the condition that a row follows the last one of the previous page, in a list that is sorted by two columns.
 * @param last values of these columns in that row; without them, every row matches
 */
export function isAfter(
  columns: readonly [string, string],
  last: readonly [string | null, string] | undefined,
  order: 'asc' | 'desc' = 'asc',
): RawBuilder<SqlBool> {
  if (last === undefined) return sql`true`;
  const [first, second] = columns.map((column) => sql.ref(column));
  return sql`(${first}, ${second}) ${order === 'asc' ? sql`>` : sql`<`} (${last[0]}, ${last[1]})`;
}
