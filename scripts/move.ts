import { parseArgs } from 'node:util';
import { moveDatabase } from '../server/db/move.ts';
import { placeOf } from '../server/db/postgres.ts';
import { listAgain } from '../server/jobs/listAgain.ts';
import { readPlaces, SettingsError } from '../server/settings.ts';
import { startFailure } from '../server/startFailure.ts';

/**
 * `npm run move -- --to URL`: copies the embedded database of DATA_DIR into an empty database of PostgreSQL, and says what it moved.
 * Ends with 0 when all is there, with 1 and a sentence when nothing is.
 */
async function main(): Promise<void> {
  const { dataDir, database } = readPlaces({ ...process.env, DATABASE_URL: target() });
  const url = database?.url ?? '';
  const moved = await moveDatabase(dataDir, url, listAgain);
  const width = Math.max(...moved.map(({ rows }) => String(rows).length));
  for (const { table, rows } of moved) console.log(`${String(rows).padStart(width)}  ${table}`);
  console.log(
    `${moved.reduce((sum, { rows }) => sum + rows, 0)} rows of ${moved.length} tables are in ${placeOf(url)}, each compared with its original.`,
  );
  console.log(`From now on start with DATABASE_URL and the same DATA_DIR (${dataDir}), where uploaded files and the secret stay.`);
}

/** @throws SettingsError with the way it is called */
function target(): string {
  const usage = 'Where to? npm run move -- --to postgresql://user:password@127.0.0.1:5432/chapter';
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    // An empty one, as of a variable that is not set, would be whatever database the machine takes for its own.
    if (to !== undefined && to.trim() !== '') return to;
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  throw new SettingsError(usage);
}

try {
  await main();
} catch (error) {
  console.error(startFailure(error, 'Nothing was moved.'));
  process.exit(1);
}
