import { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { isAbsentOrOwnId, otherMemberError, type Caller } from '../../jobs/data/caller.ts';
import { getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';

/**
 * Returns a stream of the bytes of a form. The stream fails with HttpError 403 when a `userId` in the form is not the caller's (D-39), and
 * with 400 when the form cannot be parsed. It fails before its end, so that the provider never gets the complete form.
 * @throws HttpError 415 when the content is not a form
 */
export function refuseOtherUserId(body: Readable, headers: IncomingHttpHeaders, caller: Caller): Readable {
  const type = headers['content-type'];
  if (type === undefined || !/^multipart\/form-data\b/i.test(type)) throw new HttpError(415, getStatusMessage(415));
  return Readable.from(checkFields(body, type, caller), { objectMode: false });
}

/** Yields the bytes one chunk late, so that the last chunk is held back until every field has been checked. */
async function* checkFields(body: Readable, type: string, caller: Caller): AsyncGenerator<Buffer> {
  let refusal: HttpError | undefined;
  const parser = openParser(type);
  const parserFinished = new Promise<void>((resolve) => {
    parser.on('error', () => {
      refusal ??= new HttpError(400, getStatusMessage(400));
      resolve();
    });
    parser.on('finish', resolve);
  });
  parser.on('file', (_name, file) => file.resume());
  parser.on('field', (name, value) => {
    if (name === 'userId' && !isAbsentOrOwnId(caller, value)) refusal ??= otherMemberError();
  });
  const throwRefusal = (): void => {
    if (refusal !== undefined) throw refusal;
  };
  let previousChunk: Buffer | undefined;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    parser.write(chunk);
    throwRefusal();
    if (previousChunk !== undefined) yield previousChunk;
    previousChunk = chunk;
  }
  parser.end();
  await parserFinished;
  throwRefusal();
  if (previousChunk !== undefined) yield previousChunk;
}

/** Opens a parser for a form. @throws HttpError 400 for a media type without a boundary */
function openParser(type: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { 'content-type': type } });
  } catch {
    throw new HttpError(400, getStatusMessage(400));
  }
}
