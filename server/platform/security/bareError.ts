import type { ServerResponse } from 'node:http';
import { getStatusMessage } from './errors.ts';
import { createErrorBody } from './httpError.ts';
import { createRequestId } from './requestId.ts';

/** Security headers of errors that are sent before the hooks of `headers.ts` run. */
export const BARE_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Returns headers and body of an error response that is sent without the framework and closes the connection. */
export function createBareError(status: number): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(createErrorBody(getStatusMessage(status)));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': createRequestId(),
    ...BARE_SECURITY_HEADERS,
    ...(status === 503 ? { 'retry-after': '5' } : {}),
    connection: 'close',
  };
  return { headers, body };
}

/** Sends an error response to a request that is not passed to the framework, and closes the connection. */
export function sendBareError(response: ServerResponse, status: number): void {
  const { headers, body } = createBareError(status);
  response.writeHead(status, headers).end(body);
}

/** Sends 503 and keeps the connection open, because a new connection would cost the busy server more. */
export function sendBusy(response: ServerResponse): void {
  const { headers, body } = createBareError(503);
  const { connection: _close, ...others } = headers;
  response.writeHead(503, others).end(body);
}
