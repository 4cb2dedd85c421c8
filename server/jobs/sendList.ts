import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { createSerialQueue } from '../serialQueue.ts';
import type { Page, PageQuery } from './paging.ts';

/** Jobs that a long list reads at a time: few, so that what a reading leaves behind is cleared away at once. */
const PART = 50;

/** The same of one that comes whole: fewer looks into the index, which are most of what a long search costs. */
const WHOLE_PART = 200;

/**
 * How much of a long list comes while others are on their way, read or not: up to 16 come whole, each with a part or two in
 * memory; up to 40 with the newest 1,000, which are in memory until they are read; beyond that, the newest of a part.
 */
const MOST = [
  { below: 16, jobs: Infinity },
  { below: 40, jobs: 1_000 },
  { below: Infinity, jobs: PART },
];

/** Jobs as the text that is sent, in bytes: the objects they were made of are gone by the next turn. */
interface Part {
  json: Buffer;
  next: string | null;
}

let onTheirWay = 0;
const inTurn = createSerialQueue();

/**
 * Answers a list as a bare array, as the documents have it; our paging goes into headers beside it. Without a limit the
 * whole list comes (D-61), part by part, as fast as it is read. While many such lists are on their way the newest come, with
 * the total and the way to the rest.
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
    // A part may be empty and not the last, when all in it has expired and the board could not be written.
    while (page.items.length === 0 && page.next !== null) page = await read({ ...query, limit: PART, cursor: page.next });
    const { items, next } = page;
    return next === null ? { items, next } : { json: Buffer.from(`[${jsonOf(items)}`), next };
  });
  if (first.next === null) return first.items;
  await sendParts(reply, first, read);
  // The same list as text: the framework knows that it was sent.
  return reply as never;
}

/** What is known of a list beside its jobs. */
function tell(reply: FastifyReply, { total, corrected }: Pick<Page<unknown>, 'total' | 'corrected'>): void {
  reply.header('x-total-count', String(total));
  if (!corrected) return;
  // Headers hold plain letters only.
  reply.header('x-search-keyword', encodeURIComponent(corrected.keyword));
  reply.header('x-search-location', encodeURIComponent(corrected.location));
}

async function sendParts<T>(reply: FastifyReply, first: Part, read: (page: PageQuery) => Promise<Page<T>>): Promise<void> {
  const most = MOST.find(({ below }) => onTheirWay < below)?.jobs ?? PART;
  // Who went while the first part was read has closed already, and would never give the place back.
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

/** The JSON of a whole list. */
async function* following<T>(first: Part, read: (page: PageQuery) => Promise<Page<T>>): AsyncGenerator<Buffer> {
  for (let part = first; ; part = await readPart(part.next, read, WHOLE_PART)) {
    yield part.json;
    if (part.next === null) break;
  }
  yield Buffer.from(']');
}

/** The next part, behind a comma. */
function readPart<T>(cursor: string, read: (page: PageQuery) => Promise<Page<T>>, limit = PART): Promise<Part> {
  return inTurn(async () => {
    const { items, next } = await read({ limit, cursor });
    return { json: Buffer.from(items.length === 0 ? '' : `,${jsonOf(items)}`), next };
  });
}

const jsonOf = (items: readonly unknown[]): string => JSON.stringify(items).slice(1, -1);
