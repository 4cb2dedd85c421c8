import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { BUS_NAME, BUS_NAME_START } from '../platform/bus/postgresBus.ts';
import { CONTENT_FOLDER } from '../platform/installation.ts';
import { formatMistake } from './contentError.ts';
import { formatFolder } from './contentSnapshot.ts';
import { SUBFOLDERS } from './folder.ts';
import type { CmsDeps, ContentProblem } from './liveContent.ts';

/** Longest part of a reason that quotes a mistake; reasons have a limit in the contract. */
const MAX_QUOTE = 600;

type Deps = Pick<CmsDeps, 'content' | 'db' | 'settings'>;

/** Returns why the content can only be read, in sentences for the office; undefined when it can be edited. */
export async function findReadOnlyReason(deps: Deps): Promise<string | undefined> {
  const { content, settings } = deps;
  if (settings.cmsOrigin !== undefined) return `The content is edited in the content system at ${new URL(settings.cmsOrigin).host}.`;
  if (content.problem !== null) return describeProblem(content.problem);
  // The demonstration is copied before it is edited.
  const isDemo = content.folder === CONTENT_FOLDER;
  const folders = isDemo ? [settings.dataDir] : ['.', ...SUBFOLDERS].map((name) => path.join(content.folder, name));
  if (!(await canWrite(folders)))
    return `The server may not write in the content folder, ${formatFolder(isDemo ? settings.dataDir : content.folder)}.`;
  return settings.contentShared ? undefined : describeOtherMachines(deps);
}

function describeProblem({ mistakes: [mistake], message }: ContentProblem): string {
  const quote = (mistake === undefined ? message : formatMistake(mistake)).slice(0, MAX_QUOTE);
  return `The content files have a mistake, which has to be corrected in the files first: ${quote}`;
}

/** Returns whether files can be created in all folders. Permissions alone do not tell: a file system may be read only. */
async function canWrite(folders: readonly string[]): Promise<boolean> {
  try {
    for (const folder of folders) {
      await access(folder, constants.W_OK);
      // Hidden, so that it does not count as content.
      const file = path.join(folder, `.editing-${randomUUID()}`);
      await writeFile(file, '', { flag: 'wx' });
      await rm(file);
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns that servers on other machines use the same database, because an edit would not reach their folders; undefined without any. */
async function describeOtherMachines({ db, settings }: Deps): Promise<string | undefined> {
  if (settings.database === undefined) return undefined;
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${BUS_NAME_START}%`}`.execute(db);
  if (rows.every(({ name }) => name === BUS_NAME)) return undefined;
  return (
    'The site runs on several machines, and an edit here would reach only one of them. ' +
    'If all of them have the same content folder, the operator sets CONTENT_SHARED=true.'
  );
}
