import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { SavedContent } from '../../shared/operations/content.ts';
import { ContentError, formatMistake, formatMistakeAtField } from '../cms/contentError.ts';
import { loadSnapshot, type ContentSnapshot } from '../cms/contentSnapshot.ts';
import { readRegularFile } from '../cms/readRegularFile.ts';
import { TEXT_LIMIT } from '../cms/files.ts';
import { findReadOnlyReason } from '../cms/readOnly.ts';
import { lockMember } from '../jobs/data/activeMember.ts';
import type { Deps } from '../jobs/deps.ts';
import type { Member } from '../platform/contract/types.ts';
import type { Database } from '../platform/db/schema.ts';
import { lockSubject, runInTransaction } from '../platform/db/transaction.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { requireAdmin } from '../platform/security/requireAdmin.ts';
import { wrongContent } from './files/wrongContent.ts';
import { replaceFile } from './files/writeFile.ts';
import { findLastChange, hashText, recordChange } from './versions.ts';

export type EditingDeps = Pick<Deps, 'db' | 'clock' | 'content' | 'settings'>;

/**
 * Returns the text of a content file; null when there is none.
 * @throws HttpError 409 when it cannot be read
 */
export function readText({ content }: Pick<EditingDeps, 'content'>, file: string): string | null {
  if (!hasEntry(path.join(content.folder, file))) return null;
  let problem = '';
  const bytes = readRegularFile(content.folder, file, TEXT_LIMIT, (why) => (problem = why));
  if (bytes === undefined) throw new HttpError(409, `This file can only be edited in the content folder: it ${problem}.`);
  return bytes.toString('utf8');
}

/** Returns whether something has this path, be it a link that leads nowhere, or what cannot be looked at. */
function hasEntry(place: string): boolean {
  try {
    return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/**
 * Returns the content as it would be with another text of one file.
 * @param text null: without the file
 * @throws HttpError 422 when that would be a mistake
 */
export function checkContent(
  { content, clock }: Pick<EditingDeps, 'content' | 'clock'>,
  file: string,
  text: string | null,
): ContentSnapshot {
  try {
    return loadSnapshot(content.folder, clock(), new Map([[file, text]]));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw wrongContent(
      error.mistakes.map((mistake) =>
        mistake.file === file
          ? // The texts of pages are checked with the URLs of their pictures in place of their names.
            { pointer: mistake.pointer.replace(/\/url$/, '/file'), message: formatMistakeAtField(mistake) }
          : { pointer: '', message: formatMistake(mistake) },
      ),
    );
  }
}

/** @throws HttpError 409 while the content can only be read, with the reason */
export async function requireWritable(deps: EditingDeps): Promise<void> {
  const reason = await findReadOnlyReason(deps);
  if (reason !== undefined) throw new HttpError(409, reason);
}

/**
 * Lets one process at a time change the content until the transaction ends.
 * @throws HttpError 401 or 403 when the member may not edit any more: an admin may have been erased or demoted since the request began
 */
export async function lockContent(transaction: Kysely<Database>, { id }: Pick<Member, 'id'>): Promise<void> {
  await lockMember(transaction, id);
  requireAdmin(await transaction.selectFrom('members').select('role').where('id', '=', id).executeTakeFirstOrThrow());
  await lockSubject(transaction, 'content');
}

/** Runs work that writes in the content folder, one process at a time, and shows what it has written. */
export async function writeContent<T>(
  deps: EditingDeps,
  member: Pick<Member, 'id'>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  await requireWritable(deps);
  await deps.content.openForEditing();
  try {
    return await runInTransaction(deps.db, async (transaction) => {
      await lockContent(transaction, member);
      return work(transaction);
    });
  } finally {
    deps.content.reload();
  }
}

interface FileChange {
  file: string;
  /** Version that the editor began with. */
  version: string;
  /** Returns the new text; null deletes the file. May throw HttpError. @param text null: there is no file */
  makeText: (text: string | null) => string | null;
  /** Further changes in the same transaction. @param before text of the file before */
  alsoChange: (transaction: Kysely<Database>, before: string | null) => Promise<unknown>;
}

/**
 * Changes a content file, after the checks of the whole content, and records the version before and the new one.
 * @throws HttpError 409 when the file cannot be edited, 412 when it has another version, 422 when the new text has mistakes
 */
export async function changeFile(deps: EditingDeps, member: Member, change: FileChange): Promise<SavedContent> {
  const { file, version, makeText, alsoChange } = change;
  // The transaction may be repeated, and the file then has the new text already.
  let written: { before: string | null; beforeAt: Date; after: string | null } | undefined;
  const work = async (transaction: Kysely<Database>): Promise<SavedContent> => {
    const now = deps.clock();
    const found = readText(deps, file);
    const isRepeated = written !== undefined && found === written.after;
    const before = isRepeated && written ? written.before : found;
    if (hashText(before) !== version) throw await conflictError(transaction, file);
    const after = makeText(before);
    await alsoChange(transaction, before);
    if (after === before) return { file, version };
    checkContent(deps, file, after);
    const modified = statSync(path.join(deps.content.folder, file), { throwIfNoEntry: false })?.mtime ?? now;
    const beforeAt = isRepeated && written ? written.beforeAt : modified < now ? modified : now;
    const undo = await recordChange(transaction, { file, before, after, beforeAt, memberId: member.id }, now);
    written = { before, beforeAt, after };
    await replaceFile(deps.content.folder, file, after);
    return { file, version: hashText(after), undo };
  };
  try {
    return await writeContent(deps, member, work);
  } catch (error) {
    // The change was not recorded, for example because the disk of the database is full, so nothing must be changed.
    if (written !== undefined && readText(deps, file) === written.after) {
      await replaceFile(deps.content.folder, file, written.before);
      deps.content.reload();
    }
    throw error;
  }
}

async function conflictError(db: Kysely<Database>, file: string): Promise<HttpError> {
  const { by } = (await findLastChange(db, file)) ?? {};
  return new HttpError(412, `${by ?? 'Somebody'} has changed this since you began. Nothing was saved.`);
}
