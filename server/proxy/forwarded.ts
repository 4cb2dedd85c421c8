import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/load.ts';
import type { HttpError } from '../security/httpError.ts';
import { failureOf } from './failure.ts';
import { jsonIn, refusalOf } from './judge.ts';
import { readBody } from './readBody.ts';
import { tapped } from './tapped.ts';

/** The provider's answer to a forwarded call, not read yet. */
export interface Upstream {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** Longest answer that is read whole before it is handed on; bytes. */
const MOST_BYTES = 1024 * 1024;

/** Takes copies of answers that are handed on, to hold them to their contract later. */
export interface Taster {
  /** Whether a copy of this answer is wanted. */
  wants(operation: Operation, status: number): boolean;
  /** @param copy undefined when it is too long @param encoding how it is packed */
  take(operation: Operation, status: number, copy: Buffer | undefined, encoding?: string): void;
}

/** Whether a request changes something. */
export const changes = ({ method }: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Takes back what the reply has been given of an answer that is not handed on. */
export function forget(reply: FastifyReply, { headers, stream }: Upstream): void {
  stream.on('error', () => undefined).destroy();
  for (const name of Object.keys(headers)) void reply.removeHeader(name);
  void reply.removeHeader('location').removeHeader('set-cookie');
}

/**
 * Hands an answer on, or says what is to be answered instead: error pages become refusals. The answer to a write is read whole
 * before, so that one that breaks off is not taken for one that is there.
 * @returns the refusal; undefined when the answer was handed on
 */
export async function handOn(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation | undefined,
  { statusCode, headers, stream }: Upstream,
  taster: Taster,
): Promise<HttpError | undefined> {
  const wrote = changes(request);
  const type = headers['content-type'] ?? '';
  const answersJson = operation !== undefined && operation.answers['200'] !== '';
  // A browser would send it a second time, to where it leads.
  if (wrote && answersJson && statusCode >= 300 && statusCode < 400) return refusalOf(statusCode, true);
  if (statusCode >= 400 && request.method !== 'HEAD' && !/\bjson\b/i.test(type)) return refusalOf(statusCode, wrote);
  if (!answersJson || !(wrote || /\bhtml\b/i.test(type)) || headers['content-encoding'] !== undefined) {
    const wanted = answersJson && request.method !== 'HEAD' && taster.wants(operation, statusCode);
    const packed = headers['content-encoding'];
    void reply.send(wanted ? tapped(stream, (copy) => taster.take(operation, statusCode, copy, packed)) : stream);
    return undefined;
  }
  try {
    const body = await readBody(stream, MOST_BYTES);
    if (body.length > 0 && jsonIn(body.toString('utf8')) === undefined) return refusalOf(statusCode, wrote);
    if (body.length > 0 && taster.wants(operation, statusCode)) taster.take(operation, statusCode, body);
    void reply.send(body);
    return undefined;
  } catch (error) {
    return failureOf(error, wrote);
  }
}
