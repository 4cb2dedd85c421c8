import type { FastifyInstance, InjectOptions } from 'fastify';

/**
 * A `fetch` that asks this very server without going over the network: pages are rendered through the same
 * routes, validation and forwarding that browsers use.
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
      ...(text === '' ? {} : { payload: text }),
    };
    const answer = await app.inject(options);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : answer.payload, { status: answer.statusCode, headers });
  };
}
