import cluster from 'node:cluster';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AggregatorRegistry, type Registry } from 'prom-client';

type MetricsJson = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Environment variable with the folder into which workers write their metrics. */
const FOLDER_VARIABLE = 'WORKER_METRICS_FOLDER';

const SAVE_INTERVAL_MS = 1_000;

/** Creates the folder for the metrics of workers that are forked later. It is removed at exit, a worker's file when that worker exits. */
export function prepareWorkerMetrics(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-metrics-'));
  process.env[FOLDER_VARIABLE] = folder;
  cluster.on('exit', ({ id }) => rmSync(path.join(folder, `${id}.json`), { force: true }));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** The metrics of all workers, labelled `worker`: each writes its own to a file and reads those of the others. */
export interface WorkerMetrics {
  /** Returns the metrics of all workers in the format of Prometheus. */
  formatText(): Promise<string>;
  close(): void;
}

/** Shares a registry with the other workers, every second and on request; returns undefined in a server of one process. */
export function shareWorkerMetrics(registry: Registry): WorkerMetrics | undefined {
  const folder = process.env[FOLDER_VARIABLE];
  if (cluster.worker === undefined || folder === undefined) return undefined;
  const id = String(cluster.worker.id);
  registry.setDefaultLabels({ worker: id });
  const file = path.join(folder, `${id}.json`);

  async function saveMetrics(): Promise<void> {
    const metrics = JSON.stringify(await registry.getMetricsAsJSON());
    // Synchronous, because a request and the timer may save at the same time.
    writeFileSync(`${file}.new`, metrics);
    renameSync(`${file}.new`, file);
  }

  const timer = setInterval(() => void saveMetrics().catch(() => undefined), SAVE_INTERVAL_MS).unref();
  return {
    async formatText() {
      await saveMetrics();
      const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      const workerMetrics = await Promise.all(
        // The worker may have exited since.
        files.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '[]')),
      );
      return AggregatorRegistry.aggregate(workerMetrics.map((text) => JSON.parse(text) as MetricsJson)).metrics();
    },
    close: () => clearInterval(timer),
  };
}
