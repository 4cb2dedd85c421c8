import cluster from 'node:cluster';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { rmSync } from 'node:fs';
import os from 'node:os';
import { DRAIN_SIGNAL } from './processes/shutdown.ts';

/** Signals that a terminal sends to all its processes. The primary process handles them for its workers. */
const TERMINAL_SIGNALS: ('SIGINT' | 'SIGHUP')[] = ['SIGINT', 'SIGHUP'];

/**
 * Closes the server and ends the process on signals such as SIGTERM and on uncaught errors. The exit code is 0 after a signal if the server
 * has closed within 10 s after `leaveMs`, otherwise 1.
 * @param leaveMs milliseconds to keep serving after a signal, so that proxies notice that the server will stop
 * @returns `close`, which closes the server and ends the process without a signal
 */
export function stopOnSignals(app: FastifyInstance, leaveMs: number): Pick<ReturnType<typeof closeWithGrace>, 'close'> {
  // Otherwise `close-with-grace` would stop a worker on these signals, even on the signal for draining.
  const skip = cluster.isWorker ? [...TERMINAL_SIGNALS, DRAIN_SIGNAL] : [];
  if (cluster.isWorker) for (const signal of TERMINAL_SIGNALS) process.on(signal, () => undefined);
  return closeWithGrace({ delay: leaveMs + 10_000, skip }, async ({ err, signal }) => {
    if (err) app.log.error({ err }, 'the server is stopping because of an error');
    else if (signal !== undefined) await app.shutdown.announce(leaveMs);
    await app.close();
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Removes a folder when the process is stopped by a signal such as Ctrl+C, and exits.
 * @returns a function that cancels this
 */
export function removeOnSignal(folder: string): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(128 + os.constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return () => SIGNALS.forEach((signal) => process.off(signal, stop));
}
