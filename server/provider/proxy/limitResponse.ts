import { Transform, pipeline, type Readable } from 'node:stream';
import { BodyTooLongError } from '../../platform/security/readBody.ts';
import { gatewayError } from './gatewayError.ts';

/** Limits of a response that is passed on. */
export interface ResponseLimits {
  maxBytes: number;
  /** Milliseconds from the headers to the end of the response. */
  timeoutMs: number;
  /** Number of bytes that extend the time by a second. */
  bytesPerSecond?: number;
  /** Whether the request has side effects. */
  isWrite: boolean;
}

/**
 * Returns a stream of a provider's response. It fails with a `gatewayError` when the response breaks off, when it is too long, and when its
 * time is over, even if bytes keep arriving. It does not time out while the reader is slower than the provider.
 */
export function limitResponse(stream: Readable, { maxBytes, timeoutMs, bytesPerSecond = Infinity, isWrite }: ResponseLimits): Readable {
  const startedAt = performance.now();
  let bytes = 0;
  const limitedStream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      next(bytes > maxBytes ? new BodyTooLongError() : null, chunk);
    },
    // If nothing has been sent yet, the error is the response.
    destroy(error, done) {
      done(error && gatewayError(error, isWrite));
    },
  });
  const checkTimeout = (): void => {
    const remainingMs = startedAt + timeoutMs + (bytes / bytesPerSecond) * 1000 - performance.now();
    const isReaderSlow = limitedStream.readableLength > 0;
    if (remainingMs > 0 || isReaderSlow) timer = setTimeout(checkTimeout, Math.max(remainingMs, 1_000));
    else limitedStream.destroy(new DOMException('The response is not complete in time.', 'TimeoutError'));
  };
  let timer = setTimeout(checkTimeout, timeoutMs);
  limitedStream.once('close', () => clearTimeout(timer));
  // The reader of the returned stream gets the error.
  pipeline(stream, limitedStream, () => undefined);
  return limitedStream;
}
