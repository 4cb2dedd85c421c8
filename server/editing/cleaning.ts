import path from 'node:path';
import { sql } from 'kysely';
import { removeAbandonedCopies } from '../cms/copyFolder.ts';
import { getEditedFolder, SUBFOLDERS } from '../cms/folder.ts';
import type { Deps } from '../jobs/deps.ts';
import { removeAbandoned } from './files/writeFile.ts';

/** Number of versions of each file that are always kept. */
const KEPT_VERSIONS = 50;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Deletes versions of content files that are older than a year, except for the newest of each file, and drafts of that age. */
export async function deleteOldContentVersions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const yearAgo = new Date(clock().getTime() - YEAR_MS).toISOString();
  await db.deleteFrom('content_drafts').where('at', '<', yearAgo).execute();
  await db
    .deleteFrom('content_versions')
    .where('at', '<', yearAgo)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom(
        selectFrom('content_versions as version')
          .select(['version.id', sql<number>`row_number() over (partition by version.file order by version.id desc)`.as('number')])
          .as('numbered'),
      )
        .select('numbered.id')
        .where('numbered.number', '>', KEPT_VERSIONS),
    )
    .execute();
}

/** Deletes what killed processes left of unfinished writes in the content folder, and of copies of the demonstration. */
export async function deleteUnfinishedContent({ content, settings }: Pick<Deps, 'content' | 'settings'>): Promise<void> {
  for (const name of ['.', ...SUBFOLDERS]) await removeAbandoned(path.join(content.folder, name));
  const editedFolder = getEditedFolder(settings);
  if (editedFolder !== undefined) await removeAbandonedCopies(editedFolder);
}
