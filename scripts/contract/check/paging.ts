import { isRecord } from '../../../server/contract/pointer.ts';
import type { Deviation } from './types.ts';

/** Records of a page that the check asks for: few, so that there is a second page. */
export const PAGE = 2;

const deviation = (expected: string, got: string): Deviation => ({ where: 'paging', kind: 'paging', expected, got, count: 1 });

const totalOf = (headers: Headers): number | undefined => {
  const text = headers.get('x-total-count');
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** What a list that was asked for without paging says wrongly of its own length. */
export function wholeList(body: unknown, headers: Headers): Deviation[] {
  const total = totalOf(headers);
  // A backend under load may cut a list off, if it says where to go on.
  if (!Array.isArray(body) || total === undefined || total === body.length || headers.has('x-next-cursor')) return [];
  return [deviation('an X-Total-Count of as many entries as there are', total > body.length ? 'a higher one' : 'a lower one')];
}

/** What is wrong with a first page. A backend that does not page answers everything, and no cursor. */
export function firstPage(body: unknown, headers: Headers): Deviation[] {
  if (!Array.isArray(body)) return [];
  const total = totalOf(headers);
  if (headers.has('x-next-cursor') && body.length > PAGE) return [deviation(`at most ${PAGE} entries`, `${body.length} entries`)];
  if (total !== undefined && total < body.length) return [deviation('an X-Total-Count of at least as many entries', 'a lower one')];
  return [];
}

/** What is wrong with a second page: entries of the first come again. */
export function secondPage(first: unknown, second: unknown): Deviation[] {
  if (!Array.isArray(first) || !Array.isArray(second)) return [];
  const seen = new Set(first.map(keyOf));
  return second.some((entry) => seen.has(keyOf(entry))) ? [deviation('other entries than on the first page', 'the same entries')] : [];
}

/** By its id, or by all of it where it has none. */
const keyOf = (entry: unknown): string => JSON.stringify(isRecord(entry) ? entry._id || entry : entry);
