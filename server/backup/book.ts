import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BackupRow, Database } from '../db/schema.ts';

/** What began later than so from now began before the clock was set back: it says nothing of when the next one is due. Milliseconds. */
const SLIP_MS = 60 * 60 * 1000;

/** Records of backups that are kept. */
const MOST = 100;

/** What the database knows of the backups that were made, so that every process knows the same. */
export interface BackupBook {
  /** Notes that one was begun, now unless another moment is given. @returns its id */
  begin(file: string, nightly: boolean, startedAt?: Date): Promise<string>;
  /** Notes how it ended: how large it is, or why there is none. */
  end(id: string, result: { bytes: number } | { error: string }): Promise<void>;
  /** Takes the note of one back: as if it had not been begun. */
  forget(id: string): Promise<void>;
  /** The last one that was made. */
  lastMade(): Promise<BackupRow | undefined>;
  /** The last nightly one, however it ended. */
  lastNightly(): Promise<BackupRow | undefined>;
}

/** Opens it. */
export function backupBook(db: Kysely<Database>, clock: () => Date): BackupBook {
  const believed = (): string => new Date(clock().getTime() + SLIP_MS).toISOString();
  const newest = () =>
    db.selectFrom('backups').selectAll().where('started_at', '<=', believed()).orderBy('started_at', 'desc').orderBy('id', 'desc').limit(1);
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
    forget: async (id) => void (await db.deleteFrom('backups').where('id', '=', id).execute()),
    lastMade: () => newest().where('bytes', 'is not', null).executeTakeFirst(),
    lastNightly: () => newest().where('nightly', '=', 1).executeTakeFirst(),
  };
}
