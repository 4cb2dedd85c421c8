import { opendir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../db/dialect.ts';
import { databaseFile } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { filesFolder } from '../files/store.ts';

/** Room, in bytes. */
export interface Storage {
  /** Of the disk that DATA_DIR is on: what this user may still write, and all of it. */
  free: number;
  total: number;
  /** What the database takes. */
  database: number;
  /** Uploaded files. */
  files: { count: number; bytes: number };
}

/** For so long the sizes of files stand, which have to be looked at one by one; milliseconds. */
const FRESH_MS = 60_000;

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    // Removed meanwhile, or never made.
    () => 0,
  );

async function sizesIn(folder: string): Promise<Storage['files']> {
  const sum = { count: 0, bytes: 0 };
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile()) continue;
    sum.count += 1;
    sum.bytes += await sizeOf(path.join(folder, entry.name));
  }
  return sum;
}

async function databaseSize(db: Kysely<Database>, dataDir: string): Promise<number> {
  if (dialectOf(db) === 'postgres') {
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
    return rows[0]?.size ?? 0;
  }
  const sizes = ['', '-wal', '-shm'].map((end) => sizeOf(path.join(dataDir, `${databaseFile}${end}`)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Makes the question how much room there is, and what takes it. */
export function storageOf(db: Kysely<Database>, dataDir: string): () => Promise<Storage> {
  let looked: { at: number; files: Promise<Storage['files']> } | undefined;
  return async () => {
    if (looked === undefined || performance.now() - looked.at > FRESH_MS) {
      const files = sizesIn(path.join(dataDir, filesFolder));
      looked = { at: performance.now(), files };
      files.catch(() => (looked = undefined));
    }
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, total: blocks * bsize, database: await databaseSize(db, dataDir), files: await looked.files };
  };
}
