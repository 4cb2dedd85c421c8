import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '../security/connections.ts';

/** Milliseconds after which a worker that makes room waits for nobody any more: a request has 30 s to arrive, its answer as long. */
export const LEAVE_MS = 60_000;

/** How a server goes without a request that fails. */
export interface Leaving {
  /** Tells those who look whether it is ready that it will stop, and serves on for so many milliseconds. */
  soon(ms: number): Promise<void>;
  /** Takes no further connections, answers what comes on those that are open, and waits until all have ended. */
  now(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving;
  }
}

/** @param stopping what others look at */
export function leaving(network: Connections, stopping: { begun: boolean }): Leaving {
  return {
    async soon(ms) {
      stopping.begun = true;
      if (ms === 0) return;
      network.lastAnswers();
      await sleep(ms);
    },
    async now() {
      network.stopListening();
      network.lastAnswers();
      await Promise.race([network.ended(), sleep(LEAVE_MS, undefined, { ref: false })]);
    },
  };
}
