import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '../security/connections.ts';

/** On this signal a worker makes room for another one; SIGTERM has it end at once. */
export const DRAIN_SIGNAL = 'SIGUSR2' as const;

/** Milliseconds after which a worker that makes room waits no longer: a request has 30 s to arrive, its response as long. */
export const DRAIN_MS = 60_000;

/** How a server stops without a request that fails. */
export interface Shutdown {
  /** Says at `/readyz` that the server will stop, and serves on for so many milliseconds. */
  announce(ms: number): Promise<void>;
  /** Takes no further connections, responds to what comes on those that are open, and waits until all have ended. */
  drain(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    shutdown: Shutdown;
  }
}

/** @param stopping what `/readyz` tells */
export function shutdownOf(network: Connections, stopping: { begun: boolean }): Shutdown {
  return {
    async announce(ms) {
      stopping.begun = true;
      if (ms === 0) return;
      network.lastAnswers();
      await sleep(ms);
    },
    async drain() {
      network.stopListening();
      network.lastAnswers();
      await Promise.race([network.ended(), sleep(DRAIN_MS, undefined, { ref: false })]);
    },
  };
}
