import { Transform } from 'node:stream';
import { statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';

/** A stream that passes everything on and fails with 413 at the byte that is one too many, however the length was announced. */
export function bounded(mostBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new HttpError(413, statusMessage(413)));
      else done(null, chunk);
    },
  });
}
