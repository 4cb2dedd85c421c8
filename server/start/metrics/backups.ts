import { Counter, Gauge, type Registry } from 'prom-client';
import type { BackupHistory } from '../backup/backupHistory.ts';
import type { NightlyBackups } from '../backup/nightly.ts';
import type { BackupRow } from '../../platform/db/schema.ts';
import pTimeout from 'p-timeout';

/** Timeout of the query in milliseconds; shorter than the timeout of a scrape. */
const QUERY_TIMEOUT_MS = 2_000;

/** Registers the time and size of the last successful backup, and the outcomes of this process's nightly backups. */
export function registerBackupMetrics(
  registry: Registry,
  history: Pick<BackupHistory, 'findLastSuccessful'>,
  { counts }: Pick<NightlyBackups, 'counts'>,
): void {
  let pendingQuery: Promise<BackupRow | undefined> | undefined;
  /** Shares one query among the metrics of a scrape. Returns undefined without a backup, and when the database does not respond in time. */
  const findLastBackup = (): Promise<BackupRow | undefined> => {
    pendingQuery ??= pTimeout(history.findLastSuccessful(), { milliseconds: QUERY_TIMEOUT_MS })
      .catch(() => undefined)
      .finally(() => (pendingQuery = undefined));
    return pendingQuery;
  };
  registry.registerMetric(
    new Gauge({
      name: 'backup_last_success_timestamp_seconds',
      help: 'Start time of the last successful backup.',
      registers: [],
      async collect() {
        const last = await findLastBackup();
        if (last === undefined) this.remove();
        else this.set(Date.parse(last.started_at) / 1000);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'backup_last_size_bytes',
      help: 'Size of the last successful backup.',
      registers: [],
      async collect() {
        const last = await findLastBackup();
        if (last === undefined) this.remove();
        else this.set(last.bytes ?? 0);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'nightly_backups_total',
      help: 'Nightly backups made by this process, by outcome.',
      labelNames: ['outcome'],
      registers: [],
      collect() {
        this.reset();
        this.inc({ outcome: 'made' }, counts.made);
        this.inc({ outcome: 'failed' }, counts.failed);
      },
    }),
  );
}
