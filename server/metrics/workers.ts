import cluster from 'node:cluster';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AggregatorRegistry, type Registry } from 'prom-client';

type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The environment variable by which the primary process tells its workers where they write what they have measured. */
const FOLDER = 'WORKER_METRICS_FOLDER';

/** How often a worker writes; milliseconds. */
const EVERY_MS = 1_000;

/** Makes the folder for the workers of this process, and removes what those leave there that have ended. */
export function prepareWorkerMetrics(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-metrics-'));
  process.env[FOLDER] = folder;
  cluster.on('exit', ({ id }) => rmSync(path.join(folder, `${id}.json`), { force: true }));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** The metrics of all workers of a server, told apart by the label `worker`: each writes its own to a file, and reads those of the others. */
export interface WorkerMetrics {
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  close(): void;
}

/** Shares what is registered with the other workers; undefined where one process is the whole server. */
export function shareWorkerMetrics(registry: Registry): WorkerMetrics | undefined {
  const folder = process.env[FOLDER];
  if (cluster.worker === undefined || folder === undefined) return undefined;
  const id = String(cluster.worker.id);
  registry.setDefaultLabels({ worker: id });
  const file = path.join(folder, `${id}.json`);

  async function save(): Promise<void> {
    const measured = JSON.stringify(await registry.getMetricsAsJSON());
    // Synchronous: a request may save while the timer does.
    writeFileSync(`${file}.new`, measured);
    renameSync(`${file}.new`, file);
  }

  const timer = setInterval(() => void save().catch(() => undefined), EVERY_MS).unref();
  return {
    async text() {
      await save();
      const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      const all = await Promise.all(
        // One that has just ended.
        files.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '[]')),
      );
      return AggregatorRegistry.aggregate(all.map((text) => JSON.parse(text) as Measured)).metrics();
    },
    close: () => clearInterval(timer),
  };
}
