import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** An uploaded file that no row of `files` names yet; it lies in a folder of its own until it is kept or dropped. */
export interface StagedFile {
  /** Its random id, by which the database names it. */
  readonly id: string;
  /** The path at which it can be read meanwhile. */
  readonly place: string;
  /** Bytes. */
  readonly size: number;
  /** Does the part of keeping it that belongs into the transaction which inserts its row, after that. */
  save(transaction: Kysely<Database>): Promise<void>;
  /** Does the rest once the transaction is committed. */
  keep(): Promise<void>;
  /** Removes it; nothing happens to one that was kept. */
  drop(): Promise<void>;
}

/** A stored file. Its content has to be read or destroyed. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  content: Readable;
}

/**
 * The contents of uploaded files: with SQLite in DATA_DIR, with PostgreSQL in the database. A file is written to a folder as it arrives, so
 * that its kind can be told and no more of it than a piece is in memory.
 */
export interface FileStore {
  /**
   * Writes a file piece by piece. What fails leaves nothing behind.
   * @throws HttpError 507 when there is no room; what the content throws
   */
  stage(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StagedFile>;
  /** Opens a file to read; undefined when it is not there. */
  open(id: string): Promise<StoredFile | undefined>;
  /** Removes files that the database no longer names; those that are gone are ignored. */
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Puts right what a killed process left behind: files that were committed are moved to their place, those that no row names are removed.
   * Those on their way in are left alone. One that cannot be moved or removed does not stop the others.
   * @param namedOf which of some ids the database names
   * @throws AggregateError in the end, for those
   */
  clean(namedOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  /** Counts all of them; bytes in sum. */
  usage(): Promise<{ count: number; bytes: number }>;
}

/** The folder of uploaded files inside DATA_DIR. */
export const filesFolder = 'files';
