import type { FastifyRequest } from 'fastify';

/** What proxies add to a request: it comes from somebody else than the person at this machine. */
const proxied =
  /^(?:forwarded|via|x-forwarded|x-forwarded-.*|x-real-ip|x-original-.*|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/;

/**
 * True when a program of this machine asked by one of its own names: a foreign name that points here reads nothing.
 * Looks at what was sent, not at what a proxy claims. No browser speaks HTTP/1.0; proxies with nothing but an address set do.
 */
export function asksThisMachine({ raw }: FastifyRequest): boolean {
  const { host = '' } = raw.headers;
  const own = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
  return own && raw.httpVersion !== '1.0' && !Object.keys(raw.headers).some((name) => proxied.test(name));
}
