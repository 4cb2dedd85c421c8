import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '../../platform/security/connections.ts';

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
 * Creates the shutdown of a server.
 * @param shutdownState `hasBegun` is set here and read by `/readyz`
 */
export function createShutdown(connections: Connections, shutdownState: { hasBegun: boolean }): Shutdown {
  return {
    async announce(ms) {
      shutdownState.hasBegun = true;
      if (ms === 0) return;
      connections.disableKeepAlive();
      await sleep(ms);
    },
    async drain() {
      connections.stopListening();
      connections.disableKeepAlive();
      await Promise.race([connections.waitUntilClosed(), sleep(DRAIN_MS, undefined, { ref: false })]);
    },
  };
}
