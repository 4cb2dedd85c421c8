/** Thrown when a body exceeds its limit. */
export class BodyTooLongError extends Error {
  override name = 'BodyTooLongError';
}

/** Reads a body completely. @throws BodyTooLongError, and whatever the stream fails with */
export async function readBody(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new BodyTooLongError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
