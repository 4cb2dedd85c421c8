import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A staged upload, which no row of `files` references yet. */
export interface StagedFile {
  /** Random id, the key of its future row. */
  readonly id: string;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Stores the content inside the transaction that inserted its row. */
  save(transaction: Kysely<Database>): Promise<void>;
  /** Completes storing after the commit. */
  keep(): Promise<void>;
  /** Deletes it unless it was kept. */
  drop(): Promise<void>;
}

/** A stored file. Its content must be consumed or destroyed. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  content: Readable;
}

/**
 * Stores the contents of uploads: with SQLite in DATA_DIR, with PostgreSQL in the database. Uploads are streamed to a folder, so
 * that their kind can be detected without holding them in memory.
 */
export interface FileStore {
  /**
   * Writes a file from a stream. A failed write leaves nothing behind.
   * @throws HttpError 507 when the disk is full; errors of the content stream
   */
  stage(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StagedFile>;
  /** Opens a file; undefined when it does not exist. */
  open(id: string): Promise<StoredFile | undefined>;
  /** Deletes files that the database no longer references; missing ones are ignored. */
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Repairs what a killed process left behind: referenced files are moved into place, unreferenced ones deleted.
   * Uploads in progress are left alone. A failure does not stop the cleaning of other files.
   * @param findReferenced returns the referenced ones of some ids
   * @throws AggregateError at the end, of all failures
   */
  clean(findReferenced: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  /** Returns number and total bytes. */
  usage(): Promise<{ count: number; bytes: number }>;
}

/** Folder of uploads inside DATA_DIR. */
export const filesFolder = 'files';
