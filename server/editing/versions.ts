import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ContentAuthor, ContentVersion } from '../../shared/operations/content.ts';
import type { ContentVersionRow, Database } from '../platform/db/schema.ts';

/** Largest number of listed versions; the contract has the same limit. */
const MAX_LISTED = 200;

/** Returns the version of a file's text, by which a change of it is noticed; empty for a file that does not exist. */
export const hashText = (text: string | null): string =>
  text === null ? '' : createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Returns an id of 24 hexadecimal digits that is greater than those of all versions. @param db a transaction that has locked the content */
async function createVersionId(db: Kysely<Database>, now: Date): Promise<string> {
  const newest = await db.selectFrom('content_versions').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const previous = newest === undefined ? 0 : Number.parseInt(newest.id.slice(0, 14), 16);
  return (
    Math.max(previous + 1, now.getTime() * 16)
      .toString(16)
      .padStart(14, '0') + randomBytes(5).toString('hex')
  );
}

const selectVersions = (db: Kysely<Database>, file: string) =>
  db.selectFrom('content_versions').where('content_versions.file', '=', file).orderBy('content_versions.id', 'desc');

/** A change of a content file. */
export interface Change {
  file: string;
  /** The whole text; null: there is no file. */
  before: string | null;
  after: string | null;
  /** When the file got the text before, if it did so outside the editor. */
  beforeAt: Date;
  memberId: string;
}

/**
 * Records a change. If the text before came from the files, it becomes a version, too.
 * @param db a transaction that has locked the content
 * @returns the id of the version before
 */
export async function recordChange(db: Kysely<Database>, change: Change, now: Date): Promise<string> {
  const { file, before, after, beforeAt, memberId } = change;
  const insert = async (row: Pick<ContentVersionRow, 'text' | 'member_id' | 'at'>): Promise<string> => {
    const id = await createVersionId(db, now);
    await db
      .insertInto('content_versions')
      .values({ id, file, ...row })
      .execute();
    return id;
  };
  const last = await selectVersions(db, file).select(['id', 'text']).limit(1).executeTakeFirst();
  const beforeId =
    last !== undefined && last.text === before ? last.id : await insert({ text: before, member_id: null, at: beforeAt.toISOString() });
  await insert({ text: after, member_id: memberId, at: now.toISOString() });
  return beforeId;
}

/** Returns a version by its id. */
export const findVersion = (db: Kysely<Database>, id: string): Promise<ContentVersionRow | undefined> =>
  db.selectFrom('content_versions').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the version that followed another one. */
export const findNextVersion = (db: Kysely<Database>, { id, file }: ContentVersionRow): Promise<ContentVersionRow | undefined> =>
  db.selectFrom('content_versions').selectAll().where('file', '=', file).where('id', '>', id).orderBy('id').limit(1).executeTakeFirst();

/** Who did something as the contract has it; without a name when the member is gone. */
export const toAuthor = ({ at, name }: { at: string; name: string | null }): ContentAuthor => ({ at, ...(name !== null && { by: name }) });

/** Returns the versions of a file, last first. @param text what the file has now */
export async function listVersions(db: Kysely<Database>, file: string, text: string | null): Promise<ContentVersion[]> {
  const rows = await selectVersions(db, file)
    .leftJoin('members', 'members.id', 'content_versions.member_id')
    .select(['content_versions.id', 'content_versions.at', 'members.name'])
    // Compared in the database, because all texts together may be large.
    .select(({ eb }) => [
      eb('content_versions.text', 'is', null).as('is_absent'),
      eb('content_versions.text', text === null ? 'is' : '=', text).as('is_current'),
    ])
    .limit(MAX_LISTED)
    .execute();
  const current = rows.find((row) => Boolean(row.is_current))?.id;
  return rows.map((row) => ({
    id: row.id,
    ...toAuthor(row),
    current: row.id === current,
    ...(Boolean(row.is_absent) && { absent: true }),
  }));
}

const selectChanges = (db: Kysely<Database>) =>
  db
    .selectFrom('content_versions')
    .leftJoin('members', 'members.id', 'content_versions.member_id')
    .select(['content_versions.file', 'content_versions.at', 'members.name']);

/** Returns who changed a file last in the editor and when. */
export async function findLastChange(db: Kysely<Database>, file: string): Promise<ContentAuthor | undefined> {
  const changes = selectChanges(db).where('content_versions.file', '=', file).orderBy('content_versions.id', 'desc');
  const row = await changes.limit(1).executeTakeFirst();
  return row && toAuthor(row);
}

/** Returns who changed each file last in the editor and when, by file. */
export async function listLastChanges(db: Kysely<Database>): Promise<ReadonlyMap<string, ContentAuthor>> {
  const rows = await selectChanges(db)
    .where(
      'content_versions.id',
      'in',
      db
        .selectFrom('content_versions as newest')
        .select(({ fn }) => fn.max('newest.id').as('id'))
        .groupBy('newest.file'),
    )
    .execute();
  return new Map(rows.map((row) => [row.file, toAuthor(row)]));
}
