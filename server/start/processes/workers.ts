import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { DRAIN_SIGNAL } from './shutdown.ts';

/** A worker that exits sooner counts as a failure, which delays the next start. Milliseconds. */
const STABLE_AFTER_MS = 10_000;

/** Returns the delay in milliseconds before the next start, after this many consecutive failures. */
const computeRestartDelay = (failures: number): number => (failures === 0 ? 0 : Math.min(30_000, 250 * 2 ** failures));

/** Milliseconds in which a worker must begin to serve. */
const START_TIMEOUT_MS = 120_000;

/** Error of a worker that exited before it served. */
class StartError extends Error {
  /** Whether the worker exited by itself, in which case it has printed the reason. */
  readonly isExplained: boolean;

  constructor(code: number, signal: string | null) {
    super(`a worker ended with ${signal ?? code} before it served`);
    this.isExplained = signal === null && code !== 0;
  }
}

/** The worker processes of the primary process. */
export interface WorkerPool {
  /** Starts the first worker, then the others. @throws when the first one cannot serve and has printed the reason */
  start(): Promise<void>;
  /** Replaces workers one by one: a new one serves before the old one drains. When a new one cannot serve, the old ones keep serving. */
  replace(): Promise<void>;
  /** Stops all workers. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  count: number;
  /** Milliseconds that a replaced worker has for its open requests. */
  drainMs: number;
  /** Milliseconds until workers that have not stopped are killed. */
  stopMs: number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Keeps `count` workers running. Delays restarts after failures. */
export function createWorkerPool({ count, drainMs, stopMs, log }: WorkerOptions): WorkerPool {
  const servingWorkers = new Set<Worker>();
  const pendingStarts = new Set<Promise<void>>();
  let isStopping = false;
  let failures = 0;
  let lastReplacement = Promise.resolve();
  /** A replacement that is queued behind the running one. */
  let queuedReplacement: Promise<void> | undefined;

  /** Starts a worker and resolves when it serves. @throws StartError, or the error of the spawn */
  function startWorker(): Promise<void> {
    const started = forkWorker().finally(() => pendingStarts.delete(started));
    pendingStarts.add(started);
    return started;
  }

  function forkWorker(): Promise<void> {
    const startedAt = performance.now();
    const worker = cluster.fork();
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => worker.process.kill('SIGKILL'), START_TIMEOUT_MS).unref();
      worker.once('listening', () => {
        clearTimeout(timeout);
        servingWorkers.add(worker);
        resolve();
      });
      // Without this listener, an `error` event would end the primary process.
      worker.on('error', (error) => {
        clearTimeout(timeout);
        reject(error);
      });
      worker.once('exit', (code, signal) => {
        clearTimeout(timeout);
        // No effect after `resolve`.
        reject(new StartError(code, signal));
        if (!servingWorkers.delete(worker) || isStopping) return;
        log.error({ pid: worker.process.pid, code, signal }, 'a worker has ended, and is started again');
        void restart(performance.now() - startedAt);
      });
    });
  }

  async function restart(uptimeMs: number): Promise<void> {
    failures = uptimeMs < STABLE_AFTER_MS ? failures + 1 : 0;
    await sleep(computeRestartDelay(failures));
    if (!isStopping) await startWorker().catch(retryStart);
  }

  async function retryStart(error: unknown): Promise<void> {
    if (isStopping) return;
    log.error({ err: error }, 'a worker could not be started; it will be tried again');
    await restart(0);
  }

  /** Waits until workers have exited; kills them after `ms`. */
  async function waitForExit(workers: readonly Worker[], ms: number): Promise<void> {
    const aliveWorkers = workers.filter((worker) => !worker.isDead());
    const killTimer = setTimeout(() => aliveWorkers.forEach((worker) => worker.process.kill('SIGKILL')), ms).unref();
    await Promise.all(aliveWorkers.map((worker) => new Promise((resolve) => worker.once('exit', resolve))));
    clearTimeout(killTimer);
  }

  async function replaceAll(): Promise<void> {
    // Workers that are still starting must be replaced, too.
    await Promise.allSettled(pendingStarts);
    const oldWorkers = [...servingWorkers];
    for (const oldWorker of oldWorkers) {
      if (isStopping) return;
      // A worker that has exited meanwhile was replaced by `restart`.
      if (!servingWorkers.delete(oldWorker)) continue;
      try {
        await startWorker();
      } catch (error) {
        if (isStopping) return;
        log.error({ err: error }, 'a new worker could not be started: the old ones continue');
        if (oldWorker.isDead()) void restart(0);
        else servingWorkers.add(oldWorker);
        return;
      }
      oldWorker.process.kill(DRAIN_SIGNAL);
      await waitForExit([oldWorker], drainMs);
    }
    console.log('Every worker was replaced.');
  }

  return {
    async start() {
      // The first worker starts alone, because it migrates the database.
      await startWorker().catch((error: unknown) => {
        if (error instanceof StartError && error.isExplained) throw error;
        return retryStart(error);
      });
      await Promise.all(Array.from({ length: count - 1 }, () => startWorker().catch((error: unknown) => void retryStart(error))));
    },
    replace() {
      // All calls during a replacement share the next one.
      queuedReplacement ??= lastReplacement.then(() => {
        queuedReplacement = undefined;
        return replaceAll();
      });
      lastReplacement = queuedReplacement;
      return queuedReplacement;
    },
    async stop() {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
      for (const worker of workers) worker.process.kill('SIGTERM');
      await waitForExit(workers, stopMs);
    },
  };
}
