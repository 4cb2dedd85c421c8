import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { keyedHash } from './keyed.ts';

/** The first four groups of an IPv6 address: what one household or one rented machine has all to itself. */
function network(address: string): string {
  const [before = '', after] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const groups = [...head, ...Array.from({ length: after === undefined ? 0 : 8 - head.length - tail.length }, () => '0'), ...tail];
  return groups.slice(0, 4).join(':');
}

/** What a proxy wrote, without the port that some write behind the address: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The network address that counts as one client: an IPv4 address, or the /64 of an IPv6 address. A name such as `unknown` counts as it is. */
export function clientAddress(address: string): string {
  const bare = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? network(bare) : bare;
}

/** The client of a request as it may be stored: a keyed hash, since a network address tells who somebody is. */
export function clientOf(request: Pick<FastifyRequest, 'ip'>, secret: Buffer): string {
  return keyedHash(secret, 'client', clientAddress(request.ip)).toString('base64url').slice(0, 22);
}
