import cluster, { type Address } from 'node:cluster';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { prepareWorkerMetrics } from '../metrics/workers.ts';
import { createLoggerOptions } from '../../platform/security/log.ts';
import { formatOrigin, type Settings } from '../../platform/settings.ts';
import { DRAIN_MS } from './shutdown.ts';
import { createWorkerPool } from './workers.ts';

/** Milliseconds that a worker has to exit after `leaveMs`, or after draining. */
const STOP_TIMEOUT_MS = 11_000;

/**
 * Runs the primary process, which keeps `WORKERS` workers serving on one port. It restarts workers that exit, replaces all workers one by
 * one on SIGHUP, and stops them on SIGTERM and SIGINT. It serves no requests; the workers coordinate through the database. Exits with code
 * 1 when the first worker cannot serve.
 */
export async function runPrimary(settings: Settings): Promise<void> {
  const { log } = Fastify({ logger: createLoggerOptions(settings.logLevel, process.stderr) });
  prepareWorkerMetrics();
  const workerPool = createWorkerPool({
    count: settings.workers,
    drainMs: DRAIN_MS + STOP_TIMEOUT_MS,
    stopMs: settings.leaveMs + STOP_TIMEOUT_MS,
    log,
  });
  let address: Address | undefined;
  cluster.once('listening', (_worker, listeningAddress) => {
    address = listeningAddress;
  });
  let isStopping = false;
  const gracefulClose = closeWithGrace({ delay: settings.leaveMs + STOP_TIMEOUT_MS + 1_000, skip: ['SIGHUP'] }, async ({ err }) => {
    if (err) log.error({ err }, 'the server is stopping because of an error');
    isStopping = true;
    await workerPool.stop();
  });
  process.on('SIGHUP', () => void workerPool.replace());
  try {
    await workerPool.start();
  } catch {
    // The worker has printed the reason.
    if (isStopping) return;
    gracefulClose.uninstall();
    process.exit(1);
  }
  if (isStopping) return;
  console.log(
    `Serving on ${formatOrigin(settings.host, address?.port ?? settings.port)} with ${settings.workers} workers, which kill -HUP ${process.pid} replaces.`,
  );
}
