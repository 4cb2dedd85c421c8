import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { getStatusMessage } from './errors.ts';
import { HttpError } from './httpError.ts';
import { requestLimits } from './limits.ts';

/** Limits that Node.js enforces on every connection, in milliseconds. Limits per client are the proxy's task (`packaging/`). */
export interface HttpLimits {
  headersTimeoutMs: number;
  /** Longest time until a request has arrived completely. */
  requestTimeoutMs: number;
  /** Interval of checks for late requests. */
  checkIntervalMs: number;
  /** Longest time from `close` until open requests have been answered; then their connections are closed. */
  stopTimeoutMs: number;
}

export const defaultHttpLimits: HttpLimits = {
  headersTimeoutMs: requestLimits.headersTimeoutMs,
  requestTimeoutMs: requestLimits.requestTimeoutMs,
  checkIntervalMs: 5_000,
  stopTimeoutMs: 8_000,
};

/** Maximum number of open connections of a process. Further ones are closed. */
const MAX_CONNECTIONS = 1_000;

/** Returns the framework's options for these limits. */
export const createHttpOptions = ({ headersTimeoutMs, requestTimeoutMs, checkIntervalMs }: HttpLimits) => ({
  requestTimeout: requestTimeoutMs,
  // No byte is sent while a response is being prepared, nor while a slow connection drains the kernel's buffer.
  connectionTimeout: 2 * requestLimits.responseTimeoutMs,
  // Longer than the proxy's, see `packaging/`.
  keepAliveTimeout: 10_000,
  http: {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkIntervalMs,
    // `registerHttpChecks` checks the host instead, because Node's own refusal has no body.
    requireHostHeader: false,
  },
});

/** Returns the error for a request that cannot be read, after which the connection is closed. */
const closingError = (status: number): HttpError => new HttpError(status, getStatusMessage(status), { connection: 'close' });

/**
 * Refuses requests whose body has no length and requests that do not name exactly one host, and discards the rest of refused bodies, so that
 * the next request on the connection is read. Closes connections that are still open some time after the app began to close.
 */
export function registerHttpChecks(app: FastifyInstance, { stopTimeoutMs }: HttpLimits): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  // Node.js accepts one connection per turn of the event loop. If a turn handled every request that has arrived, new connections would
  // wait for many seconds while open ones are busy.
  let lastTurn = Promise.resolve();
  app.addHook('onRequest', ({ raw }) => ('headersDistinct' in raw ? (lastTurn = lastTurn.then(() => setImmediate())) : Promise.resolve()));
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    // Tiny chunks cost hundreds of times their size. Browsers send no chunks, and nginx gathers them.
    if (raw.headers['transfer-encoding'] !== undefined) throw closingError(411);
    // Calls within the server have only the first property.
    const hosts = 'headersDistinct' in raw ? raw.headersDistinct.host?.length : 1;
    if (hosts === undefined ? raw.httpVersion === '1.1' : hosts > 1) throw closingError(400);
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    raw.unpipe();
    raw.resume();
    done();
  });
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), stopTimeoutMs).unref();
  });
}
