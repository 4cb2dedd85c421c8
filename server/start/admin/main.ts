/** Creates the first admin and manages members on the server's machine: `npm run admin -- help`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeLocation } from '../../platform/db/openPostgres.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { readSettings } from '../../platform/settings.ts';
import { describeStartFailure } from '../startFailure.ts';
import { AdminError, commands, usage } from './commands.ts';
import { openDatabaseForAdmin } from './openDatabaseForAdmin.ts';

/**
 * Runs the command that the arguments name.
 * @returns its output
 * @throws AdminError, HttpError, SettingsError or StorageError with a message for the operator
 */
async function runCommand(args: string[]): Promise<string> {
  const { positionals, values } = parse(args);
  const [name, ...commandArgs] = positionals;
  if (values.help || name === undefined || name === 'help') return usage;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new AdminError(`There is no command “${name}”.\n\n${usage}`);
  // Settings that only serving needs must not prevent creating an admin.
  const { DATA_DIR, DATABASE_URL, CMS_ORIGIN, JOBS_ORIGIN } = process.env;
  const settings = readSettings({ DATA_DIR, DATABASE_URL, CMS_ORIGIN, JOBS_ORIGIN });
  const db = await openDatabaseForAdmin(settings, name === 'add');
  try {
    const dataLocation = settings.database === undefined ? path.resolve(settings.dataDir) : describeLocation(settings.database.url);
    return `${await command({ db, now: new Date(), args: commandArgs, name: values.name })}\n(in ${dataLocation})`;
  } finally {
    await db.destroy();
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw new AdminError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(
    error instanceof AdminError || error instanceof HttpError ? error.message : describeStartFailure(error, 'The command failed.'),
  );
  process.exitCode = 1;
}
