import type { FastifyRequest } from 'fastify';

/** Headers that proxies add: the request comes from another machine. */
const PROXY_HEADERS =
  /^(?:forwarded|via|x-forwarded|x-forwarded-.*|x-real-ip|x-original-.*|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/;

/**
 * Returns whether a program of this machine sent a request to a loopback name, not through a proxy; a foreign name that resolves to this
 * machine does not count. Proxies that set no headers speak HTTP/1.0, which browsers do not.
 */
export function isLocalRequest({ raw }: FastifyRequest): boolean {
  const { host = '' } = raw.headers;
  const isLocalHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
  return isLocalHost && raw.httpVersion !== '1.0' && !Object.keys(raw.headers).some((name) => PROXY_HEADERS.test(name));
}
