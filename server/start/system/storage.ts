import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { getDialect } from '../../platform/db/transaction.ts';
import { DATABASE_FILE } from '../../platform/db/openSqlite.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { memoize } from '../../platform/lib/longWork.ts';
import { readDiskSpace } from '../../platform/files/disk.ts';

export interface Storage {
  /** Available and total bytes of the disk with DATA_DIR. */
  free: number;
  total: number;
  /** Whether the disk is nearly full; absent: it is not. */
  low?: true;
  /** Size of the database; with PostgreSQL it includes uploaded files. */
  database: number;
  files: { count: number; bytes: number };
}

/** Milliseconds for which the size of files is cached, because counting them is slow. */
const CACHE_TTL_MS = 60_000;

const readSize = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

async function readDatabaseSize(db: Kysely<Database>, dataDir: string): Promise<number> {
  if (getDialect(db) === 'postgres') {
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
    return rows[0]?.size ?? 0;
  }
  const sizes = ['', '-wal', '-shm'].map((suffix) => readSize(path.join(dataDir, `${DATABASE_FILE}${suffix}`)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Creates a function that reads the sizes of the disk, the database and the files. */
export function createStorageReader(db: Kysely<Database>, dataDir: string, store: Pick<FileStore, 'usage'>): () => Promise<Storage> {
  const readFileUsage = memoize(() => store.usage(), CACHE_TTL_MS);
  return async () => {
    const { free, total, isNearlyFull } = await readDiskSpace(dataDir);
    return {
      free,
      total,
      ...(isNearlyFull ? { low: true } : {}),
      database: await readDatabaseSize(db, dataDir),
      files: await readFileUsage(),
    };
  };
}
