import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { runPrimary } from './processes/primary.ts';
import { DRAIN_SIGNAL } from './processes/shutdown.ts';
import { warmUp } from './processes/warmUp.ts';
import { formatOrigin, type Settings } from '../platform/settings.ts';
import { stopOnSignals } from './signals.ts';

/**
 * Runs the server: as a single process, or with `WORKERS` above 1 as a primary process and workers. Prints one line once it serves.
 * @param build creates the app
 */
export async function runServer(settings: Settings, build: () => Promise<FastifyInstance>): Promise<void> {
  // A log that cannot be written, for example because the disk is full, must not stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (settings.workers > 1 && cluster.isPrimary) return runPrimary(settings);
  const app = await build();
  const gracefulClose = stopOnSignals(app, settings.leaveMs);
  const { worker } = cluster;
  if (worker !== undefined) {
    process.once(DRAIN_SIGNAL, () => void app.shutdown.drain().then(() => worker.disconnect()));
    // Closes only after the primary has confirmed. Until then the primary may pass on connections: this worker refuses them, and the
    // primary passes them to another worker.
    worker.once('disconnect', () => gracefulClose.close());
  }
  const hasOtherProcesses = settings.database !== undefined;
  if (hasOtherProcesses) await warmUp(app);
  // A signal may have arrived meanwhile. The process ends once the app has closed.
  if (app.deps.shutdownState.hasBegun) return;
  await app.listen({ host: settings.host, port: settings.port });
  if (cluster.isPrimary) console.log(`Serving on ${formatOrigin(settings.host, (app.server.address() as AddressInfo).port)}`);
  // Without a shared database, no other process would serve meanwhile. Visitors who come meanwhile share the work.
  if (!hasOtherProcesses) void warmUp(app);
}
