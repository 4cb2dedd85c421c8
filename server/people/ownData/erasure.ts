import type { Kysely } from 'kysely';
import type { Member } from '../../platform/contract/types.ts';
import { insertErasedMember } from '../../platform/db/erasedMember.ts';
import type { Database } from '../../platform/db/schema.ts';
import { runInTransaction, lockSubject } from '../../platform/db/transaction.ts';
import type { Deps } from '../../jobs/deps.ts';
import { lockMember } from '../../jobs/data/activeMember.ts';
import { changeBoard, NO_UPLOAD } from '../../jobs/board/changeBoard.ts';
import { hasNoOtherAdmin } from '../directory/changeDirectory.ts';
import { checkMailedCode, issueCode } from '../login/mailedCodes.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { eraseApplications, eraseJobs } from './eraseJobs.ts';
import { createErasureCodeMail, createErasedMail } from './mails.ts';
import { ownTables } from './tables.ts';

/** Erasure of a member's data. It must be confirmed with a mailed code, because a session alone is not enough. */
export interface Erasure {
  /**
   * Mails a new code, which is valid for ten minutes.
   * @returns a confirmation message
   * @throws HttpError 401 when the member was erased, 409 for the only admin, 429 within a minute of the last mail
   */
  requestCode(member: Member): Promise<string>;
  /**
   * Erases the member's data in one transaction and ends every session.
   * @returns a confirmation message
   * @throws HttpError 400 for a wrong, used or expired code, 401 when the member was erased, 409 for the only admin, 429 after too many
   *   attempts
   */
  erase(member: Member, code: string): Promise<string>;
}

export function createErasure(deps: Deps): Erasure {
  const { clock, secret, db, mailer, content } = deps;
  return {
    async requestCode(member) {
      const now = clock();
      await runInTransaction(db, async (transaction) => {
        await assertNotOnlyAdmin(transaction, member);
        await lockMember(transaction, member.id);
        const { issue, expiresAt } = await issueCode(secret, transaction, 'erasure_codes', member, now);
        await mailer.enqueue(createErasureCodeMail(content.current.chapter.facts, member, issue, expiresAt), transaction);
      });
      mailer.wake();
      return `A code is on its way to ${member.email}. It is valid for ten minutes.`;
    },

    async erase(member, code) {
      // A refusal is returned and not thrown, so that the count of attempts is committed.
      const refusal = await changeBoard(deps, NO_UPLOAD, async (change) => {
        if (member.role === 'admin') await lockSubject(change.db, 'admins');
        await lockMember(change.db, member.id);
        const failure = await checkMailedCode(secret, change.db, 'erasure_codes', member, code, change.now);
        if (failure) return failure;
        await assertNotOnlyAdmin(change.db, member);
        await insertErasedMember(change.db, change.now);
        await eraseApplications(change, member.id);
        await eraseJobs(change, member.id);
        change.discardFiles(await change.files.removeByMember(member.id));
        for (const { erase } of Object.values(ownTables)) if (typeof erase === 'function') await erase(change.db, member);
        await change.enqueueMail(
          createErasedMail(content.current.chapter.facts, member, content.current.pages['own-data'].kept, change.now),
        );
        return undefined;
      });
      if (refusal) throw refusal;
      return 'All the data that the site held about you has been erased.';
    },
  };
}

/** Throws HttpError 409 when the member is the only active admin. For admins, it also locks changes of admins. */
async function assertNotOnlyAdmin(db: Kysely<Database>, { id, role }: Member): Promise<void> {
  if (role !== 'admin') return;
  // Of two admins who erase their data at the same time, one must stay.
  await lockSubject(db, 'admins');
  if (await hasNoOtherAdmin(db, [id])) throw new HttpError(409, 'You are the only admin. Please make another member an admin first.');
}
