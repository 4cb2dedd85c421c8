import type { FastifyRequest } from 'fastify';
import type { ChapterFacts } from '../../shared/chapter.ts';
import { lockMember } from '../jobs/data/activeMember.ts';
import type { Deps } from '../jobs/deps.ts';
import { formatMailLine } from '../mail/address.ts';
import { CODE_PLACEHOLDER, type Mail } from '../mail/mailer.ts';
import { checkMailedCode, issueCode } from '../people/login/mailedCodes.ts';
import { hashSessionToken } from '../people/login/sessions.ts';
import type { Member } from '../platform/contract/types.ts';
import { runInTransaction } from '../platform/db/transaction.ts';
import { DetailedHttpError, HttpError } from '../platform/security/httpError.ts';
import { requireAdmin } from '../platform/security/requireAdmin.ts';

type Request = Pick<FastifyRequest, 'headers'>;

/** Who may edit. The first change of a session asks for a mailed code, because it changes public text. */
export interface EditingAccess {
  /** Returns whether the request's session has entered its code. */
  isUnlocked(request: Request): Promise<boolean>;
  /** @throws HttpError 403 unless the member is an admin whose session has entered its code; `locked` says that the code is missing */
  requireUnlocked(member: Member, request: Request): Promise<void>;
  /**
   * Mails a new code, which is valid for ten minutes.
   * @returns a confirmation message
   * @throws HttpError 401 when the member was erased, 403 for others than admins, 429 within a minute of the last mail
   */
  requestCode(member: Member): Promise<string>;
  /**
   * Lets the request's session edit.
   * @returns a confirmation message
   * @throws HttpError 400 for a wrong, used or expired code, 401 when the session has ended, 403 for others than admins, 429 after too many
   *   attempts
   */
  unlock(member: Member, request: Request, code: string): Promise<string>;
}

export function createEditingAccess(deps: Pick<Deps, 'db' | 'secret' | 'clock' | 'mailer' | 'content'>): EditingAccess {
  const { db, secret, clock, mailer, content } = deps;
  const hashToken = ({ headers }: Request): string => hashSessionToken(secret, headers.authorization) ?? '';

  async function isUnlocked(request: Request): Promise<boolean> {
    const session = await db.selectFrom('sessions').select('editing_since').where('token_hash', '=', hashToken(request)).executeTakeFirst();
    return session !== undefined && session.editing_since !== null;
  }

  return {
    isUnlocked,
    async requireUnlocked(member, request) {
      requireAdmin(member);
      if (await isUnlocked(request)) return;
      throw new DetailedHttpError(403, 'Before the first change, please enter the code that we mail to you.', { locked: true });
    },
    async requestCode(member) {
      requireAdmin(member);
      await runInTransaction(db, async (transaction) => {
        await lockMember(transaction, member.id);
        const { issue, expiresAt } = await issueCode(secret, transaction, 'content_codes', member, clock());
        await mailer.enqueue(createEditingCodeMail(content.current.chapter.facts, member, issue, expiresAt), transaction);
      });
      mailer.wake();
      return `A code is on its way to ${member.email}. It is valid for ten minutes.`;
    },
    async unlock(member, request, code) {
      requireAdmin(member);
      const now = clock();
      // A refusal is returned and not thrown, so that the count of attempts is committed.
      const refusal = await runInTransaction(db, async (transaction) => {
        await lockMember(transaction, member.id);
        const failure = await checkMailedCode(secret, transaction, 'content_codes', member, code, now);
        if (failure) return failure;
        await transaction.deleteFrom('content_codes').where('member_id', '=', member.id).execute();
        const { numUpdatedRows } = await transaction
          .updateTable('sessions')
          .set({ editing_since: now.toISOString() })
          .where('token_hash', '=', hashToken(request))
          .executeTakeFirst();
        return numUpdatedRows === 0n ? new HttpError(401, 'Please log in first.') : undefined;
      });
      if (refusal) throw refusal;
      return 'You can edit the site until you log out.';
    },
  };
}

/** Creates the mail with the code that editing asks for. The code is inserted when the mail is sent. */
function createEditingCodeMail(chapter: ChapterFacts, { id, name, email }: Member, issue: string, expiresAt: Date): Mail {
  return {
    to: email,
    kind: 'code',
    subject: `Your code to edit the site of the ${formatMailLine(chapter.name)}`,
    text: [
      `Dear ${formatMailLine(name)},`,
      `somebody who is logged in as you is about to change what our public site says. The code is: ${CODE_PLACEHOLDER}`,
      'Enter it where you edit the site, within ten minutes. Never share the code: nobody from the chapter will ask you for it.',
      'If it was not you, do nothing: without the code nothing is changed. Then end your other logins on your profile page.',
    ].join('\n\n'),
    isSigned: true,
    otpIssue: issue,
    sender: id,
    expiresAt,
  };
}
