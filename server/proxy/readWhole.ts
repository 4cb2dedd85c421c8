/** Thrown when a body is longer than it may be. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** Reads a body to its end. @throws TooLong at the byte that is one too many; what the stream itself fails with */
export async function readWhole(stream: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new TooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
