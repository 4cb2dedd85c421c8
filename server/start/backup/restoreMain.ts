/** Restores a backup into an empty data folder or an empty database: `npm run restore -- FILE`. */
import path from 'node:path';
import { EDITED_FOLDER } from '../../cms/folder.ts';
import { readDataLocation } from '../../platform/settings.ts';
import { describeStartFailure } from '../startFailure.ts';
import { formatCount, readFileArgument } from './arguments.ts';
import { restoreBackup } from './restore.ts';

const usage = `Usage: npm run restore -- FILE

Puts the backup FILE into DATA_DIR, or with DATABASE_URL into that database. Either must be empty; DATA_DIR need not be there.`;

async function main(): Promise<void> {
  const arguments_ = readFileArgument(usage);
  if (arguments_ === undefined) return console.log(usage);
  const settings = readDataLocation(process.env);
  const { manifest, members, files, hasContent, restoredTo: location } = await restoreBackup(settings, arguments_.file);
  const description = `${manifest.madeAt}, by version ${manifest.version}, of ${manifest.from === 'sqlite' ? 'an embedded database' : 'PostgreSQL'}`;
  console.log(
    `Restored the backup of ${description}: ${formatCount(members, 'member')} and ${formatCount(files, 'file')}, each compared with its checksum.`,
  );
  if (hasContent) console.log(`The content that is edited in the browser is in ${path.resolve(settings.dataDir, EDITED_FOLDER)}.`);
  console.log(`It is in ${location}. Start the server with the same settings: logins, jobs and mail continue from that point.`);
}

try {
  await main();
} catch (error) {
  console.error(describeStartFailure(error, 'The backup could not be restored.'));
  process.exitCode = 1;
}
