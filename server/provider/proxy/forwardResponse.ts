import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../platform/contract/load.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { gatewayError } from './gatewayError.ts';
import { limitResponse } from './limitResponse.ts';
import { parseJson, badResponseError } from '../../platform/security/responseBody.ts';
import { readBody } from '../../platform/security/readBody.ts';
import { copyWhileSending } from './copyWhileSending.ts';

/** The provider's response to a forwarded call. Its body has not been read yet. */
export interface UpstreamResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** Limit of a buffered response; bytes. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Limit of any response; bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Below this throughput, a file counts as stalled. */
export const FILE_BYTES_PER_SECOND = 1_000;

/** Gets forwarded responses, most of them for the drift monitor. */
export interface ResponseListener {
  /** Called with the parsed response to a write, before the response is sent. Must not throw. */
  onWritten: ((request: FastifyRequest, operation: Operation, body: unknown) => Promise<void>) | undefined;
  /** Returns whether to sample a response. */
  shouldSample(operation: Operation, status: number): boolean;
  /**
   * Queues a response for its check.
   * @param copy the body; undefined when it was too long
   * @param encoding `Content-Encoding` of the body
   */
  addSample(operation: Operation, status: number, copy: Buffer | undefined, encoding?: string): void;
}

/** Returns whether a request may have side effects. */
export const isWrite = ({ method }: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Destroys the stream of a response that is not forwarded, and removes the response's headers from the reply. */
export function discardResponse(reply: FastifyReply, { headers, stream }: UpstreamResponse): void {
  stream.on('error', () => undefined).destroy();
  for (const name of Object.keys(headers)) void reply.removeHeader(name);
  void reply.removeHeader('location').removeHeader('set-cookie');
}

/**
 * Sends the stream of a response, but nothing with a status that has no body: `@fastify/compress` labels every stream as compressed.
 * @param stream with the limits of `limitResponse`
 */
export function sendStream(reply: FastifyReply, statusCode: number, stream: Readable): void {
  if (statusCode !== 204 && statusCode !== 304) return void reply.send(stream);
  stream.on('error', () => undefined).resume();
  void reply.send();
}

/**
 * Forwards a response, or returns the error to send instead. Responses to writes, and JSON labelled as HTML, are buffered and parsed first,
 * unless they are compressed, so that malformed JSON is replaced by an error.
 * @param timeoutMs for the complete response. A file whose bytes keep arriving may take longer.
 * @returns the error to send; undefined when the response was forwarded
 */
export async function forwardResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation | undefined,
  { statusCode, headers, stream: upstreamStream }: UpstreamResponse,
  timeoutMs: number,
  { onWritten, ...sampler }: ResponseListener,
): Promise<HttpError | undefined> {
  const isWriteRequest = isWrite(request);
  const type = headers['content-type'] ?? '';
  const returnsJson = operation !== undefined && operation.responses['200'] !== '';
  // A browser would follow the redirect, and might send the write again.
  if (isWriteRequest && returnsJson && statusCode >= 300 && statusCode < 400) return badResponseError(statusCode, true);
  if (statusCode >= 400 && request.method !== 'HEAD' && !/\bjson\b/i.test(type)) return badResponseError(statusCode, isWriteRequest);
  const isTooLong = request.method !== 'HEAD' && Number(headers['content-length'] ?? 0) > MAX_BYTES;
  if (isTooLong) return badResponseError(statusCode, isWriteRequest);
  const stream = limitResponse(upstreamStream, {
    maxBytes: MAX_BYTES,
    timeoutMs,
    isWrite: isWriteRequest,
    ...(returnsJson ? {} : { bytesPerSecond: FILE_BYTES_PER_SECOND }),
  });
  if (!returnsJson || !(isWriteRequest || /\bhtml\b/i.test(type)) || headers['content-encoding'] !== undefined) {
    const isSampled = returnsJson && request.method !== 'HEAD' && sampler.shouldSample(operation, statusCode);
    const encoding = headers['content-encoding'];
    sendStream(
      reply,
      statusCode,
      isSampled ? copyWhileSending(stream, (copy) => sampler.addSample(operation, statusCode, copy, encoding)) : stream,
    );
    return undefined;
  }
  try {
    const body = await readBody(stream, MAX_BUFFERED_BYTES);
    const json = body.length > 0 ? parseJson(body.toString('utf8')) : { value: undefined };
    if (json === undefined) return badResponseError(statusCode, isWriteRequest);
    if (isWriteRequest) await onWritten?.(request, operation, json.value);
    if (body.length > 0 && sampler.shouldSample(operation, statusCode)) sampler.addSample(operation, statusCode, body);
    void reply.send(body);
    return undefined;
  } catch (error) {
    return error instanceof HttpError ? error : gatewayError(error, isWriteRequest);
  }
}
