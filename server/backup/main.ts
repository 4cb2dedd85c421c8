/** Backs up everything into one file while the server runs: `npm run backup -- FILE`. The server runs it, too, for the nightly ones. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isUpToDate } from '../db/migrate.ts';
import { databaseFile, openDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { StorageError } from '../db/storageError.ts';
import { openFileStore } from '../files/store.ts';
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
  if (database !== undefined) return openPostgres(database.url, { warn: () => undefined }, { most: 2, statementMs: 0 });
  if (!existsSync(path.join(dataDir, databaseFile)))
    throw new StorageError(`There is nothing to back up in ${dataDir} yet. Is DATA_DIR set as it is for the server?`);
  return openDatabase(dataDir);
}

/** @param nightly the server asks, which notes itself what comes of it */
async function backUp(settings: Places, file: string, nightly: boolean): Promise<Made> {
  const db = open(settings);
  const clock = (): Date => new Date();
  try {
    const files = await openFileStore(settings.dataDir);
    const make = (): Promise<Made> => makeBackup({ db, files, dataDir: settings.dataDir, clock }, file);
    // One of an older version has no book yet.
    if (nightly || !(await isUpToDate(db))) return await make();
    const book = backupBook(db, clock);
    const startedAt = clock();
    const made = await make();
    // Only now: a backup must not need a database that can be written, as when its disk is full.
    try {
      await book.end(await book.begin(path.basename(file), false, startedAt), { bytes: made.bytes });
    } catch (error) {
      const why = scrub(error instanceof Error ? error.message : String(error));
      console.error(`The backup was made, but could not be noted in the database, so that the System page does not show it: ${why}`);
    }
    return made;
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
  const made = await backUp(readPlaces(process.env), file, nightly);
  if (nightly) return console.log(JSON.stringify(made));
  console.log(`${path.resolve(file)}: the database and ${counted(made.files, 'file')}, ${made.bytes} bytes, read back and compared.`);
  if (made.lost > 0)
    console.log(`${counted(made.lost, 'file')} that the database names ${made.lost === 1 ? 'is' : 'are'} nowhere, and not in the backup.`);
  console.log('Whoever has it has all data and the secret: keep it as private as the data folder.');
}

try {
  await main();
} catch (error) {
  console.error(startFailure(error));
  process.exitCode = 1;
}
