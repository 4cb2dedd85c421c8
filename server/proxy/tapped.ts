import { Transform, pipeline, type Readable } from 'node:stream';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import { jsonIn } from './judge.ts';

/** Longest answer of which a copy is kept while it is handed on; bytes. */
const MOST_BYTES = 512 * 1024;

/**
 * Hands an answer on as it comes, and a copy of it to `done` when it is there whole; undefined when it is too long. One that
 * breaks off is told nobody.
 */
export function tapped(stream: Readable, done: (copy: Buffer | undefined) => void): Readable {
  let pieces: Buffer[] = [];
  let bytes = 0;
  const tap = new Transform({
    transform(piece: Buffer, _encoding, next) {
      bytes += piece.length;
      if (bytes <= MOST_BYTES) pieces.push(piece);
      else pieces = [];
      next(null, piece);
    },
    flush(next) {
      next();
      done(bytes <= MOST_BYTES ? Buffer.concat(pieces) : undefined);
    },
  });
  // Whoever reads the tap hears of a failure.
  pipeline(stream, tap, () => undefined);
  return tap;
}

/**
 * Reads an answer that was sent, unpacked where it was packed.
 * @throws when it is no JSON, packed in a way of its own, or too long
 */
export function readCopy(copy: Buffer, encoding: string | undefined): unknown {
  const most = { maxOutputLength: 4 * MOST_BYTES };
  const packed = encoding ?? 'identity';
  const plain = packed === 'br' ? brotliDecompressSync(copy, most) : packed === 'identity' ? copy : unzipSync(copy, most);
  const json = jsonIn(plain.toString('utf8'));
  if (json === undefined) throw new Error('This is no JSON.');
  return json.value;
}
