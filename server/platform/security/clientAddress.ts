import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { keyedHash } from './keyedHash.ts';

/** Returns the first four groups (/64) of an IPv6 address, the prefix that one household or one rented machine has. */
function getIpv6Network(address: string): string {
  const [before = '', after] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const groups = [...head, ...Array.from({ length: after === undefined ? 0 : 8 - head.length - tail.length }, () => '0'), ...tail];
  return groups.slice(0, 4).join(':');
}

/** Removes the port that some proxies append: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
function removePort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** Returns the address by which clients are told apart: an IPv4 address, the /64 of an IPv6 address, or any other text as it is. */
export function normaliseClientAddress(address: string): string {
  const addressWithoutPort = removePort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(addressWithoutPort)) return addressWithoutPort;
  return isIPv6(addressWithoutPort) ? getIpv6Network(addressWithoutPort) : addressWithoutPort;
}

/** Returns the keyed hash (22 characters of base64url) of a request's client: a network address is personal data. */
export function hashClient(request: Pick<FastifyRequest, 'ip'>, secret: Buffer): string {
  return keyedHash(secret, 'client', normaliseClientAddress(request.ip)).toString('base64url').slice(0, 22);
}
