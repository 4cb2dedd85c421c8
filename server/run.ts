import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { lead } from './processes/primary.ts';
import { primaryLine } from './bus/primaryLine.ts';
import { originOf, type Settings } from './settings.ts';
import { stopOnSignals } from './stopOnSignals.ts';

/**
 * Runs the server: by itself, or with `WORKERS` as the process that keeps them, and in each of them. Prints one line when it serves.
 * @param build makes what serves
 */
export async function run(settings: Settings, build: () => Promise<FastifyInstance>): Promise<void> {
  if (settings.workers > 1 && cluster.isPrimary) return lead(settings);
  const app = await build();
  const line = primaryLine();
  const stop = stopOnSignals(app, settings.leaveMs, line !== undefined);
  line?.onLeave(() => {
    void app.leaving
      .now()
      .then(() => line.sayLast())
      .then(() => stop.close());
  });
  await app.listen({ host: settings.host, port: settings.port });
  if (line === undefined) console.log(`Serving on ${originOf(settings.host, (app.server.address() as AddressInfo).port)}`);
}
