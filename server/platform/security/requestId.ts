import { randomInt } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { scrub } from './scrub.ts';

/** Letters and digits that are not easily confused. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

const createRandomText = (length: number): string => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Distinguishes processes and restarts. */
const processId = createRandomText(6);
let count = 0;

/** Returns a new request id, unique among processes and short enough to be read out, for example `k7m2qp-3f`. */
export function createRequestId(): string {
  count += 1;
  return `${processId}-${count.toString(36)}`;
}

/** Returns whether a proxy's id can be logged: it has 8 to 64 characters, and `scrub` removes nothing. */
const isWellFormed = (id: unknown): id is string => typeof id === 'string' && /^[\w.:-]{8,64}$/.test(id) && scrub(id) === id;

/** Returns Fastify's `genReqId`: the id of a trusted proxy's `x-request-id` when it is well-formed, else a new one. */
export const createRequestIdGenerator =
  (trustProxy: boolean) =>
  (raw: { headers: IncomingMessage['headers'] }): string => {
    const forwardedId = raw.headers['x-request-id'];
    // Requests that the server makes to itself carry headers of the visitor, not of the proxy.
    return trustProxy && raw instanceof IncomingMessage && isWellFormed(forwardedId) ? forwardedId : createRequestId();
  };
