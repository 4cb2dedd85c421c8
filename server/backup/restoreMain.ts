/** Puts a backup back into an empty data folder or an empty database: `npm run restore -- FILE`. */
import { readPlaces } from '../settings.ts';
import { startFailure } from '../startFailure.ts';
import { counted, oneFile } from './arguments.ts';
import { restoreBackup } from './restore.ts';

const usage = `Usage: npm run restore -- FILE

Puts the backup FILE into DATA_DIR, or with DATABASE_URL into that database. Either must be empty; DATA_DIR need not be there.`;

async function main(): Promise<void> {
  const asked = oneFile(usage);
  if (asked === undefined) return console.log(usage);
  const { about, members, files, place } = await restoreBackup(readPlaces(process.env), asked.file);
  const origin = `${about.madeAt}, by version ${about.version}, of ${about.from === 'sqlite' ? 'an embedded database' : 'PostgreSQL'}`;
  console.log(
    `Restored the backup of ${origin}: ${counted(members, 'member')} and ${counted(files, 'file')}, each compared with its checksum.`,
  );
  console.log(`It is in ${place}. Start the server with the same settings: logins, jobs and mail go on from there.`);
}

try {
  await main();
} catch (error) {
  console.error(startFailure(error, 'The backup could not be restored.'));
  process.exitCode = 1;
}
