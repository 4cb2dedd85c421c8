import { Transform, pipeline, type Readable } from 'node:stream';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import { parseJson } from '../../platform/security/responseBody.ts';

/** Longest response that is copied; bytes. */
const MAX_BYTES = 512 * 1024;

/**
 * Returns a stream with the same content, and copies the content while it is read.
 * @param onCopied called at the end of the stream with a copy of its content; with undefined when the content was too long to be copied;
 *   not called when the stream breaks off
 */
export function copyWhileSending(stream: Readable, onCopied: (copy: Buffer | undefined) => void): Readable {
  let chunks: Buffer[] = [];
  let bytes = 0;
  const copyingStream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      if (bytes <= MAX_BYTES) chunks.push(chunk);
      else chunks = [];
      next(null, chunk);
    },
    flush(next) {
      next();
      onCopied(bytes <= MAX_BYTES ? Buffer.concat(chunks) : undefined);
    },
  });
  // The reader of the returned stream gets the error.
  pipeline(stream, copyingStream, () => undefined);
  return copyingStream;
}

/**
 * Decodes and parses a copied response.
 * @throws for other content than JSON, unknown encodings and too long bodies
 */
export function readCopy(copy: Buffer, encoding: string | undefined): unknown {
  const limits = { maxOutputLength: 4 * MAX_BYTES };
  const contentEncoding = encoding ?? 'identity';
  const decoded =
    contentEncoding === 'br' ? brotliDecompressSync(copy, limits) : contentEncoding === 'identity' ? copy : unzipSync(copy, limits);
  const json = parseJson(decoded.toString('utf8'));
  if (json === undefined) throw new Error('This is no JSON.');
  return json.value;
}
