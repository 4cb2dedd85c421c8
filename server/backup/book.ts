import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BackupRow, Database } from '../db/schema.ts';

/** Records of backups that are kept. */
const MOST = 100;

/** What the database knows of the backups that were made, so that every process knows the same. */
export interface BackupBook {
  /** Notes that one was begun, now unless another moment is given. @returns its id */
  begin(file: string, nightly: boolean, startedAt?: Date): Promise<string>;
  /** Notes how it ended: how large it is, or why there is none. */
  end(id: string, result: { bytes: number } | { error: string }): Promise<void>;
  /** The last one that was made. */
  lastMade(): Promise<BackupRow | undefined>;
  /** The last nightly one, however it ended. */
  lastNightly(): Promise<BackupRow | undefined>;
}

/** Opens it. */
export function backupBook(db: Kysely<Database>, clock: () => Date): BackupBook {
  const newest = () => db.selectFrom('backups').selectAll().orderBy('started_at', 'desc').orderBy('id', 'desc').limit(1);
  return {
    async begin(file, nightly, startedAt = clock()) {
      const id = randomBytes(12).toString('hex');
      const row = { id, nightly: nightly ? 1 : 0, started_at: startedAt.toISOString(), file, ended_at: null, bytes: null, error: null };
      await db.insertInto('backups').values(row).execute();
      const old = await db.selectFrom('backups').select('id').orderBy('started_at', 'desc').offset(MOST).limit(MOST).execute();
      const ids = old.map((one) => one.id);
      if (ids.length > 0) await db.deleteFrom('backups').where('id', 'in', ids).execute();
      return id;
    },
    end: async (id, result) =>
      void (await db
        .updateTable('backups')
        .set({ ...result, ended_at: clock().toISOString() })
        .where('id', '=', id)
        .execute()),
    lastMade: () => newest().where('bytes', 'is not', null).executeTakeFirst(),
    lastNightly: () => newest().where('nightly', '=', 1).executeTakeFirst(),
  };
}
