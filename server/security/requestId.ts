import { randomInt } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { scrub } from './scrub.ts';

/** Letters and digits that nobody mistakes for each other when reading them out. */
const SIGNS = '23456789abcdefghjkmnpqrstvwxyz';

const random = (length: number): string => Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Tells processes, and starts of the server, apart. */
const ofProcess = random(6);
let count = 0;

/** The id of one more request of this process: short enough to be read out, for example `k7m2qp-3f`. */
export function newRequestId(): string {
  count += 1;
  return `${ofProcess}-${count.toString(36)}`;
}

/** What a proxy may call a request; as it stands in a log, where what looks like a secret is struck out. */
const wellFormed = (id: unknown): id is string => typeof id === 'string' && /^[\w.:-]{8,64}$/.test(id) && scrub(id) === id;

/** Names requests: as the trusted proxy does in `x-request-id`, should that be well-formed; else anew. */
export const requestIds =
  (trustProxy: boolean) =>
  (raw: { headers: IncomingMessage['headers'] }): string => {
    const given = raw.headers['x-request-id'];
    // What the server asks itself did not come through the proxy, but may carry what its visitor sent.
    return trustProxy && raw instanceof IncomingMessage && wellFormed(given) ? given : newRequestId();
  };
