import { dayInIndia } from '../../shared/days.ts';
import type { SavedContent } from '../../shared/operations/content.ts';
import type { Member } from '../platform/contract/types.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { isEvent } from './files/contentFiles.ts';
import { putDraft } from './drafts.ts';
import { readValue } from './files/value.ts';
import { changeFile, type EditingDeps } from './saving.ts';
import { findNextVersion, findVersion } from './versions.ts';

/** How long the publication of an event can be taken back, in milliseconds. Later people may have read of it. */
const RETRACTION_MS = 600_000;

/**
 * Writes an earlier version of a file again. Restoring the time before an event was published makes it a draft again.
 * @param version version that the member saw
 * @throws HttpError 404 for an unknown version, 409 when the event was published too long ago, 412 when the file has another version, 422
 *   when the text has mistakes by now
 */
export async function restoreVersion(deps: EditingDeps, member: Member, id: string, version: string): Promise<SavedContent> {
  const restored = await findVersion(deps.db, id);
  if (restored === undefined) throw new HttpError(404, 'There is no such version.');
  const { file, text } = restored;
  if (text === null) await requireRecent(deps, restored);
  return changeFile(deps, member, {
    file,
    version,
    makeText: () => text,
    alsoChange: async (db, before) => {
      if (text !== null || before === null) return;
      const now = deps.clock();
      await putDraft(db, file, '', readValue(file, before, dayInIndia(now)), member.id, now.toISOString());
    },
  });
}

async function requireRecent({ db, clock }: EditingDeps, absence: Parameters<typeof findNextVersion>[1]): Promise<void> {
  const publication = await findNextVersion(db, absence);
  const age = publication === undefined ? 0 : clock().getTime() - Date.parse(publication.at);
  if (isEvent(absence.file) && age <= RETRACTION_MS) return;
  throw new HttpError(409, 'This event was published more than ten minutes ago. It can be cancelled, but not taken back.');
}
