import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BackupRow, Database } from '../../platform/db/schema.ts';

/** Milliseconds. Backups that started further in the future than this are ignored: the clock was set back after they were made. */
const CLOCK_TOLERANCE_MS = 60 * 60 * 1000;

/** Number of records that are kept. */
const MAX_RECORDS = 100;

/** The history of backups in the database, shared by all processes. */
export interface BackupHistory {
  /**
   * Inserts a record of a backup that has started, and deletes the oldest records beyond `MAX_RECORDS`.
   * @param nightly whether it is one of the server's nightly backups, not a manual one
   * @returns the record's id
   */
  start(file: string, nightly: boolean, startedAt?: Date): Promise<string>;
  /** Records the end of a backup: its size, or its error. */
  end(id: string, result: { bytes: number } | { error: string }): Promise<void>;
  /** Removes the record; the file stays. */
  remove(id: string): Promise<void>;
  findLastSuccessful(): Promise<BackupRow | undefined>;
  /** Returns the last nightly backup, successful or not. */
  findLastNightly(): Promise<BackupRow | undefined>;
}

/** Opens the history; `clock` provides the start and end times. */
export function createBackupHistory(db: Kysely<Database>, clock: () => Date): BackupHistory {
  const latestPlausibleStart = (): string => new Date(clock().getTime() + CLOCK_TOLERANCE_MS).toISOString();
  const selectNewest = () =>
    db
      .selectFrom('backups')
      .selectAll()
      .where('started_at', '<=', latestPlausibleStart())
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1);
  return {
    async start(file, nightly, startedAt = clock()) {
      const id = randomBytes(12).toString('hex');
      const row = { id, nightly: nightly ? 1 : 0, started_at: startedAt.toISOString(), file, ended_at: null, bytes: null, error: null };
      await db.insertInto('backups').values(row).execute();
      const oldRecords = await db
        .selectFrom('backups')
        .select('id')
        .orderBy('started_at', 'desc')
        .offset(MAX_RECORDS)
        .limit(MAX_RECORDS)
        .execute();
      const ids = oldRecords.map((record) => record.id);
      if (ids.length > 0) await db.deleteFrom('backups').where('id', 'in', ids).execute();
      return id;
    },
    end: async (id, result) =>
      void (await db
        .updateTable('backups')
        .set({ ...result, ended_at: clock().toISOString() })
        .where('id', '=', id)
        .execute()),
    remove: async (id) => void (await db.deleteFrom('backups').where('id', '=', id).execute()),
    findLastSuccessful: () => selectNewest().where('bytes', 'is not', null).executeTakeFirst(),
    findLastNightly: () => selectNewest().where('nightly', '=', 1).executeTakeFirst(),
  };
}
