import cluster from 'node:cluster';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { DRAIN_SIGNAL } from './processes/shutdown.ts';

/** What a terminal sends to all processes that belong to it: of workers the primary process decides. */
const FROM_TERMINALS: ('SIGINT' | 'SIGHUP')[] = ['SIGINT', 'SIGHUP'];

/**
 * Ends the process on SIGTERM and SIGINT: exit code 0 when all was given back within 10 s, 1 when not or after an error.
 * @param leaveMs for so long it serves on, for proxies to see that it will stop
 */
export function stopOnSignals(app: FastifyInstance, leaveMs: number): Pick<ReturnType<typeof closeWithGrace>, 'close'> {
  // `close-with-grace` would close idle connections on each of them, also on that which has a worker make room.
  const skip = cluster.isWorker ? [...FROM_TERMINALS, DRAIN_SIGNAL] : [];
  if (cluster.isWorker) for (const signal of FROM_TERMINALS) process.on(signal, () => undefined);
  return closeWithGrace({ delay: leaveMs + 10_000, skip }, async ({ err, signal }) => {
    if (err) app.log.error({ err }, 'the server stops because of an error');
    else if (signal !== undefined) await app.shutdown.announce(leaveMs);
    await app.close();
  });
}
