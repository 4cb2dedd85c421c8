import cluster, { type Address } from 'node:cluster';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { lockDataDir } from '../db/lock.ts';
import { mergedMetrics } from '../metrics/merged.ts';
import { loggerOptions } from '../security/log.ts';
import { originOf, type Settings } from '../settings.ts';
import { charges } from './charges.ts';
import { LEAVE_MS } from './leaving.ts';
import { talk, type Talk } from '../bus/talk.ts';
import { workers } from './workers.ts';

/** Milliseconds that a worker has to end beyond the moment in which it lets a proxy know. */
const STOP_MS = 11_000;

/**
 * The process that keeps `WORKERS` others serving on one port: starts again who ends, replaces one after the other on SIGHUP,
 * passes words on between them, and ends them on SIGTERM and SIGINT. It serves nothing itself.
 * @throws StorageError with a sentence for people
 */
export async function lead(settings: Settings): Promise<void> {
  const { log } = Fastify({ logger: loggerOptions(settings.logLevel, process.stderr) });
  const unlock = lockDataDir(settings.dataDir, settings.database !== undefined);
  const lines = new Map<number, Talk>();
  const inCharge = charges();
  const metrics = mergedMetrics();

  async function allMetrics(): Promise<string> {
    await Promise.all([...lines].map(async ([id, line]) => metrics.note(id, await line.ask('own metrics'))));
    return metrics.text();
  }

  cluster.on('fork', (worker) => {
    const line = talk({
      send: (message) => void worker.send(message, () => undefined),
      told: (what) => lines.forEach((other, id) => id !== worker.id && other.tell(what)),
      answer: (what, about) => {
        if (what === 'in charge') return inCharge.isFor(worker.id, about);
        if (what === 'metrics') return allMetrics();
        if (what === 'last metrics') metrics.note(worker.id, JSON.parse(about));
        return true;
      },
    });
    worker.on('message', line.hear);
    // Before that nobody there would hear.
    worker.once('listening', () => lines.set(worker.id, line));
  });
  cluster.on('exit', (worker) => {
    lines.delete(worker.id);
    metrics.gone(worker.id);
    inCharge.gone(worker.id);
  });

  const kept = workers({
    count: settings.workers,
    leave: (worker) => lines.get(worker.id)?.tell('leave'),
    leaveMs: LEAVE_MS + STOP_MS,
    stopMs: settings.leaveMs + STOP_MS,
    log,
  });
  let address: Address | undefined;
  cluster.once('listening', (_worker, where) => {
    address = where;
  });
  let told = false;
  const stop = closeWithGrace({ delay: settings.leaveMs + STOP_MS + 1_000, skip: ['SIGHUP'] }, async ({ err }) => {
    if (err) log.error({ err }, 'the server stops because of an error');
    told = true;
    await kept.stop();
    unlock();
  });
  process.on('SIGHUP', () => void kept.replace());
  try {
    await kept.start();
  } catch {
    // Told to stop while it started; else the worker has said why it could not.
    if (told) return;
    stop.uninstall();
    await kept.stop();
    unlock();
    process.exit(1);
  }
  console.log(
    `Serving on ${originOf(settings.host, address?.port ?? settings.port)} with ${settings.workers} workers, which kill -HUP ${process.pid} replaces.`,
  );
}
