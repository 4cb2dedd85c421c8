import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { DRAIN_SIGNAL } from './shutdown.ts';

/** A worker that ended sooner may have a reason that lasts: the next one waits longer. Milliseconds. */
const STEADY_MS = 10_000;

/** Before the next one, after so many that ended soon; milliseconds. */
const pauseMs = (failures: number): number => (failures === 0 ? 0 : Math.min(30_000, 250 * 2 ** failures));

/** For a worker to begin to serve; milliseconds. */
const START_MS = 120_000;

/** A worker ended before it served. */
class StartError extends Error {
  /** It ended by itself, after it had printed why. */
  readonly isExplained: boolean;

  constructor(code: number, signal: string | null) {
    super(`a worker ended with ${signal ?? code} before it served`);
    this.isExplained = signal === null && code !== 0;
  }
}

/** The workers of a server. */
export interface Workers {
  /** Starts the first one, then the others. @throws when the first one cannot serve and has said why */
  start(): Promise<void>;
  /** Replaces one after the other: a new one serves before the old one stops. A new one that cannot serve leaves the old ones in place. */
  replace(): Promise<void>;
  /** Ends them all. */
  stop(): Promise<void>;
}

/** How workers are kept. */
export interface WorkersParts {
  count: number;
  /** Milliseconds that one that is replaced has for what it is at. */
  drainMs: number;
  /** Milliseconds that all have to end when the server stops. */
  stopMs: number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Keeps so many workers running: one that ends is started again, at once or, when that happens again and again, after a while. */
export function workers({ count, drainMs, stopMs, log }: WorkersParts): Workers {
  /** Those that serve and are to go on. */
  const serving = new Set<Worker>();
  /** Those that do not serve yet. */
  const starting = new Set<Promise<void>>();
  let stopping = false;
  let failures = 0;
  let replacing = Promise.resolve();
  /** A replacement that waits for the one before it to end. */
  let next: Promise<void> | undefined;

  /** Starts one. Resolves when it serves. @throws StartError, or when the program itself is away, as while packages are installed */
  function fork(): Promise<void> {
    const started = begin().finally(() => starting.delete(started));
    starting.add(started);
    return started;
  }

  function begin(): Promise<void> {
    const began = performance.now();
    const worker = cluster.fork();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => worker.process.kill('SIGKILL'), START_MS).unref();
      worker.once('listening', () => {
        clearTimeout(late);
        serving.add(worker);
        resolve();
      });
      // Unheard it would end this process.
      worker.on('error', (error) => {
        clearTimeout(late);
        reject(error);
      });
      worker.once('exit', (code, signal) => {
        clearTimeout(late);
        // Ignored when it has served.
        reject(new StartError(code, signal));
        if (!serving.delete(worker) || stopping) return;
        log.error({ pid: worker.process.pid, code, signal }, 'a worker has ended, and is started again');
        void restart(performance.now() - began);
      });
    });
  }

  /** Starts one in the place of one that has ended, as often as it takes. */
  async function restart(livedMs: number): Promise<void> {
    failures = livedMs < STEADY_MS ? failures + 1 : 0;
    await sleep(pauseMs(failures));
    if (!stopping) await fork().catch(retry);
  }

  async function retry(error: unknown): Promise<void> {
    if (stopping) return;
    log.error({ err: error }, 'a worker could not be started, which is tried again');
    await restart(0);
  }

  /** Waits for the end of some; those that have not ended by then are killed. */
  async function ended(some: readonly Worker[], ms: number): Promise<void> {
    const alive = some.filter((worker) => !worker.isDead());
    const late = setTimeout(() => alive.forEach((worker) => worker.process.kill('SIGKILL')), ms).unref();
    await Promise.all(alive.map((worker) => new Promise((resolve) => worker.once('exit', resolve))));
    clearTimeout(late);
  }

  async function replaceAll(): Promise<void> {
    // One that is just being started in another's place began before this, too.
    await Promise.allSettled(starting);
    // Those that take their places serve meanwhile.
    const before = [...serving];
    for (const old of before) {
      if (stopping) return;
      // One that has ended by itself was replaced by that; one that ends from here on is replaced by this.
      if (!serving.delete(old)) continue;
      try {
        await fork();
      } catch (error) {
        if (stopping) return;
        log.error({ err: error }, 'a new worker could not be started: the old ones go on');
        if (old.isDead()) void restart(0);
        else serving.add(old);
        return;
      }
      old.process.kill(DRAIN_SIGNAL);
      await ended([old], drainMs);
    }
    console.log('Every worker was replaced.');
  }

  return {
    async start() {
      // Alone: it brings the database to its newest shape.
      await fork().catch((error: unknown) => {
        if (error instanceof StartError && error.isExplained) throw error;
        return retry(error);
      });
      await Promise.all(Array.from({ length: count - 1 }, () => fork().catch((error: unknown) => void retry(error))));
    },
    replace() {
      // However often it is asked for meanwhile: all that serve when it begins are replaced.
      next ??= replacing.then(() => {
        next = undefined;
        return replaceAll();
      });
      replacing = next;
      return next;
    },
    async stop() {
      stopping = true;
      const all = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
      for (const worker of all) worker.process.kill('SIGTERM');
      await ended(all, stopMs);
    },
  };
}
