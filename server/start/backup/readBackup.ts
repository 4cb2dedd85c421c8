import { createHash } from 'node:crypto';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { isRecord } from '../../platform/contract/pointer.ts';
import { migrationsByDialect } from '../../platform/db/migrate.ts';
import { DATABASE_FILE } from '../../platform/db/openSqlite.ts';
import { StorageError } from '../../platform/db/storageError.ts';
import { getErrorCode } from '../../platform/lib/errorCode.ts';
import { SECRET_FILE } from '../../platform/security/secret.ts';
import { MANIFEST_FILE, FORMAT_VERSION, isKnownEntry, CHECKSUMS_FILE, type Manifest, updateHash } from './format.ts';

/** Limit of a text entry; enough for the checksum lines of a million files. */
const MAX_TEXT_BYTES = 100 * 1024 * 1024;

/** Receives an entry of a backup. It must consume the content completely. */
export type EntryReader = (name: string, content: AsyncIterable<Buffer>) => Promise<void>;

const discardEntry: EntryReader = async (_name, content) => {
  for await (const _chunk of content);
};

/**
 * Reads a backup and verifies each entry's checksum. Validates the format of the backup before `readEntry` receives the first entry.
 * @param readEntry receives every entry except those with metadata (`about.json`, `SHA256SUMS`); by default the backup is only verified
 * @throws StorageError when the file is missing, no backup, incomplete, damaged, or from a newer version; file system errors as they are
 */
export async function readBackup(file: string, readEntry: EntryReader = discardEntry): Promise<Manifest> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
      throw isFileSystemError(error) ? unreadableError(file, error) : error;
    });
    const entries = await listEntries(zip, file);
    const manifest = parseManifest(await readText(zip, entries, MANIFEST_FILE, file), file);
    const checksums = parseChecksums(await readText(zip, entries, CHECKSUMS_FILE, file));
    for (const name of [DATABASE_FILE, SECRET_FILE]) if (!entries.has(name)) throw damagedError(file, `${name} is not in it`);
    for (const name of checksums.keys()) if (!entries.has(name)) throw damagedError(file, `${name} is not in it`);
    for (const [name, entry] of entries) {
      if (name === CHECKSUMS_FILE) continue;
      const hash = createHash('sha256');
      const content = updateHash(await zip.openReadStreamPromise(entry), hash);
      await (name === MANIFEST_FILE ? discardEntry : readEntry)(name, content);
      if (hash.digest('hex') !== checksums.get(name)) throw damagedError(file, `${name} is not as it was when the backup was made`);
    }
    return manifest;
  } catch (error) {
    if (error instanceof StorageError || isFileSystemError(error)) throw error;
    throw damagedError(file, error instanceof Error ? error.message : String(error));
  } finally {
    zip?.close();
  }
}

/** Returns whether an error is the file system's, not one of the ZIP library or of Node's argument checks (`ERR_…`). */
const isFileSystemError = (error: unknown): boolean => /^E(?!RR_)[A-Z0-9]+$/.test(getErrorCode(error) ?? '');

const unreadableError = (file: string, cause: unknown): StorageError =>
  getErrorCode(cause) === 'ENOENT'
    ? new StorageError(`There is no file ${file}.`, { cause })
    : new StorageError(`${file} cannot be read: is it a file, and may this user read it? Nothing was changed.`, { cause });

/** @param why may contain names from the archive, so control characters are removed */
const damagedError = (file: string, why: string): StorageError =>
  new StorageError(
    `${file} is not a complete backup of this site (${why.replace(/\p{Cc}/gu, '?')}). Nothing was changed. Use another backup.`,
  );

async function listEntries(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (!isKnownEntry(entry.fileName) || entries.has(entry.fileName))
      throw damagedError(file, `it has an entry ${JSON.stringify(entry.fileName)}`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function readText(zip: ZipFile, entries: ReadonlyMap<string, Entry>, name: string, file: string): Promise<string> {
  const entry = entries.get(name);
  if (entry === undefined) throw damagedError(file, `${name} is not in it`);
  if (entry.uncompressedSize > MAX_TEXT_BYTES) throw damagedError(file, `${name} is too long`);
  const chunks: Buffer[] = [];
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses the output of `sha256sum`. @returns checksums by file name */
const parseChecksums = (text: string): Map<string, string> =>
  new Map(text.split('\n').flatMap((line) => (line === '' ? [] : [[line.slice(66), line.slice(0, 64)] as const])));

const VERSION = /^[\w.+-]{1,100}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const matchesPattern = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

/** Parses and validates the manifest. @throws StorageError when it is incomplete, or from a newer version */
function parseManifest(text: string, file: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  if (!isRecord(manifest) || typeof manifest.format !== 'number') throw damagedError(file, `${MANIFEST_FILE} has no format number`);
  const { format, version, madeAt, from, steps: appliedMigrations } = manifest;
  // The version and the time are shown to the operator.
  if (!matchesPattern(version, VERSION) || !matchesPattern(madeAt, TIMESTAMP)) throw damagedError(file, `${MANIFEST_FILE} is incomplete`);
  const knownMigrations = new Set(Object.keys(migrationsByDialect.sqlite));
  const isNewer =
    format > FORMAT_VERSION ||
    (Array.isArray(appliedMigrations) && appliedMigrations.some((migration) => !knownMigrations.has(String(migration))));
  if (isNewer)
    throw new StorageError(
      `${file} was made by a newer version of this server (${version}): restore it with that one. Nothing was changed.`,
    );
  if (!Array.isArray(appliedMigrations) || (from !== 'sqlite' && from !== 'postgres'))
    throw damagedError(file, `${MANIFEST_FILE} is incomplete`);
  return { format, version, madeAt, from, steps: appliedMigrations.map(String) };
}
