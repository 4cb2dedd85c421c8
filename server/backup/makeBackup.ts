import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, statSync } from 'node:fs';
import { chmod, link, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely } from 'kysely';
import { ZipFile, type ReadStreamOptions } from 'yazl';
import { getDialect } from '../db/dialect.ts';
import { DATABASE_FILE, openDatabase } from '../db/openSqlite.ts';
import type { Database } from '../db/schema.ts';
import { readSqliteCode, StorageError } from '../db/storageError.ts';
import { errorCode } from '../errorCode.ts';
import { createFileRepository } from '../files/repository.ts';
import { createContentReader } from '../files/postgresStore.ts';
import { openDiskStore } from '../files/diskStore.ts';
import { syncFolder } from '../files/staging.ts';
import { filesFolder, type FileStore } from '../files/store.ts';
import { readSecret, SECRET_FILE, formatSecret } from '../security/secret.ts';
import { version } from '../version.ts';
import { MANIFEST_FILE, formatFileEntry, FORMAT, CHECKSUMS_FILE, type Manifest } from './format.ts';
import { updateHash } from './updateHash.ts';
import { readBackup } from './readBackup.ts';
import { removeOnSignal } from './removeOnSignal.ts';
import { takeSnapshot } from './snapshot.ts';

/** What a backup is made of. */
export interface BackupOptions {
  /** Opens the database. It is held for no longer than it takes to read it: no server starts beside somebody who has it open. */
  open: () => Kysely<Database>;
  dataDir: string;
  clock: () => Date;
}

/** What was backed up. */
export interface BackupResult {
  /** Of the backup itself. */
  bytes: number;
  /** Uploaded files in it. */
  files: number;
  /** Those that the database names and that were nowhere. */
  missing: number;
}

/** The names of folders in which backups are made; what a death leaves behind is known by them. */
const TEMP_PREFIX = '.chapter-backup-';
const TEMP_NAME = /^\.chapter-backup-\w{6}$/;

/** After so long nobody makes a backup there any more; milliseconds. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a backup of everything into one file, which only its owner may read, while the server goes on: the database as it is at one
 * moment, then the files that it names, so that whatever was acknowledged before is in it. It is written beside, read back and
 * compared before it gets its name, and nothing is left of one that fails.
 * @param file which must not exist yet; its folder must
 * @throws StorageError with a sentence for people
 */
export async function makeBackup(parts: BackupOptions, file: string): Promise<BackupResult> {
  const folder = path.dirname(path.resolve(file));
  if (existsSync(file)) throw fileExistsError(file);
  if (!isFolder(folder)) throw missingFolderError(folder);
  try {
    await removeStaleFolders(folder);
    // Synchronous: a signal that comes in between would leave it behind.
    const tempFolder = mkdtempSync(path.join(folder, TEMP_PREFIX));
    const keep = removeOnSignal(tempFolder);
    try {
      const draft = path.join(tempFolder, 'backup.zip');
      const made = await write(parts, tempFolder, draft);
      await readBackup(draft);
      await publishFile(draft, file);
      await syncFolder(folder);
      return { ...made, bytes: (await stat(file)).size };
    } catch (error) {
      // Before what takes the room is removed: SQLite has many words for a disk that is full.
      throw (await isDiskFull(folder)) ? diskFullError(folder, error) : error;
    } finally {
      await rm(tempFolder, { recursive: true, force: true });
      keep();
    }
  } catch (error) {
    throw toBackupError(error, file, folder);
  }
}

const isFolder = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

const missingFolderError = (folder: string, cause?: unknown): StorageError =>
  new StorageError(`There is no folder ${folder}: make it, or choose another one.`, { cause });

const fileExistsError = (file: string): StorageError => new StorageError(`${file} is there already: name a file that does not exist.`);

/** Removes what a death left behind in a folder. */
async function removeStaleFolders(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => TEMP_NAME.test(one))) {
    const place = path.join(folder, name);
    // Another backup may be under way there, or just have ended.
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > STALE_AFTER_MS) await rm(place, { recursive: true, force: true });
  }
}

/** Gives a file its name, unless another one has it. @throws StorageError */
async function publishFile(draft: string, file: string): Promise<void> {
  try {
    // Renaming would take the place of one that got the name meanwhile.
    await link(draft, file);
  } catch (error) {
    if (existsSync(file)) throw fileExistsError(file);
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOSPC') throw error;
    // Some disks know one name for a file only.
    await rename(draft, file);
  }
}

/** Bytes without which nothing can be written that is worth it. */
const MIN_FREE_BYTES = 1_000_000;

async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < MIN_FREE_BYTES;
}

const diskFullError = (folder: string, cause: unknown): StorageError =>
  new StorageError(
    `The disk is full: ${folder} has no room for a backup, and nothing was left there. Free some space, or choose another folder.`,
    { cause },
  );

/** A sentence for what the disk says while a backup is written. */
function toBackupError(error: unknown, file: string, folder: string): unknown {
  if (error instanceof StorageError && error.cause === undefined) return error;
  // A disk that was taken away in the middle.
  if (!isFolder(folder)) return missingFolderError(folder, error);
  // What was opened in the folder has a sentence about DATA_DIR already.
  const first = error instanceof StorageError && error.cause !== undefined ? error.cause : error;
  const code = errorCode(first);
  // SQLite's code of a full disk.
  if (code === 'ENOSPC' || code === 'EDQUOT' || readSqliteCode(first) === 13) return diskFullError(folder, error);
  if (code === 'ENAMETOOLONG')
    return new StorageError(`${path.basename(file)} is too long for the name of a file: choose a shorter one.`, { cause: error });
  const { path: place } = (first ?? {}) as { path?: unknown };
  if (code === 'EACCES' && typeof place === 'string' && !path.resolve(place).startsWith(folder))
    return new StorageError(`${place} cannot be read: make the backup as the user whom the server runs as.`, { cause: error });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StorageError(`${folder} cannot be written: give this user write permission, or choose another folder.`, { cause: error });
  return error;
}

async function write(parts: BackupOptions, tempFolder: string, draft: string): Promise<Omit<BackupResult, 'bytes'>> {
  const madeAt = parts.clock();
  const [from, snapshot, secret] = await withDatabase(
    parts,
    async (db) => [getDialect(db), await takeSnapshot(db, tempFolder), await readSecret(db, parts.dataDir)] as const,
  );
  const { steps, ids } = await readSnapshotContents(tempFolder);
  const manifest: Manifest = { format: FORMAT, version, madeAt: madeAt.toISOString(), from, steps };

  const zip = new ZipFile();
  const failed = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  failed.catch(() => undefined);
  const sums: string[] = [];
  const missing: string[] = [];
  const add = async (name: string, content: Readable, options: Partial<ReadStreamOptions>): Promise<void> => {
    const hash = createHash('sha256');
    const hashedContent = Readable.from(updateHash(content, hash), { objectMode: false });
    const through = once(hashedContent, 'end');
    zip.addReadStream(hashedContent, name, { mtime: madeAt, mode: 0o100600, ...options });
    await Promise.race([through, failed]).finally(() => hashedContent.destroy());
    sums.push(`${hash.digest('hex')}  ${name}\n`);
  };
  const writeEntries = async (): Promise<void> => {
    await add(MANIFEST_FILE, Readable.from(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), { objectMode: false }), {});
    await add(DATABASE_FILE, createReadStream(snapshot), { forceZip64Format: (await stat(snapshot)).size > 2 ** 31 });
    await add(SECRET_FILE, Readable.from(Buffer.from(formatSecret(secret)), { objectMode: false }), {});
    await withStoredFiles(parts, from, async (open) => {
      for (const id of ids) {
        const stored = await open(id);
        // Packed already, mostly: PDFs and Word files.
        if (stored) await add(formatFileEntry(id), stored.content, { compress: false });
        else missing.push(id);
      }
    });
    zip.addBuffer(Buffer.from(sums.join('')), CHECKSUMS_FILE, { mtime: madeAt, mode: 0o100600 });
    zip.end();
  };
  const output = zip.outputStream as Readable;
  const entriesWritten = writeEntries().catch((error: unknown) => {
    output.destroy(error as Error);
    throw error;
  });
  const written = pipeline(output, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })).catch((error: unknown) => {
    // Whoever waits to be written hears of it.
    zip.emit('error', error);
    throw error;
  });
  await Promise.all([written, entriesWritten]);
  // Those that were removed while the backup was made are not missed.
  return {
    files: ids.length - missing.length,
    missing: missing.length === 0 ? 0 : await withDatabase(parts, (db) => countReferenced(db, missing)),
  };
}

/** Ids that are asked about at a time. */
const BATCH = 500;

/** How many of some files the database names. */
async function countReferenced(db: Kysely<Database>, ids: readonly string[]): Promise<number> {
  const { findReferenced } = createFileRepository(db);
  let count = 0;
  for (let at = 0; at < ids.length; at += BATCH) count += (await findReferenced(ids.slice(at, at + BATCH))).size;
  return count;
}

/** Does something with the database. */
async function withDatabase<T>({ open }: Pick<BackupOptions, 'open'>, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = open();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Reads uploaded files. Those of PostgreSQL are read in one transaction, in which none is deleted half-way. */
async function withStoredFiles(
  parts: BackupOptions,
  from: Manifest['from'],
  work: (open: FileStore['open']) => Promise<void>,
): Promise<void> {
  if (from === 'sqlite') return work((await openDiskStore(path.join(parts.dataDir, filesFolder))).open);
  await withDatabase(parts, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((step) => work(createContentReader(step))),
  );
}

/** What a snapshot says of itself: its steps, and the files that it names. */
async function readSnapshotContents(folder: string): Promise<{ steps: string[]; ids: string[] }> {
  const db = openDatabase(folder);
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const ids = await db.selectFrom('files').select('id').orderBy('id').execute();
    return { steps: rows.map(({ name }) => name), ids: ids.map(({ id }) => id) };
  } finally {
    await db.destroy();
    await chmod(path.join(folder, DATABASE_FILE), 0o600);
  }
}
