import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { createSerialQueue } from '../serialQueue.ts';
import type { Page, PageQuery } from './paging.ts';

/** Jobs read at a time for a streamed list, few to keep garbage short-lived. */
const PART = 50;

/** Jobs read at a time for a complete list: fewer index lookups, which dominate a long search. */
const WHOLE_PART = 200;

/**
 * Maximum length of a list by number of concurrent responses: up to 16 are complete, with one or two parts in memory each; up to 40 have
 * the newest 1,000, in memory until read; beyond that, one part.
 */
const MOST = [
  { below: 16, jobs: Infinity },
  { below: 40, jobs: 1_000 },
  { below: Infinity, jobs: PART },
];

/** Jobs as serialised bytes, so that the objects can be garbage-collected. */
interface Part {
  json: Buffer;
  next: string | null;
}

let onTheirWay = 0;
const inTurn = createSerialQueue();

/**
 * Sends a list as a bare array, as in the documents, with our paging in headers. Without a limit the list is complete (D-61) and
 * streamed. Under load it is truncated, with the total and a cursor.
 */
export async function sendList<T>(reply: FastifyReply, query: PageQuery, read: (page: PageQuery) => Promise<Page<T>>): Promise<T[]> {
  if (query.limit !== undefined) {
    const page = await read(query);
    tell(reply, page);
    if (page.next !== null) reply.header('x-next-cursor', page.next);
    return page.items;
  }
  const first = await inTurn(async () => {
    let page = await read({ ...query, limit: PART });
    tell(reply, page);
    // A part may be empty before the end, when all its jobs have expired and the board could not be updated.
    while (page.items.length === 0 && page.next !== null) page = await read({ ...query, limit: PART, cursor: page.next });
    const { items, next } = page;
    return next === null ? { items, next } : { json: Buffer.from(`[${jsonOf(items)}`), next };
  });
  if (first.next === null) return first.items;
  await sendParts(reply, first, read);
  // Fastify ignores the value after `send`.
  return reply as never;
}

function tell(reply: FastifyReply, { total, corrected }: Pick<Page<unknown>, 'total' | 'corrected'>): void {
  reply.header('x-total-count', String(total));
  if (!corrected) return;
  // Headers are ASCII only.
  reply.header('x-search-keyword', encodeURIComponent(corrected.keyword));
  reply.header('x-search-location', encodeURIComponent(corrected.location));
}

async function sendParts<T>(reply: FastifyReply, first: Part, read: (page: PageQuery) => Promise<Page<T>>): Promise<void> {
  const most = MOST.find(({ below }) => onTheirWay < below)?.jobs ?? PART;
  // A closed connection emits no further event, so its slot would never be released.
  if (!reply.raw.destroyed) {
    onTheirWay += 1;
    reply.raw.once('close', () => (onTheirWay -= 1));
  }
  void reply.type('application/json; charset=utf-8');
  if (most === Infinity) {
    await reply.send(Readable.from(following(first, read), { objectMode: false, highWaterMark: 16 * 1024 }));
    return;
  }
  const parts = [first.json];
  let { next } = first;
  for (let jobs = PART; jobs < most && next !== null; jobs += PART) {
    const part: Part = await readPart(next, read);
    parts.push(part.json);
    next = part.next;
  }
  if (next !== null) reply.header('x-next-cursor', next);
  await reply.send(Buffer.concat([...parts, Buffer.from(']')]));
}

/** Yields the JSON of a complete list. */
async function* following<T>(first: Part, read: (page: PageQuery) => Promise<Page<T>>): AsyncGenerator<Buffer> {
  for (let part = first; ; part = await readPart(part.next, read, WHOLE_PART)) {
    yield part.json;
    if (part.next === null) break;
  }
  yield Buffer.from(']');
}

/** Reads the next part, with a leading comma. */
function readPart<T>(cursor: string, read: (page: PageQuery) => Promise<Page<T>>, limit = PART): Promise<Part> {
  return inTurn(async () => {
    const { items, next } = await read({ limit, cursor });
    return { json: Buffer.from(items.length === 0 ? '' : `,${jsonOf(items)}`), next };
  });
}

const jsonOf = (items: readonly unknown[]): string => JSON.stringify(items).slice(1, -1);
