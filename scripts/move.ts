import { parseArgs } from 'node:util';
import { formatCount } from '../server/start/backup/arguments.ts';
import { moveToPostgres } from '../server/start/backup/moveToPostgres.ts';
import { describeLocation } from '../server/platform/db/openPostgres.ts';
import { readDataLocation, SettingsError } from '../server/platform/settings.ts';
import { describeStartFailure } from '../server/start/startFailure.ts';

/**
 * `npm run move -- --to URL`: copies the embedded database, the secret and the uploaded files into an empty PostgreSQL database.
 * Exit code 0: everything was copied, 1: nothing was copied.
 */
async function main(): Promise<void> {
  const { dataDir, database } = readDataLocation({ ...process.env, DATABASE_URL: readTarget() });
  const url = database?.url ?? '';
  const { tables, files, missing } = await moveToPostgres(dataDir, url);
  const width = Math.max(...tables.map(({ rows }) => String(rows).length));
  for (const { table, rows } of tables) console.log(`${String(rows).padStart(width)}  ${table}`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${tables.length} tables, ${formatCount(files, 'file')} and the secret are in ${describeLocation(url)}, each compared with its original.`,
  );
  if (missing > 0) console.log(`${formatCount(missing, 'file')} that the database refers to ${missing === 1 ? 'was' : 'were'} not found.`);
  console.log(`From now on start with DATABASE_URL. ${dataDir} is unchanged: archive or delete it after you have checked the result.`);
}

/** Returns the URL after `--to`. @throws SettingsError with the usage message when there is none */
function readTarget(): string {
  const usage = 'Where to? npm run move -- --to postgresql://user:password@127.0.0.1:5432/chapter';
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    // An unset shell variable gives an empty URL, which would select the machine's default database.
    if (to !== undefined && to.trim() !== '') return to;
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  throw new SettingsError(usage);
}

try {
  await main();
} catch (error) {
  console.error(describeStartFailure(error, 'Nothing was copied.'));
  process.exit(1);
}
