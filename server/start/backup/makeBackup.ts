import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, statSync } from 'node:fs';
import { chmod, link, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely } from 'kysely';
import { ZipFile, type ReadStreamOptions } from 'yazl';
import { getDialect } from '../../platform/db/transaction.ts';
import { DATABASE_FILE, openDatabase } from '../../platform/db/openSqlite.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readSqliteCode, SQLITE_CODES, StorageError } from '../../platform/db/storageError.ts';
import { getErrorCode } from '../../platform/lib/errorCode.ts';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import { createFileRepository } from '../../platform/files/repository.ts';
import { createContentReader } from '../../platform/files/postgresStore.ts';
import { openDiskStore } from '../../platform/files/diskStore.ts';
import { syncFolder } from '../../platform/files/staging.ts';
import { filesFolder, type FileStore } from '../../platform/files/store.ts';
import { readSecret, SECRET_FILE, formatSecret } from '../../platform/security/secret.ts';
import { version } from '../../platform/installation.ts';
import { MANIFEST_FILE, formatFileEntry, FORMAT_VERSION, CHECKSUMS_FILE, type Manifest, updateHash } from './format.ts';
import { copyContent } from './content.ts';
import { readBackup } from './readBackup.ts';
import { removeOnSignal } from '../signals.ts';
import { takeSnapshot } from './snapshot.ts';

export interface BackupOptions {
  /** Opens the database. `makeBackup` closes it soon, because no server can start while another process has the database open. */
  open: () => Kysely<Database>;
  dataDir: string;
  clock: () => Date;
}

export interface BackupResult {
  /** Size of the backup. */
  bytes: number;
  /** Number of uploaded files in the backup. */
  files: number;
  /** Number of files of the content that is edited in the browser. */
  contentFiles: number;
  /** Number of files that the database references and that do not exist. */
  missing: number;
}

/** Prefix of temporary folders, by which leftovers are recognised. */
const TEMP_PREFIX = '.chapter-backup-';
const TEMP_NAME = /^\.chapter-backup-\w{6}$/;

/** Age in milliseconds from which a temporary folder counts as abandoned. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Backs up everything into one file that only its owner can read. The server may be running: the backup contains a consistent snapshot
 * of the database, and the uploaded files that this snapshot references. It is written to a temporary folder, verified and then moved
 * into place. A failed backup leaves nothing behind.
 * @param file must not exist; its folder must
 * @throws StorageError with a message for the operator; unexpected errors as they are
 */
export async function makeBackup(options: BackupOptions, file: string): Promise<BackupResult> {
  const folder = path.dirname(path.resolve(file));
  if (existsSync(file)) throw fileExistsError(file);
  if (!isFolder(folder)) throw missingFolderError(folder);
  try {
    await removeStaleFolders(folder);
    // Synchronous, because a signal between creating the folder and the next statement would leave the folder behind.
    const tempFolder = mkdtempSync(path.join(folder, TEMP_PREFIX));
    const cancelRemovalOnSignal = removeOnSignal(tempFolder);
    try {
      const draft = path.join(tempFolder, 'backup.zip');
      const counts = await writeBackup(options, tempFolder, draft);
      await readBackup(draft);
      await publishFile(draft, file);
      await syncFolder(folder);
      return { ...counts, bytes: (await stat(file)).size };
    } catch (error) {
      // Measures the free space, because SQLite has several errors for a full disk. Removing the temporary folder would free space.
      throw (await isDiskFull(folder)) ? diskFullError(folder, error) : error;
    } finally {
      await rm(tempFolder, { recursive: true, force: true });
      cancelRemovalOnSignal();
    }
  } catch (error) {
    throw toBackupError(error, file, folder);
  }
}

const isFolder = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

const missingFolderError = (folder: string, cause?: unknown): StorageError =>
  new StorageError(`There is no folder ${folder}: make it, or choose another one.`, { cause });

const fileExistsError = (file: string): StorageError =>
  new StorageError(`${file} is there already: choose a file name that does not exist.`);

async function removeStaleFolders(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((item) => TEMP_NAME.test(item))) {
    const tempPath = path.join(folder, name);
    // Another backup may be using the folder, or may have just removed it.
    const { mtimeMs } = await stat(tempPath).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > STALE_AFTER_MS) await rm(tempPath, { recursive: true, force: true });
  }
}

/** Moves a file into place without overwriting. @throws StorageError when the target exists */
async function publishFile(draft: string, file: string): Promise<void> {
  try {
    // `rename` would overwrite a file created meanwhile.
    await link(draft, file);
  } catch (error) {
    if (existsSync(file)) throw fileExistsError(file);
    if (getErrorCode(error) === 'ENOENT' || getErrorCode(error) === 'ENOSPC') throw error;
    // Some file systems have no hard links.
    await rename(draft, file);
  }
}

/** With less free space, the disk counts as full. */
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

function toBackupError(error: unknown, file: string, folder: string): unknown {
  if (error instanceof StorageError && error.cause === undefined) return error;
  // The folder was removed meanwhile, perhaps with its disk.
  if (!isFolder(folder)) return missingFolderError(folder, error);
  // The message of a `StorageError` with a cause is about DATA_DIR.
  const rootCause = error instanceof StorageError && error.cause !== undefined ? error.cause : error;
  const code = getErrorCode(rootCause);
  if (code === 'ENOSPC' || code === 'EDQUOT' || readSqliteCode(rootCause) === SQLITE_CODES.full) return diskFullError(folder, error);
  if (code === 'ENAMETOOLONG')
    return new StorageError(`${path.basename(file)} is too long for the name of a file: choose a shorter one.`, { cause: error });
  const { path: failedPath } = (rootCause ?? {}) as { path?: unknown };
  if (code === 'EACCES' && typeof failedPath === 'string' && path.relative(folder, failedPath).startsWith('..'))
    return new StorageError(`${failedPath} cannot be read: make the backup as the user whom the server runs as.`, { cause: error });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StorageError(`${folder} cannot be written: give this user write permission, or choose another folder.`, { cause: error });
  return error;
}

async function writeBackup(options: BackupOptions, tempFolder: string, draft: string): Promise<Omit<BackupResult, 'bytes'>> {
  const madeAt = options.clock();
  const [from, snapshot, secret] = await withDatabase(
    options,
    async (db) => [getDialect(db), await takeSnapshot(db, tempFolder), await readSecret(db, options.dataDir)] as const,
  );
  const { steps, fileIds } = await readSnapshotContents(tempFolder);
  const contentEntries = await copyContent(options.dataDir, tempFolder);
  const manifest: Manifest = { format: FORMAT_VERSION, version, madeAt: madeAt.toISOString(), from, steps };

  const zip = new ZipFile();
  const zipFailure = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  zipFailure.catch(() => undefined);
  const checksumLines: string[] = [];
  const missingIds: string[] = [];
  const addEntry = async (name: string, content: Readable, entryOptions: Partial<ReadStreamOptions>): Promise<void> => {
    const hash = createHash('sha256');
    const hashedContent = Readable.from(updateHash(content, hash), { objectMode: false });
    const contentEnd = once(hashedContent, 'end');
    zip.addReadStream(hashedContent, name, { mtime: madeAt, mode: 0o100600, ...entryOptions });
    await Promise.race([contentEnd, zipFailure]).finally(() => hashedContent.destroy());
    checksumLines.push(`${hash.digest('hex')}  ${name}\n`);
  };
  const writeEntries = async (): Promise<void> => {
    await addEntry(MANIFEST_FILE, Readable.from(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), { objectMode: false }), {});
    await addEntry(DATABASE_FILE, createReadStream(snapshot), { forceZip64Format: (await stat(snapshot)).size > 2 ** 31 });
    await addEntry(SECRET_FILE, Readable.from(Buffer.from(formatSecret(secret)), { objectMode: false }), {});
    for (const name of contentEntries) await addEntry(name, createReadStream(path.join(tempFolder, name)), {});
    await withStoredFiles(options, from, async (open) => {
      for (const id of fileIds) {
        const stored = await open(id);
        // PDF and Word files are compressed already.
        if (stored) await addEntry(formatFileEntry(id), stored.content, { compress: false });
        else missingIds.push(id);
      }
    });
    zip.addBuffer(Buffer.from(checksumLines.join('')), CHECKSUMS_FILE, { mtime: madeAt, mode: 0o100600 });
    zip.end();
  };
  const output = zip.outputStream as Readable;
  const entriesWritten = writeEntries().catch((error: unknown) => {
    output.destroy(error as Error);
    throw error;
  });
  const draftWritten = pipeline(output, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })).catch((error: unknown) => {
    // Rejects the pending writes.
    zip.emit('error', error);
    throw error;
  });
  await Promise.all([draftWritten, entriesWritten]);
  // Files deleted during the backup do not count as missing.
  return {
    files: fileIds.length - missingIds.length,
    contentFiles: contentEntries.length,
    missing: missingIds.length === 0 ? 0 : await withDatabase(options, (db) => countReferenced(db, missingIds)),
  };
}

/** Ids per query. */
const BATCH_SIZE = 500;

async function countReferenced(db: Kysely<Database>, ids: readonly string[]): Promise<number> {
  const { findReferenced } = createFileRepository(db);
  let count = 0;
  for await (const batch of iterateInChunks(ids, BATCH_SIZE)) count += (await findReferenced(batch)).size;
  return count;
}

async function withDatabase<T>({ open }: Pick<BackupOptions, 'open'>, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = open();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Calls `work` with a function that opens uploaded files. With PostgreSQL, `work` runs in a transaction that sees no later deletions. */
async function withStoredFiles(
  options: BackupOptions,
  from: Manifest['from'],
  work: (open: FileStore['open']) => Promise<void>,
): Promise<void> {
  if (from === 'sqlite') return work((await openDiskStore(path.join(options.dataDir, filesFolder))).open);
  await withDatabase(options, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) => work(createContentReader(transaction))),
  );
}

/** Returns a snapshot's applied migrations and the ids of its uploaded files. Also makes the snapshot readable for its owner only. */
async function readSnapshotContents(folder: string): Promise<{ steps: string[]; fileIds: string[] }> {
  const db = openDatabase(folder);
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const files = await db.selectFrom('files').select('id').orderBy('id').execute();
    return { steps: rows.map(({ name }) => name), fileIds: files.map(({ id }) => id) };
  } finally {
    await db.destroy();
    await chmod(path.join(folder, DATABASE_FILE), 0o600);
  }
}
