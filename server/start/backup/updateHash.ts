import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Yields a stream's chunks and updates the hash with them. */
export async function* updateHash(content: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}
