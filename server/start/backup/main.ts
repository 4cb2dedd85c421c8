/** Backs up everything into one file: `npm run backup -- FILE`. The server also runs this program, for its nightly backups. */
import { statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isUpToDate } from '../../platform/db/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../../platform/db/openSqlite.ts';
import { openPostgres } from '../../platform/db/openPostgres.ts';
import { StorageError, toStorageError } from '../../platform/db/storageError.ts';
import { scrub } from '../../platform/security/scrub.ts';
import { readDataLocation, type Settings } from '../../platform/settings.ts';
import { describeStartFailure } from '../startFailure.ts';
import { formatCount, readFileArgument } from './arguments.ts';
import { createBackupHistory } from './backupHistory.ts';
import { makeBackup, type BackupResult } from './makeBackup.ts';

const usage = `Usage: npm run backup -- FILE

Writes everything that the server stores (database, uploaded files, content edited in DATA_DIR, secret) to FILE, which must not exist yet. The server may be running.
Uses DATA_DIR and DATABASE_URL like the server. To restore it: npm run restore -- FILE`;

type DataLocation = Pick<Settings, 'dataDir' | 'database'>;

/** Opens the database without migrating it: a backup before an upgrade must change nothing. */
function openDatabaseOf({ dataDir, database }: DataLocation) {
  if (database !== undefined) return openPostgres(database.url, { warn: () => undefined }, { maxConnections: 2, statementTimeoutMs: 0 });
  return openDatabase(dataDir);
}

/** Throws StorageError when there is no SQLite database, because opening it would create an empty one. */
function assertDatabaseExists({ dataDir, database }: DataLocation): void {
  if (database !== undefined) return;
  try {
    if (statSync(path.join(dataDir, DATABASE_FILE), { throwIfNoEntry: false })) return;
  } catch (error) {
    throw toStorageError(error, dataDir);
  }
  throw new StorageError(`There is nothing to back up in ${dataDir} yet. Is DATA_DIR set as it is for the server?`);
}

const clock = (): Date => new Date();

async function isSchemaOutdated(settings: DataLocation): Promise<boolean> {
  const db = openDatabaseOf(settings);
  try {
    return !(await isUpToDate(db));
  } finally {
    await db.destroy();
  }
}

const outdatedSchemaError = (cause: unknown): StorageError =>
  new StorageError('The database is older than this version: make the backup with the version that runs on it. Nothing was changed.', {
    cause,
  });

async function backUp(settings: DataLocation, file: string): Promise<BackupResult> {
  assertDatabaseExists(settings);
  try {
    return await makeBackup({ open: () => openDatabaseOf(settings), dataDir: settings.dataDir, clock }, file);
  } catch (error) {
    // An older schema can cause any error: tables or columns may be missing.
    if (!(error instanceof StorageError) && (await isSchemaOutdated(settings))) throw outdatedSchemaError(error);
    throw error;
  }
}

/** Records a manual backup; the server records nightly ones. */
async function recordBackup(settings: DataLocation, file: string, startedAt: Date, { bytes }: BackupResult): Promise<void> {
  const db = openDatabaseOf(settings);
  try {
    // In a database of an older version, the history table or some of its columns may be missing.
    if (!(await isUpToDate(db))) return;
    const history = createBackupHistory(db, clock);
    const nightly = false;
    await history.end(await history.start(path.basename(file), nightly, startedAt), { bytes });
  } finally {
    await db.destroy();
  }
}

async function main(): Promise<void> {
  const arguments_ = readFileArgument(usage, { nightly: { type: 'boolean' } });
  if (arguments_ === undefined) return console.log(usage);
  const { file, nightly } = arguments_;
  // Requests to the server take precedence.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  if (nightly) exitWithServer();
  const settings = readDataLocation(process.env);
  const startedAt = clock();
  const backup = await backUp(settings, file);
  if (nightly) return console.log(JSON.stringify(backup));
  console.log(
    `${path.resolve(file)}: the database and ${formatCount(backup.files, 'file')}, ${backup.bytes} bytes, read back and compared.`,
  );
  if (backup.contentFiles > 0)
    console.log(`It has the content that is edited in the browser: ${formatCount(backup.contentFiles, 'file')}.`);
  if (backup.missing > 0)
    console.log(
      `${formatCount(backup.missing, 'file')} that the database references ${backup.missing === 1 ? 'is' : 'are'} missing, also from the backup.`,
    );
  console.log('It contains all data and the secret: keep it as private as the data folder.');
  // A failure to record it is only reported: a backup must succeed even if the database is read-only, for example on a full disk.
  await recordBackup(settings, file, startedAt, backup).catch((error: unknown) => {
    const reason = scrub(error instanceof Error ? error.message : String(error));
    console.error(`The backup was made, but could not be recorded in the database, so that the System page does not show it: ${reason}`);
  });
}

/** Ends this process when the server's process ends. Otherwise the backup would keep the database open, and no server could start. */
function exitWithServer(): void {
  const terminate = (): void => void process.kill(process.pid);
  // The server may have exited already.
  if (!process.connected) terminate();
  process.once('disconnect', terminate);
  process.channel?.unref();
}

try {
  await main();
} catch (error) {
  console.error(describeStartFailure(error, 'No backup could be made.'));
  process.exitCode = 1;
}
