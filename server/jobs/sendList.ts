import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { turns } from '../turns.ts';
import type { Page, PageQuery } from './service.ts';

/** Jobs that a long list reads at a time. */
const PART = 100;
/** Long lists that are on their way whole at the same time; each holds a part or two in memory, read or not. */
const AT_A_TIME = 16;

let onTheirWay = 0;
const inTurn = turns();

/**
 * Answers a list as a bare array, as the documents have it; our paging goes into headers beside it. Without a limit the
 * whole list comes (D-61): one that is longer than a page is written part by part, as fast as it is read. While many such
 * lists are on their way the newest come, with the total and the way to the rest.
 */
export async function sendList<T>(reply: FastifyReply, query: PageQuery, read: (page: PageQuery) => Promise<Page<T>>): Promise<T[]> {
  const first = await (query.limit === undefined ? inTurn(() => read(query)) : read(query));
  reply.header('x-total-count', String(first.total));
  if (first.corrected) {
    // Headers hold plain letters only.
    reply.header('x-search-keyword', encodeURIComponent(first.corrected.keyword));
    reply.header('x-search-location', encodeURIComponent(first.corrected.location));
  }
  if (first.next === null) return first.items;
  if (query.limit !== undefined || onTheirWay >= AT_A_TIME) {
    reply.header('x-next-cursor', first.next);
    return first.items;
  }
  onTheirWay += 1;
  const body = Readable.from(parts(jsonOf(first.items), first.next, read), { objectMode: false, highWaterMark: 64 * 1024 });
  body.once('close', () => (onTheirWay -= 1));
  await reply.type('application/json; charset=utf-8').send(body);
  // The same list as text: the framework knows that it was sent.
  return reply as never;
}

/** The JSON of a list that goes on behind its first page. */
async function* parts<T>(begin: string, next: string, read: (page: PageQuery) => Promise<Page<T>>): AsyncGenerator<string> {
  yield `[${begin}`;
  for (let cursor: string | null = next; cursor !== null;) {
    const after = cursor;
    const [part, following] = await inTurn(async () => {
      const page = await read({ limit: PART, cursor: after });
      return [page.items.length === 0 ? '' : `,${jsonOf(page.items)}`, page.next] as const;
    });
    cursor = following;
    yield part;
  }
  yield ']';
}

const jsonOf = (items: readonly unknown[]): string => JSON.stringify(items).slice(1, -1);
