/** The body exceeds its limit. */
export class BodyTooLongError extends Error {
  override name = 'BodyTooLongError';
}

/** Reads a body completely. @throws BodyTooLongError, and whatever the stream fails with */
export async function readBody(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new BodyTooLongError();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
