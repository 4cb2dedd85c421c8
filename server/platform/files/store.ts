import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A staged upload. The table `files` has no row for it yet. */
export interface StagedFile {
  /** Random id, the key of its future row. */
  readonly id: string;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Stores the content in the same transaction that inserted the file's row. */
  save(transaction: Kysely<Database>): Promise<void>;
  /** Completes storing after the commit. */
  keep(): Promise<void>;
  /** Deletes the file unless it was kept. */
  drop(): Promise<void>;
}

/** A stored file. Its content must be consumed or destroyed. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  content: Readable;
}

/**
 * Stores the contents of uploads: with SQLite in DATA_DIR, with PostgreSQL in the database. Uploads are first streamed to a folder, so
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
   * Cleans up what a killed process left behind: moves files with a row in `files` into place, and deletes files without one.
   * Does not touch uploads in progress. A failure does not stop the cleaning of other files.
   * @param findReferenced returns those of the given ids that have a row in `files`
   * @throws AggregateError with all failures, at the end
   */
  clean(findReferenced: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  /** Returns the number of files, and their bytes in total. */
  usage(): Promise<{ count: number; bytes: number }>;
}

/** Folder of uploads inside DATA_DIR. */
export const filesFolder = 'files';

/** One uploaded file. It is deleted after the request unless a handler keeps it. */
export interface Upload {
  /** Name that the client gave the file; for display only, never to be used as a path. */
  filename: string;
  /** Media type that the client claims; not to be trusted. */
  mimetype: string;
  file: StagedFile;
}
