import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { getDialect } from '../db/dialect.ts';
import { DATABASE_FILE } from '../db/openSqlite.ts';
import type { Database } from '../db/schema.ts';
import type { FileStore } from '../files/store.ts';
import { memoize } from '../memoize.ts';

/** Room, in bytes. */
export interface Storage {
  /** Of the disk that DATA_DIR is on: what this user may still write, and all of it. */
  free: number;
  total: number;
  /** What the database takes; with PostgreSQL uploaded files are in it. */
  database: number;
  /** Uploaded files. */
  files: { count: number; bytes: number };
}

/** How long the sum of the sizes of files is used, which takes a while to count; milliseconds. */
const FRESH_MS = 60_000;

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    // Removed meanwhile, or never made.
    () => 0,
  );

async function databaseSize(db: Kysely<Database>, dataDir: string): Promise<number> {
  if (getDialect(db) === 'postgres') {
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
    return rows[0]?.size ?? 0;
  }
  const sizes = ['', '-wal', '-shm'].map((end) => sizeOf(path.join(dataDir, `${DATABASE_FILE}${end}`)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Makes the question how much room there is, and what takes it. */
export function storageOf(db: Kysely<Database>, dataDir: string, store: Pick<FileStore, 'usage'>): () => Promise<Storage> {
  const files = memoize(() => store.usage(), FRESH_MS);
  return async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, total: blocks * bsize, database: await databaseSize(db, dataDir), files: await files() };
  };
}
