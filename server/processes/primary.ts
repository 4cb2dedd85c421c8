import cluster, { type Address } from 'node:cluster';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { prepareWorkerMetrics } from '../metrics/workers.ts';
import { loggerOptions } from '../security/log.ts';
import { originOf, type Settings } from '../settings.ts';
import { DRAIN_MS } from './shutdown.ts';
import { workers } from './workers.ts';

/** Milliseconds that a worker has to end beyond the moment in which it lets a proxy know. */
const STOP_MS = 11_000;

/**
 * Runs the process that keeps `WORKERS` others serving on one port: it starts again those that end, replaces one after the other on SIGHUP,
 * and ends them on SIGTERM and SIGINT. It serves nothing itself; what workers have to agree about they do through the database.
 */
export async function runPrimary(settings: Settings): Promise<void> {
  const { log } = Fastify({ logger: loggerOptions(settings.logLevel, process.stderr) });
  prepareWorkerMetrics();
  const kept = workers({ count: settings.workers, drainMs: DRAIN_MS + STOP_MS, stopMs: settings.leaveMs + STOP_MS, log });
  let address: Address | undefined;
  cluster.once('listening', (_worker, where) => {
    address = where;
  });
  let stopping = false;
  const stop = closeWithGrace({ delay: settings.leaveMs + STOP_MS + 1_000, skip: ['SIGHUP'] }, async ({ err }) => {
    if (err) log.error({ err }, 'the server stops because of an error');
    stopping = true;
    await kept.stop();
  });
  process.on('SIGHUP', () => void kept.replace());
  try {
    await kept.start();
  } catch {
    // The worker has said why.
    if (stopping) return;
    stop.uninstall();
    process.exit(1);
  }
  if (stopping) return;
  console.log(
    `Serving on ${originOf(settings.host, address?.port ?? settings.port)} with ${settings.workers} workers, which kill -HUP ${process.pid} replaces.`,
  );
}
