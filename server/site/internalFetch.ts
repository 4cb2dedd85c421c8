import type { FastifyInstance, InjectOptions } from 'fastify';
import { readBody } from '../platform/security/readBody.ts';

/** Largest response in bytes. Responses are held in memory, and a provider's response may never end. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Returns a `fetch` that calls this server's own routes without the network, so that rendering uses the same
 * validation and forwarding as browsers. It rejects when a response is too long or breaks off.
 * @param extraHeaders sent with every request
 */
export function createInternalFetch(app: FastifyInstance, extraHeaders: Readonly<Record<string, string>> = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.text();
    const options: InjectOptions = {
      method: request.method,
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), ...extraHeaders },
      signal: request.signal,
      payloadAsStream: true,
      ...(text === '' ? {} : { payload: text }),
    };
    const response = await app.inject(options);
    const body = await readBody(response.stream(), MAX_BYTES).catch((error: unknown) => {
      // Makes the route stop sending.
      response.raw.res.destroy();
      throw error;
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const isBodyless = response.statusCode === 204 || response.statusCode === 304;
    return new Response(isBodyless ? null : new Uint8Array(body), { status: response.statusCode, headers });
  };
}
