import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { createSerialQueue } from '../../platform/lib/serialQueue.ts';
import type { Page, PageQuery } from '../data/paging.ts';

/** Number of jobs read at a time for the first chunk and for truncated lists. It is small, to keep garbage short-lived. */
const CHUNK_SIZE = 50;

/** Number of jobs read at a time for the other chunks of a complete list. Larger chunks need fewer index lookups, which are slow. */
const STREAM_CHUNK_SIZE = 200;

/**
 * Maximum length of a list, by the number of lists that are being sent already. A complete list is streamed and has one or two chunks in
 * memory. A truncated list is in memory until it has been sent.
 */
const LOAD_LIMITS = [
  { below: 16, maxJobs: Infinity },
  { below: 40, maxJobs: 1_000 },
  { below: Infinity, maxJobs: CHUNK_SIZE },
];

/** Jobs as serialised bytes, so that the objects can be garbage-collected. */
interface Chunk {
  /** Part of a JSON array that begins with `[` or a comma; empty for a later chunk without jobs. */
  json: Buffer;
  /** Cursor of the next chunk; null after the last. */
  next: string | null;
}

/** Number of lists that are being sent in chunks. */
let activeLists = 0;
const runSerially = createSerialQueue();

/**
 * Sends a list as a bare array, as specified; the data for paging is in headers. Without `limit` the list is complete (D-61) and streamed.
 * Under load, a list without `limit` is truncated, and a header has the cursor of the next page.
 */
export async function sendList<T>(reply: FastifyReply, query: PageQuery, read: (page: PageQuery) => Promise<Page<T>>): Promise<T[]> {
  if (query.limit !== undefined) {
    const page = await read(query);
    setListHeaders(reply, page);
    if (page.next !== null) reply.header('x-next-cursor', page.next);
    return page.items;
  }
  const first = await runSerially(async () => {
    let page = await read({ ...query, limit: CHUNK_SIZE });
    setListHeaders(reply, page);
    // A chunk can be empty before the end of the list: all its jobs may have expired while the board could not be updated.
    while (page.items.length === 0 && page.next !== null) page = await read({ ...query, limit: CHUNK_SIZE, cursor: page.next });
    const { items, next } = page;
    return next === null ? { items, next } : { json: Buffer.from(`[${toJsonItems(items)}`), next };
  });
  if (first.next === null) return first.items;
  await sendChunks(reply, first, read);
  // Fastify ignores the value after `send`.
  return reply as never;
}

function setListHeaders(reply: FastifyReply, { total, corrected }: Pick<Page<unknown>, 'total' | 'corrected'>): void {
  reply.header('x-total-count', String(total));
  if (!corrected) return;
  // Headers are ASCII only.
  reply.header('x-search-keyword', encodeURIComponent(corrected.keyword));
  reply.header('x-search-location', encodeURIComponent(corrected.location));
}

async function sendChunks<T>(reply: FastifyReply, first: Chunk, read: (page: PageQuery) => Promise<Page<T>>): Promise<void> {
  const maxJobs = LOAD_LIMITS.find(({ below }) => activeLists < below)?.maxJobs ?? CHUNK_SIZE;
  // A connection that is closed already emits no `close` event, so `activeLists` would never be decremented.
  if (!reply.raw.destroyed) {
    activeLists += 1;
    reply.raw.once('close', () => (activeLists -= 1));
  }
  void reply.type('application/json; charset=utf-8');
  if (maxJobs === Infinity) {
    await reply.send(Readable.from(streamJson(first, read), { objectMode: false, highWaterMark: 16 * 1024 }));
    return;
  }
  const chunks = [first.json];
  let { next } = first;
  for (let jobs = CHUNK_SIZE; jobs < maxJobs && next !== null; jobs += CHUNK_SIZE) {
    const chunk: Chunk = await readChunk(next, read);
    chunks.push(chunk.json);
    next = chunk.next;
  }
  if (next !== null) reply.header('x-next-cursor', next);
  await reply.send(Buffer.concat([...chunks, Buffer.from(']')]));
}

async function* streamJson<T>(first: Chunk, read: (page: PageQuery) => Promise<Page<T>>): AsyncGenerator<Buffer> {
  for (let chunk = first; ; chunk = await readChunk(chunk.next, read, STREAM_CHUNK_SIZE)) {
    yield chunk.json;
    if (chunk.next === null) break;
  }
  yield Buffer.from(']');
}

function readChunk<T>(cursor: string, read: (page: PageQuery) => Promise<Page<T>>, limit = CHUNK_SIZE): Promise<Chunk> {
  return runSerially(async () => {
    const { items, next } = await read({ limit, cursor });
    return { json: Buffer.from(items.length === 0 ? '' : `,${toJsonItems(items)}`), next };
  });
}

/** Returns the items of a JSON array without its brackets. */
const toJsonItems = (items: readonly unknown[]): string => JSON.stringify(items).slice(1, -1);
