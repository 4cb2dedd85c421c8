import type { Kysely } from 'kysely';
import type { ContentDraft, ContentDraftChange, SavedDraft } from '../../shared/operations/content.ts';
import { createLaterTimestamp } from '../jobs/board/changeBoard.ts';
import type { Member } from '../platform/contract/types.ts';
import type { ContentDraftRow, Database } from '../platform/db/schema.ts';
import { runInTransaction } from '../platform/db/transaction.ts';
import type { Json } from '../platform/contract/pointer.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { findKind } from './files/contentFiles.ts';
import { shortSlug } from './files/shortSlug.ts';
import { lockContent, readText, type EditingDeps } from './saving.ts';
import { toAuthor } from './versions.ts';

const selectDrafts = (db: Kysely<Database>) =>
  db
    .selectFrom('content_drafts')
    .leftJoin('members', 'members.id', 'content_drafts.member_id')
    .select(['content_drafts.file', 'content_drafts.version', 'content_drafts.value', 'content_drafts.at', 'members.name']);

const toDraft = (row: Pick<ContentDraftRow, 'version' | 'value' | 'at'> & { name: string | null }): ContentDraft => ({
  ...toAuthor(row),
  version: row.version,
  value: JSON.parse(row.value) as ContentDraft['value'],
});

/** Returns all drafts by file. */
export async function listDrafts(db: Kysely<Database>): Promise<ReadonlyMap<string, ContentDraft>> {
  const rows = await selectDrafts(db).orderBy('content_drafts.file').execute();
  return new Map(rows.map((row) => [row.file, toDraft(row)]));
}

/** Returns the draft of a file. */
export async function findDraft(db: Kysely<Database>, draftFile: string): Promise<ContentDraft | undefined> {
  const row = await selectDrafts(db).where('content_drafts.file', '=', draftFile).executeTakeFirst();
  return row && toDraft(row);
}

/** Keeps a value as the draft of a file. */
export async function putDraft(
  db: Kysely<Database>,
  file: string,
  version: string,
  value: Json,
  memberId: string,
  at: string,
): Promise<void> {
  const row = { version, value: JSON.stringify(value), member_id: memberId, at };
  await db
    .insertInto('content_drafts')
    .values({ file, ...row })
    .onConflict((conflict) => conflict.column('file').doUpdateSet(row))
    .execute();
}

/**
 * Keeps a value as a draft.
 * @throws HttpError 404 when there is neither such a file nor a draft of it, 412 when somebody has kept a later draft
 */
export function saveDraft(deps: EditingDeps, member: Member, change: ContentDraftChange): Promise<SavedDraft> {
  return runInTransaction(deps.db, async (transaction) => {
    await lockContent(transaction, member);
    const { file = await createEventFile(deps, transaction, change.value), version, draftAt, value } = change;
    findKind(file);
    const draft = await findDraft(transaction, file);
    if (draft !== undefined && draft.at !== draftAt)
      throw new HttpError(412, `${draft.by ?? 'Somebody'} has kept another draft since you began. Nothing was kept.`);
    if (change.file !== undefined && draft === undefined && readText(deps, file) === null)
      throw new HttpError(404, 'There is no such draft any more.');
    const at = createLaterTimestamp(deps.clock(), draft?.at ?? '1970-01-01T00:00:00.000Z');
    // A new event has the id that its file name has.
    const withId = change.file === undefined ? { ...value, id: readEventId(file) } : value;
    await putDraft(transaction, file, version, withId, member.id, at);
    return { file, at };
  });
}

const readEventId = (file: string): number => Number(/^events\/(\d{1,9})-/.exec(file)?.[1] ?? 0);

/** Returns the file name of a new event, with the next id after those of all events and drafts. */
async function createEventFile({ content }: EditingDeps, db: Kysely<Database>, value: Json): Promise<string> {
  const { events, origins } = content.current.content;
  const drafts = await db.selectFrom('content_drafts').select('file').where('file', 'like', 'events/%').execute();
  // The file of an event that was taken back may still have its versions.
  const versions = await db.selectFrom('content_versions').select('file').distinct().where('file', 'like', 'events/%').execute();
  const files = [
    ...drafts.map(({ file }) => file),
    ...versions.map(({ file }) => file),
    ...events.map((event) => origins.get(event)?.file ?? ''),
  ];
  const id = Math.max(0, ...events.map((event) => event.id), ...files.map(readEventId)) + 1;
  return `events/${id}-${shortSlug(typeof value.title === 'string' ? value.title : '', 'event')}.md`;
}

/** Deletes the draft of a file. @throws HttpError 404 when there is none, 412 when somebody has kept a later one */
export async function deleteDraft({ db }: Pick<EditingDeps, 'db'>, file: string, at: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('content_drafts').where('file', '=', file).where('at', '=', at).executeTakeFirst();
  if (numDeletedRows > 0n) return;
  const later = await findDraft(db, file);
  if (later === undefined) throw new HttpError(404, 'There is no such draft any more.');
  throw new HttpError(412, `${later.by ?? 'Somebody'} has kept another draft since you began. Nothing was deleted.`);
}
