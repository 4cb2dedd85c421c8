import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/load.ts';
import { isNotModified } from '../etag.ts';
import { sendError } from '../security/errors.ts';
import type { HttpError } from '../security/httpError.ts';
import { ask, type Answer, type Host } from './ask.ts';
import type { ContentReads, Reading } from './contentReads.ts';
import { dataHeaders, requestHeaders } from './headers.ts';
import { jsonIn } from './judge.ts';
import { isPublicRead } from './operationAt.ts';

/** What a visitor's reads of a provider are answered with. */
export interface PublicReads {
  /** Answers a read without a session. @returns false when it is to be forwarded */
  answer(request: FastifyRequest, reply: FastifyReply, operation: Operation | undefined): Promise<boolean>;
  /**
   * Answers with the last good answer in place of one that failed, where the member would have got the same as everybody.
   * @returns false when there is none
   */
  standIn(request: FastifyRequest, reply: FastifyReply, operation: Operation | undefined): boolean;
}

/** Hears of every answer with content that the provider gave, or said that it still stands. */
export type Heard = (operation: Operation, answer: Answer, value: () => unknown) => void;

/** Answers the public reads of a provider's host from what is known of it. */
export function publicReads(host: Host, reads: ContentReads, clock: () => Date, heard: Heard): PublicReads {
  return {
    async answer(request, reply, operation) {
      const address = operation && addressOf(request, operation);
      if (operation === undefined || address === undefined || hasSession(request)) return false;
      const reading = await reads.read(address.key, address.unbounded, async (known) => {
        const outcome = await ask(host, address.key, known?.headers.etag);
        if (outcome.kind === 'failed') warn(request, outcome.error, operation);
        if (outcome.kind === 'content') heard(operation, outcome.answer, () => outcome.value);
        if (outcome.kind === 'unchanged' && known !== undefined) heard(operation, known, () => jsonIn(known.body.toString('utf8'))?.value);
        return outcome;
      });
      if (reading.kind === 'forward') return false;
      send(request, reply, operation, reading, clock);
      return true;
    },
    standIn(request, reply, operation) {
      // With a session other operations may tell more: what visitors see would be wrong there.
      const address = operation?.security === 'none' ? addressOf(request, operation) : undefined;
      const reading = address && reads.lastGood(address.key, address.unbounded);
      if (operation === undefined || reading === undefined) return false;
      send(request, reply, operation, reading, clock);
      return true;
    },
  };
}

/** Tells the log of a call that the provider did not answer, or not so that it can be read. */
export function warn(request: FastifyRequest, error: HttpError, operation: Operation | undefined): void {
  request.log.warn({ status: error.statusCode, operation: operation?.operationId }, 'the service behind this site failed');
}

/** Whether a request carries anything that tells who asks: its answer is nobody else's business. */
function hasSession(request: FastifyRequest): boolean {
  const { authorization, cookie } = requestHeaders(request.headers);
  return authorization !== undefined || cookie !== undefined;
}

/** What a public read asks for, its parameters in one order; undefined when it is none, or names parameters of its own. */
function addressOf(request: FastifyRequest, operation: Operation): { key: string; unbounded: boolean } | undefined {
  if (!isPublicRead(operation)) return undefined;
  const [path = '', ...rest] = request.url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const known = new Set(operation.parameters.filter(({ place }) => place === 'query').map(({ name }) => name));
  if ([...query.keys()].some((name) => !known.has(name))) return undefined;
  query.sort();
  return { key: query.size === 0 ? path : `${path}?${query.toString()}`, unbounded: query.size > 0 || operation.path.includes('{') };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  reading: Exclude<Reading, { kind: 'forward' }>,
  clock: () => Date,
): void {
  void reply.headers(dataHeaders);
  if (reading.kind === 'failed') return void sendError(reading.error, request, reply);
  const { status, headers, body } = reading.answer;
  void reply.headers(headers);
  // Whoever logs in next must not see what a visitor was shown.
  if (operation.security !== 'none') void reply.removeHeader('expires').header('cache-control', 'private, no-store');
  if (reading.kind === 'content') {
    const age = Math.max(0, Math.floor((clock().getTime() - reading.confirmed) / 1000));
    void reply.header('age', String(age + (Number(headers.age) || 0)));
    if (reading.stale) void reply.header('x-as-of', new Date(reading.confirmed).toISOString()).header('cache-control', 'no-store');
    else if (isNotModified(request, reply.getHeaders())) return void reply.code(304).send();
  }
  void reply.code(status).send(body);
}
