import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { bareRefusal } from './refuse.ts';

/** Node's error codes of requests that never became one, and the status each gets; all others: 400. */
const statusByCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is not HTTP on the raw socket, in the one error shape, and closes it. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // A peer that is gone needs no answer.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusByCode[error.code ?? ''] ?? 400;
  const { headers, body } = bareRefusal(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // A peer that neither reads nor closes does not keep the socket.
  socket.setTimeout(2_000, () => socket.destroy());
}
