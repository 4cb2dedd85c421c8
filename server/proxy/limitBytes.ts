import { Transform } from 'node:stream';
import { getStatusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';

/** Returns a stream that fails with 413 at the first byte beyond the limit, whatever length was announced. */
export function limitBytes(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new HttpError(413, getStatusMessage(413)));
      else done(null, chunk);
    },
  });
}
