import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** On this signal a worker drains and exits. */
export const DRAIN_SIGNAL = 'SIGUSR2' as const;

/** Milliseconds after which draining ends: 30 s for the headers of a request, and as long until its response begins. */
export const DRAIN_MS = 60_000;

/** Stops a server without failing requests. */
export interface Shutdown {
  /** Makes `/readyz` report that the server will stop. Resolves after the given milliseconds; until then the server keeps serving. */
  announce(ms: number): Promise<void>;
  /** Accepts no further connections and serves the open ones. Resolves when all are closed, at the latest after `DRAIN_MS`. */
  drain(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    shutdown: Shutdown;
  }
}

/**
 * Creates the shutdown of a server. Once the server is leaving, every response closes its connection.
 * @param shutdownState `hasBegun` is set here and read by `/readyz`
 */
export function createShutdown(app: FastifyInstance, shutdownState: { hasBegun: boolean }): Shutdown {
  let isLeaving = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isLeaving = true;
  });
  return {
    async announce(ms) {
      shutdownState.hasBegun = true;
      if (ms === 0) return;
      isLeaving = true;
      await sleep(ms);
    },
    async drain() {
      isLeaving = true;
      // `http.Server.close` would also close idle connections, on which a request may just be arriving.
      const closed = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
      await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
    },
  };
}
