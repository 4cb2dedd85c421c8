import { isRecord } from '../../../server/contract/pointer.ts';
import type { Deviation } from './types.ts';

/** Page size of the check, small so that there is a second page. */
export const PAGE_SIZE = 2;

const deviation = (expected: string, got: string): Deviation => ({ where: 'paging', kind: 'paging', expected, got, count: 1 });

const totalOf = (headers: Headers): number | undefined => {
  const text = headers.get('x-total-count');
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** Returns a wrong total of an unpaged list. */
export function checkCompleteList(body: unknown, headers: Headers): Deviation[] {
  const total = totalOf(headers);
  // A backend may truncate a list if it sends a cursor.
  if (!Array.isArray(body) || total === undefined || total === body.length || headers.has('x-next-cursor')) return [];
  return [deviation('an X-Total-Count of as many entries as there are', total > body.length ? 'a higher one' : 'a lower one')];
}

/** Checks a first page. A backend without paging sends everything and no cursor. */
export function checkFirstPage(body: unknown, headers: Headers): Deviation[] {
  if (!Array.isArray(body)) return [];
  const total = totalOf(headers);
  if (headers.has('x-next-cursor') && body.length > PAGE_SIZE) return [deviation(`at most ${PAGE_SIZE} entries`, `${body.length} entries`)];
  if (total !== undefined && total < body.length) return [deviation('an X-Total-Count of at least as many entries', 'a lower one')];
  return [];
}

/** Checks a second page for repeated entries. */
export function checkSecondPage(first: unknown, second: unknown): Deviation[] {
  if (!Array.isArray(first) || !Array.isArray(second)) return [];
  const seen = new Set(first.map(keyOf));
  return second.some((entry) => seen.has(keyOf(entry))) ? [deviation('other entries than on the first page', 'the same entries')] : [];
}

/** Identifies an entry by its id, else by its whole content. */
const keyOf = (entry: unknown): string => JSON.stringify(isRecord(entry) ? entry._id || entry : entry);
