import type { FastifyReply } from 'fastify';
import type { Page, PageQuery } from '../data/paging.ts';

/**
 * Returns the items of a page as a bare array, as specified; the data for paging is in headers. Without `limit` these are the first 1,000 of
 * the list (D-61): `X-Total-Count` has the number of all, `X-Next-Cursor` the way to the rest.
 */
export async function sendList<T>(reply: FastifyReply, query: PageQuery, read: (page: PageQuery) => Promise<Page<T>>): Promise<T[]> {
  const { items, total, next, corrected } = await read(query);
  reply.header('x-total-count', String(total));
  if (next !== null) reply.header('x-next-cursor', next);
  if (corrected) {
    // Headers are ASCII only.
    reply.header('x-search-keyword', encodeURIComponent(corrected.keyword));
    reply.header('x-search-location', encodeURIComponent(corrected.location));
  }
  return items;
}
