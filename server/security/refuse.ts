import type { ServerResponse } from 'node:http';
import { statusSentence } from './errors.ts';
import { errorBody } from './httpError.ts';
import { newRequestId } from './requestId.ts';

/** Headers and body of a refusal that is made outside of the framework, in the one error shape; the connection ends with it. */
export function bareRefusal(status: number): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(errorBody(statusSentence(status)));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': newRequestId(),
    'x-content-type-options': 'nosniff',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
    connection: 'close',
  };
  return { headers, body };
}

/** Answers a request that is not handed on. */
export function refuse(response: ServerResponse, status: number): void {
  const { headers, body } = bareRefusal(status);
  response.writeHead(status, headers).end(body);
}
