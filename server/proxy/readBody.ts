/** A body that is longer than its limit. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** Reads a body to its end. @throws TooLong once the limit is exceeded, and whatever the stream fails with */
export async function readBody(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new TooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
