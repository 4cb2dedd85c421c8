import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { createBareError } from './bareError.ts';

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
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusByCode.get(error.code ?? '') ?? 400;
  const { headers, body } = createBareError(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Otherwise a peer that neither reads nor closes would keep the socket open.
  socket.setTimeout(2_000, () => socket.destroy());
}
