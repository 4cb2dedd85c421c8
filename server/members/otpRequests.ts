import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTransaction, lockSubject } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { worker, type Worker } from '../worker.ts';
import { isAlone, keepShare, shareOf } from './otpClients.ts';
import { otpMail } from './otpMail.ts';
import { codeHash, codeMs, codeOf, decide, isUsable, mailNews, mayReplace, type MailNews } from './otpRules.ts';

/** Takes requests for one-time codes, and processes them after they were answered. */
export interface OtpRequestProcessor {
  /**
   * Notes a request durably, and tells what becomes of it. The same work whoever's address it is, so that neither words
   * nor time tell who is a member (D-26).
   */
  request(email: string, client: string): Promise<MailNews>;
  /** Resolves when every request noted so far is processed. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** How often to look for requests that other processes left when they died; milliseconds. */
const lookAgainMs = 2_000;

/** How long what is under way is waited for; milliseconds. */
const longestMs = 5_000;

/** Begins with what a predecessor left behind. */
export function startOtpRequestProcessor(deps: Deps): OtpRequestProcessor {
  const { db, clock } = deps;
  const work: Worker = worker({
    run: () => processAll(deps),
    retryMs: 2_000,
    onError: (error) => deps.log.error({ err: error }, 'requests for one-time codes could not be processed'),
  });
  work.wake();
  const unsubscribe = deps.bus.subscribe('codes', () => void work.wake());
  return {
    async request(email, client) {
      const { before, share, replace } = await situation(db, email, client, clock());
      await db.insertInto('otp_requests').values({ email, client, requested_at: clock().toISOString() }).execute();
      // What this process cannot see to at once another may.
      if (work.wake()) deps.bus.publish('codes');
      return mailNews(before, share, replace, clock());
    },
    settled: () => allProcessed(db, work),
    close: () => {
      unsubscribe();
      return work.close();
    },
  };
}

/**
 * Processes all noted requests that no other process is at, oldest first, each in one transaction: code, mail and the note's end
 * are one step. What a process that is killed was at is there again.
 * @returns milliseconds after which to look again: others may have left some
 */
async function processAll(deps: Deps): Promise<number> {
  const { db } = deps;
  // Before each transaction it is looked without one: on SQLite that would keep everybody else from writing.
  while (await isWaiting(db)) {
    const worked = await inTransaction(db, async (step) => {
      const note = await step.selectFrom('otp_requests').selectAll().orderBy('id').limit(1).forUpdate().skipLocked().executeTakeFirst();
      if (!note) return false;
      await lockSubject(step, 'passcode', note.email);
      await step.deleteFrom('otp_requests').where('id', '=', note.id).execute();
      // After an outage nobody waits for that code any more.
      if (deps.clock().getTime() - Date.parse(note.requested_at) < codeMs) await issue(deps, step, note);
      return true;
    });
    if (!worked) break;
    deps.mailer.wake();
  }
  return lookAgainMs;
}

/** Whether a request is noted that is not processed. */
async function isWaiting(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('otp_requests').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Waits until no request is noted any more, whichever process is at them; not forever, should that fail. */
async function allProcessed(db: Kysely<Database>, work: Worker): Promise<void> {
  for (const end = Date.now() + longestMs; ; await sleep(20)) {
    await work.settled();
    if (Date.now() > end || !(await isWaiting(db))) return;
  }
}

/** The present code of an address, what a client has to do with it, and whether it may have another in its place. */
async function situation(db: Kysely<Database>, email: string, client: string, now: Date) {
  const before = await db.selectFrom('otp_codes').selectAll().where('email', '=', email).executeTakeFirst();
  if (before === undefined) return { before, share: undefined, replace: false };
  const share = await shareOf(db, email, client, before.issue, now);
  return { before, share, replace: mayReplace(before, share, await isAlone(db, email, client, before.issue)) };
}

/** Issues or repeats the code of an address. Nobody's address gets a code as well, which is mailed to no one and opens nothing. */
async function issue(deps: Deps, db: Kysely<Database>, { email, client }: { email: string; client: string }): Promise<void> {
  const now = deps.clock();
  // Who is deactivated gets none, like a stranger.
  const member = await db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  const { before, share, replace } = await situation(db, email, client, now);
  const decision = decide(before, member?.id ?? null, replace, now);
  const kept = decision === 'new' ? undefined : before;
  const id = kept?.issue ?? randomBytes(16).toString('hex');
  await keepShare(db, { email, client, issue: id }, { asked: true, attempts: kept && share ? share.attempts : 0 });
  if (decision === 'wait') return;

  const expires = kept ? new Date(kept.expires_at) : new Date(now.getTime() + codeMs);
  if (kept) await db.updateTable('otp_codes').set({ sent_at: now.toISOString() }).where('email', '=', email).execute();
  else {
    const replaced = before && replace && isUsable(before, now) ? before.replaced + 1 : 0;
    await putCode(deps, db, { email, member_id: member?.id ?? null, issue: id, replaced }, now, expires);
  }
  if (member)
    await deps.mailer.enqueue(
      otpMail(deps.content.current.chapter.facts, { email, name: member.name, issue: id, sender: client, expires, now }),
      db,
    );
}

/** Puts a new code in the place of the one before; what was tried within a day counts on. */
async function putCode(
  { secret }: Deps,
  db: Kysely<Database>,
  code: { email: string; member_id: string | null; issue: string; replaced: number },
  now: Date,
  expires: Date,
): Promise<void> {
  const { email, ...about } = code;
  const values = {
    ...about,
    code_hash: codeHash(secret, email, codeOf(secret, email, code.issue)),
    attempts: 0,
    issued_at: now.toISOString(),
    expires_at: expires.toISOString(),
    sent_at: now.toISOString(),
    consumed_at: null,
  };
  await db
    .insertInto('otp_codes')
    .values({ email, ...values, day_attempts: 0, day_began_at: now.toISOString() })
    .onConflict((clash) => clash.column('email').doUpdateSet(values))
    .execute();
}
