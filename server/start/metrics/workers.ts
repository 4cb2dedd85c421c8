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

/** Creates the folder for the metrics of workers that are forked later. A worker's file is removed when it exits, the folder at the end. */
export function prepareWorkerMetrics(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-metrics-'));
  process.env[FOLDER_VARIABLE] = folder;
  cluster.on('exit', ({ id }) => rmSync(path.join(folder, `${id}.json`), { force: true }));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** The metrics of all workers, with the label `worker`. Each worker writes its metrics to a file and reads the files of the others. */
export interface WorkerMetrics {
  /** Returns the metrics of all workers in the format of Prometheus. */
  formatText(): Promise<string>;
  close(): void;
}

/** Shares a registry's metrics with the other workers every second. Returns undefined in a server with a single process. */
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
        // A worker may have exited after the folder was listed.
        files.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '[]')),
      );
      return AggregatorRegistry.aggregate(workerMetrics.map((text) => JSON.parse(text) as MetricsJson)).metrics();
    },
    close: () => clearInterval(timer),
  };
}
