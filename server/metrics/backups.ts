import { Counter, Gauge, type Registry } from 'prom-client';
import type { BackupBook } from '../backup/book.ts';
import type { NightlyBackups } from '../backup/nightly.ts';
import type { BackupRow } from '../db/schema.ts';
import pTimeout from 'p-timeout';

/** Milliseconds for the database to answer: less than whoever collects metrics waits. */
const PATIENCE_MS = 2_000;

/** Tells when the last backup was made, and what came of the nightly ones that this process made. */
export function tellBackups(registry: Registry, book: Pick<BackupBook, 'lastMade'>, { count }: Pick<NightlyBackups, 'count'>): void {
  let asked: Promise<BackupRow | undefined> | undefined;
  /** One question for all who ask at the same time. What the database does not tell just now is left out: the rest is wanted then most. */
  const lastMade = (): Promise<BackupRow | undefined> => {
    asked ??= pTimeout(book.lastMade(), { milliseconds: PATIENCE_MS })
      .catch(() => undefined)
      .finally(() => (asked = undefined));
    return asked;
  };
  registry.registerMetric(
    new Gauge({
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the last backup that was made was begun.',
      registers: [],
      async collect() {
        this.reset();
        const last = await lastMade();
        if (last === undefined) this.remove();
        else this.set(Date.parse(last.started_at) / 1000);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'backup_last_size_bytes',
      help: 'How large it is.',
      registers: [],
      async collect() {
        this.reset();
        const last = await lastMade();
        if (last === undefined) this.remove();
        else this.set(last.bytes ?? 0);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'nightly_backups_total',
      help: 'Nightly backups that this process made, by what came of them.',
      labelNames: ['outcome'],
      registers: [],
      collect() {
        this.reset();
        this.inc({ outcome: 'made' }, count.made);
        this.inc({ outcome: 'failed' }, count.failed);
      },
    }),
  );
}
