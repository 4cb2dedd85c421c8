import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** A worker that lived for less did not end by chance: the next one waits longer. Milliseconds. */
const STEADY_MS = 10_000;

/** Before the next one, after so many that ended at once; milliseconds. */
const pauseMs = (failures: number): number => (failures === 0 ? 0 : Math.min(30_000, 250 * 2 ** failures));

/** For a worker to begin to serve; milliseconds. */
const START_MS = 120_000;

/** The workers of a server. */
export interface Workers {
  /** Starts the first one, then the others. @throws when one ends before it serves; it has said why */
  start(): Promise<void>;
  /** Replaces one after the other: a new one serves before the old one stops. A new one that cannot serve leaves the old ones in place. */
  replace(): Promise<void>;
  /** Ends them all. */
  stop(): Promise<void>;
}

/** How workers are kept. */
export interface WorkersParts {
  count: number;
  /** Has a worker finish what it is at, take no more, and end. */
  leave(worker: Worker): void;
  /** Milliseconds that it has for that. */
  leaveMs: number;
  /** Milliseconds that workers have to end when the server stops. */
  stopMs: number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Keeps so many workers running: one that ends is started again, at once or, when that happens again and again, after a while. */
export function workers({ count, leave, leaveMs, stopMs, log }: WorkersParts): Workers {
  /** Those that serve and are to go on. */
  const serving = new Set<Worker>();
  /** Those that do not serve yet. */
  const starting = new Set<Promise<void>>();
  let stopping = false;
  let failures = 0;
  let replacing = Promise.resolve();
  /** A replacing that waits for the one before it to end. */
  let next: Promise<void> | undefined;

  /** Starts one. @returns when it serves */
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
      // Without one the primary process would end: the program itself may be away for a moment, as while packages are installed.
      worker.on('error', (error) => {
        clearTimeout(late);
        reject(error);
      });
      worker.once('exit', (code, signal) => {
        clearTimeout(late);
        // Of one that had begun to serve nobody waits to hear.
        reject(new Error(`a worker ended with ${signal ?? code} before it served`));
        if (!serving.delete(worker) || stopping) return;
        log.error({ pid: worker.process.pid, code, signal }, 'a worker has ended, and is started again');
        void again(performance.now() - began);
      });
    });
  }

  async function again(livedMs: number): Promise<void> {
    failures = livedMs < STEADY_MS ? failures + 1 : 0;
    await sleep(pauseMs(failures));
    if (stopping) return;
    try {
      await fork();
    } catch (error) {
      if (stopping) return;
      log.error({ err: error }, 'a worker could not be started, which is tried again');
      await again(0);
    }
  }

  /** Waits for the end of some; who has not ended by then is ended. */
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
        if (old.isDead()) void again(0);
        else serving.add(old);
        return;
      }
      leave(old);
      await ended([old], leaveMs);
    }
    console.log('Every worker was replaced.');
  }

  return {
    async start() {
      // Alone: it brings the database to its newest shape.
      await fork();
      await Promise.all(Array.from({ length: count - 1 }, fork));
    },
    replace() {
      // However often it is asked for meanwhile: whoever serves when it begins is replaced.
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
