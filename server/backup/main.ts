/** Backs up everything into one file while the server runs: `npm run backup -- FILE`. The server runs it, too, for the nightly ones. */
import { statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isUpToDate } from '../db/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../db/openSqlite.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { StorageError, toStorageError } from '../db/storageError.ts';
import { scrub } from '../security/scrub.ts';
import { readPlaces, type Settings } from '../settings.ts';
import { startFailure } from '../startFailure.ts';
import { counted, oneFile } from './arguments.ts';
import { backupBook } from './book.ts';
import { makeBackup, type Made } from './write.ts';

const usage = `Usage: npm run backup -- FILE

Writes everything that the server keeps (database, uploaded files, secret) into FILE, which must not exist yet. The server may run.
It reads DATA_DIR and DATABASE_URL as the server does. npm run restore -- FILE puts it back.`;

type Places = Pick<Settings, 'dataDir' | 'database'>;

/** Opened as it is: a backup before an upgrade changes nothing. */
function open({ dataDir, database }: Places) {
  if (database !== undefined) return openPostgres(database.url, { warn: () => undefined }, { maxConnections: 2, statementTimeoutMs: 0 });
  return openDatabase(dataDir);
}

/** @throws StorageError where there is no database, which opening would make */
function refuseNothing({ dataDir, database }: Places): void {
  if (database !== undefined) return;
  try {
    if (statSync(path.join(dataDir, DATABASE_FILE), { throwIfNoEntry: false })) return;
  } catch (error) {
    throw toStorageError(error, dataDir);
  }
  throw new StorageError(`There is nothing to back up in ${dataDir} yet. Is DATA_DIR set as it is for the server?`);
}

const clock = (): Date => new Date();

async function backUp(settings: Places, file: string): Promise<Made> {
  refuseNothing(settings);
  return makeBackup({ open: () => open(settings), dataDir: settings.dataDir, clock }, file);
}

/** Notes a backup that was made by hand; nightly ones are noted by the server, which asked for them. */
async function note(settings: Places, file: string, startedAt: Date, { bytes }: Made): Promise<void> {
  const db = open(settings);
  try {
    // One of an older version has no book yet.
    if (!(await isUpToDate(db))) return;
    const book = backupBook(db, clock);
    await book.end(await book.begin(path.basename(file), false, startedAt), { bytes });
  } finally {
    await db.destroy();
  }
}

async function main(): Promise<void> {
  const asked = oneFile(usage, { nightly: { type: 'boolean' } });
  if (asked === undefined) return console.log(usage);
  const { file, nightly } = asked;
  // Whoever asks the server for a page comes first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  if (nightly) endWithServer();
  const settings = readPlaces(process.env);
  const startedAt = clock();
  const made = await backUp(settings, file);
  if (nightly) return console.log(JSON.stringify(made));
  console.log(`${path.resolve(file)}: the database and ${counted(made.files, 'file')}, ${made.bytes} bytes, read back and compared.`);
  if (made.lost > 0)
    console.log(`${counted(made.lost, 'file')} that the database names ${made.lost === 1 ? 'is' : 'are'} nowhere, and not in the backup.`);
  console.log('Whoever has it has all data and the secret: keep it as private as the data folder.');
  // Only now: a backup must not need a database that can be written, as when its disk is full.
  await note(settings, file, startedAt, made).catch((error: unknown) => {
    const why = scrub(error instanceof Error ? error.message : String(error));
    console.error(`The backup was made, but could not be noted in the database, so that the System page does not show it: ${why}`);
  });
}

/** What is left of a backup when the server is killed would have the database open, so that no other server could start. */
function endWithServer(): void {
  const end = (): void => void process.kill(process.pid);
  // It may be gone before this program has begun.
  if (!process.connected) end();
  process.once('disconnect', end);
  process.channel?.unref();
}

try {
  await main();
} catch (error) {
  console.error(startFailure(error, 'No backup could be made.'));
  process.exitCode = 1;
}
