import type { FastifyInstance, InjectOptions } from 'fastify';
import { readBody } from '../proxy/readBody.ts';

/** Longest answer that is taken: it is held whole, and a provider's may have no end; bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * A `fetch` that asks this very server without going over the network: pages are rendered through the same
 * routes, validation and forwarding that browsers use. It fails with an answer that is too long, or that breaks off.
 * @param also headers that every request carries besides its own
 */
export function injectFetch(app: FastifyInstance, also: Readonly<Record<string, string>> = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.text();
    const options: InjectOptions = {
      method: request.method,
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), ...also },
      signal: request.signal,
      payloadAsStream: true,
      ...(text === '' ? {} : { payload: text }),
    };
    const answer = await app.inject(options);
    const body = await readBody(answer.stream(), MOST_BYTES).catch((error: unknown) => {
      // Whoever is still sending hears that nobody listens any more.
      answer.raw.res.destroy();
      throw error;
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(body), { status: answer.statusCode, headers });
  };
}
