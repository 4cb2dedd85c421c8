import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Passes bytes on, and puts them into a checksum. */
export async function* hashing(content: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of content as AsyncIterable<Buffer>) {
    hash.update(piece);
    yield piece;
  }
}
