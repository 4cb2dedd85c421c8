import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getStatusMessage } from './errors.ts';
import { createErrorBody } from './httpError.ts';
import { createRequestId } from './requestId.ts';

/** Security headers of errors that are sent before the hooks of `headers.ts` run. */
export const BARE_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Status by Node's error code; 400 for all others. */
const statusByCode: ReadonlyMap<string, number> = new Map(
  Object.entries({
    HPE_HEADER_OVERFLOW: 431,
    HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  }),
);

/** Sends an error response on the raw socket to a request that Node refuses, such as malformed HTTP, and closes the socket. */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  // After another response, the client could not know to which request the error belongs.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = statusByCode.get(error.code ?? '') ?? 400;
  const body = JSON.stringify(createErrorBody(getStatusMessage(status)));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': createRequestId(),
    ...BARE_SECURITY_HEADERS,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Otherwise a peer that neither reads nor closes would keep the socket open.
  socket.setTimeout(2_000, () => socket.destroy());
}
