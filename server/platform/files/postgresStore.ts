import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import type { Database, PostgresTables } from '../db/schema.ts';
import { openStaging } from './staging.ts';
import type { FileStore } from './store.ts';

/** Size of a chunk in bytes. One statement transfers one chunk, and each open file has one in memory. */
const CHUNK_BYTES = 256 * 1024;

/** Age in milliseconds from which a staged file counts as abandoned; no request takes this long. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/**
 * Stores uploaded files in PostgreSQL, so that any number of servers need no shared folder. A file's content is inserted in the same
 * transaction as its row in `files`, and deleted together with that row. The folder is for staging only.
 */
export async function openPostgresStore(db: Kysely<Database>, folder: string): Promise<FileStore> {
  const staging = await openStaging(folder, {
    save: (id, transaction) => insertContent(transaction, id, readFileChunks(staging.getPath(id))),
    // The content is in the database by now, so the staged file is no longer needed.
    keep: (id) => rm(staging.getPath(id), { force: true }),
  });
  return {
    stage: staging.stage,
    open: createContentReader(db),
    remove: () => Promise.resolve(),
    async clean() {
      for (const id of await staging.listLeftovers()) {
        const { mtimeMs } = await stat(staging.getPath(id)).catch(() => ({ mtimeMs: Infinity }));
        if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(staging.getPath(id), { force: true });
      }
    },
    async usage() {
      const { rows } = await sql<{ count: number; bytes: number }>`select count(distinct file_id) as count,
        coalesce(sum(octet_length(bytes)), 0) as bytes from file_pieces`.execute(db);
      return rows[0] ?? { count: 0, bytes: 0 };
    },
  };
}

const readFileChunks = (file: string): AsyncIterable<Buffer> => createReadStream(file, { highWaterMark: CHUNK_BYTES });

/** Inserts the content of a file, whose row in `files` must already exist. */
export async function insertContent(transaction: Kysely<Database>, id: string, content: AsyncIterable<Buffer>): Promise<void> {
  const tables = transaction.withTables<PostgresTables>();
  let number = 0;
  for await (const bytes of content) {
    await tables.insertInto('file_pieces').values({ file_id: id, number, bytes }).execute();
    number += 1;
  }
}

/** Creates a function that opens files. Each chunk is read by its own statement, so that a slow reader holds no connection. */
export function createContentReader(db: Kysely<Database>): FileStore['open'] {
  const tables = db.withTables<PostgresTables>();
  async function* readChunks(id: string, size: number): AsyncGenerator<Buffer> {
    for (let number = 0, bytesRead = 0; bytesRead < size; number += 1) {
      const chunk = await tables
        .selectFrom('file_pieces')
        .select('bytes')
        .where('file_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      if (chunk === undefined) throw new Error(`The file ${id} was removed while it was read.`);
      bytesRead += chunk.bytes.byteLength;
      yield chunk.bytes;
    }
  }
  return async (id) => {
    const { rows } = await sql<{ size: number | null }>`select sum(octet_length(bytes)) as size from file_pieces
      where file_id = ${id}`.execute(db);
    const size = rows[0]?.size ?? undefined;
    return size === undefined ? undefined : { size, content: Readable.from(readChunks(id, size), { objectMode: false }) };
  };
}
