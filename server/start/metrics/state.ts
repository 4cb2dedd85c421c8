import pTimeout from 'p-timeout';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../jobs/deps.ts';
import { readDiskSpace } from '../../platform/files/disk.ts';

/** Timeout of the queries in milliseconds; shorter than the timeout of a scrape. */
const QUERY_TIMEOUT_MS = 2_000;

type StateDeps = Pick<Deps, 'db' | 'writeStatus' | 'clock' | 'mailer' | 'settings'>;

/** State that is read from the database. */
interface DatabaseState {
  sessions: number;
  queuedMails: number;
  /** When the oldest queued mail was created, ISO 8601; null when no mail is queued. */
  oldestMailAt: string | null;
  isWritable: boolean;
}

async function selectState({ db, writeStatus }: StateDeps): Promise<DatabaseState> {
  const mails = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  const { sessions } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .executeTakeFirstOrThrow();
  const isWritable = (await writeStatus.check()) === undefined;
  return { sessions, queuedMails: mails.count, oldestMailAt: mails.oldest, isWritable };
}

/** Registers metrics of the mail queue, the disk, the database and sessions. Values that cannot be read in time are left out. */
export function registerStateMetrics(registry: Registry, deps: StateDeps): void {
  let pendingQuery: Promise<DatabaseState | null> | undefined;
  /** Shares one query among the metrics of a scrape; null when the database does not respond. */
  const readState = (): Promise<DatabaseState | null> => {
    pendingQuery ??= pTimeout(selectState(deps), { milliseconds: QUERY_TIMEOUT_MS })
      .catch(() => null)
      .finally(() => (pendingQuery = undefined));
    return pendingQuery;
  };
  const registerGauge = (name: string, help: string, read: () => Promise<number | undefined>): void => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
    );
  };
  const readDataDisk = () => readDiskSpace(deps.settings.dataDir).catch(() => undefined);
  registerGauge('database_up', 'Whether the database responds.', async () => ((await readState()) === null ? 0 : 1));
  registerGauge('database_writable', 'Whether the database accepts writes.', async () => {
    const state = await readState();
    return state === null ? undefined : Number(state.isWritable);
  });
  registerGauge('member_sessions', 'Sessions of members.', async () => (await readState())?.sessions);
  registerGauge('mail_queue_length', 'Mails waiting to be sent.', async () => (await readState())?.queuedMails);
  registerGauge('mail_queue_oldest_seconds', 'Age of the oldest mail waiting to be sent; 0 when none is waiting.', async () => {
    const state = await readState();
    if (state === null) return undefined;
    return state.oldestMailAt === null ? 0 : Math.max(0, (deps.clock().getTime() - Date.parse(state.oldestMailAt)) / 1000);
  });
  registry.registerMetric(
    new Counter({
      name: 'mail_failures_total',
      help: 'Failed attempts of this process to send a mail.',
      registers: [],
      collect() {
        this.reset();
        this.inc(deps.mailer.health.failures);
      },
    }),
  );
  registerGauge('disk_free_bytes', 'Free space on the disk of DATA_DIR.', async () => (await readDataDisk())?.free);
  registerGauge('disk_size_bytes', 'Size of the disk of DATA_DIR.', async () => (await readDataDisk())?.total);
}
