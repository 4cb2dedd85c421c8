import type { FastifyRequest } from 'fastify';

/** Headers that proxies add to requests from other machines. */
const PROXY_HEADERS =
  /^(?:forwarded|via|x-forwarded|x-forwarded-.*|x-real-ip|x-original-.*|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/;

/**
 * Returns whether a request was sent to a loopback name without a proxy, and thus by a program on this machine. Another name that resolves
 * to this machine does not count. HTTP/1.0 does not count either: proxies that set no headers use it, and browsers do not.
 */
export function isLocalRequest({ raw }: FastifyRequest): boolean {
  const { host = '' } = raw.headers;
  const isLocalHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
  return isLocalHost && raw.httpVersion !== '1.0' && !Object.keys(raw.headers).some((name) => PROXY_HEADERS.test(name));
}
