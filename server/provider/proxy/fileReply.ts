import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError, getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { discardResponse, FILE_BYTES_PER_SECOND, sendStream, type UpstreamResponse } from './forwardResponse.ts';
import { gatewayError } from './gatewayError.ts';
import { limitResponse } from './limitResponse.ts';
import { badResponseError } from '../../platform/security/responseBody.ts';

/** Largest picture or document of a provider that is served; bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Request headers that are forwarded. Cookies, token and referrer are not: the provider does not need them. */
const REQUEST_HEADERS = ['host', 'accept', 'accept-encoding', 'if-none-match', 'if-modified-since'];

const RESPONSE_HEADERS = ['content-encoding', 'content-length', 'content-type', 'etag', 'last-modified', 'vary'];

type Headers = Record<string, string | string[] | undefined>;

const selectHeaders = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Which files of a provider are forwarded, and how they are sent. */
export interface FileRules {
  /** Milliseconds for a complete file. A file whose bytes keep arriving may take longer. */
  timeoutMs: number;
  /** Media types, without parameters. */
  types: ReadonlySet<string>;
  /** Returns further headers of the response to a file of a media type. */
  createHeaders(type: string): Readonly<Record<string, string>>;
}

/**
 * Returns the options with which `reply.from` streams a file of a provider. Requests carry no credentials, and redirects are not followed.
 * Responds 404 unless the provider sends a file of a permitted type and size, and 502, 503 or 504 when the provider fails.
 */
export function createFileReplyOptions({
  timeoutMs,
  types,
  createHeaders,
}: FileRules): NonNullable<FastifyHttpProxyOptions['replyOptions']> {
  const sendRefusal = (request: FastifyRequest, reply: FastifyReply, upstream: UpstreamResponse, error: HttpError): void => {
    discardResponse(reply, upstream);
    void sendError(error, request, reply);
  };
  return {
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, headers) => selectHeaders(headers, REQUEST_HEADERS),
    rewriteHeaders: (headers) => selectHeaders(headers, RESPONSE_HEADERS),
    // The casts are safe: the library's types are loose, and request and reply are this server's own.
    onResponse: (forwardedRequest, rawReply, response) => {
      const request = forwardedRequest as FastifyRequest;
      const reply = rawReply as FastifyReply;
      const upstream = response as unknown as UpstreamResponse;
      const { statusCode, headers, stream } = upstream;
      const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
      if (statusCode >= 500) return sendRefusal(request, reply, upstream, badResponseError(statusCode, false));
      const isFile = statusCode === 304 || (statusCode === 200 && types.has(type));
      if (!isFile) return sendRefusal(request, reply, upstream, new HttpError(404, getStatusMessage(404)));
      if (Number(headers['content-length'] ?? 0) > MAX_BYTES)
        return sendRefusal(request, reply, upstream, new HttpError(404, 'This file is too large to be shown here.'));
      // The Content-Security-Policy applies when a browser opens the file as a page: an SVG may contain scripts.
      void reply.headers({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ...createHeaders(type),
      });
      // Also limits the stream, because the announced length may be wrong or absent.
      const limits = { maxBytes: MAX_BYTES, timeoutMs, bytesPerSecond: FILE_BYTES_PER_SECOND, isWrite: false };
      sendStream(reply, statusCode, limitResponse(stream, limits));
    },
    onError: (rawReply, { error }) => {
      const reply = rawReply as unknown as FastifyReply;
      void sendError(gatewayError(error, false), reply.request, reply);
    },
  };
}
