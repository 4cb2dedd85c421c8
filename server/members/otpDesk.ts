import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { worker, type Worker } from '../worker.ts';
import { otpMail } from './otpMail.ts';
import { codeHash, codeMs, codeOf, decide } from './otpRules.ts';

/** Takes requests for one-time codes and works them off after they were answered. */
export interface OtpDesk {
  /** Notes a request durably. The same work whoever's address it is, so that neither words nor time tell who is a member (D-26). */
  request(email: string): Promise<void>;
  /** Resolves when every request noted so far is worked off. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the desk and works off what a predecessor left behind. */
export function openOtpDesk(deps: Deps): OtpDesk {
  const { db, clock } = deps;
  const work: Worker = worker({
    run: () => workOff(deps),
    retryMs: 2_000,
    onError: (error) => deps.log.error({ err: error }, 'requests for one-time codes could not be worked off'),
  });
  work.wake();
  return {
    async request(email) {
      await db.insertInto('otp_requests').values({ email, requested_at: clock().toISOString() }).execute();
      work.wake();
    },
    settled: () => work.settled(),
    close: () => work.close(),
  };
}

/** Works off all noted requests, oldest first, each in one transaction: code, mail and the note's end are one step. */
async function workOff(deps: Deps): Promise<undefined> {
  for (;;) {
    const note = await deps.db.selectFrom('otp_requests').selectAll().orderBy('id').limit(1).executeTakeFirst();
    if (!note) return undefined;
    await deps.db.transaction().execute(async (step) => {
      await step.deleteFrom('otp_requests').where('id', '=', note.id).execute();
      // After an outage nobody waits for that code any more.
      if (deps.clock().getTime() - Date.parse(note.requested_at) < codeMs) await issue(deps, step, note.email);
    });
    deps.mailer.wake();
  }
}

/** Issues or repeats the code of an address. Nobody's address gets a code as well, which is mailed to no one and opens nothing. */
async function issue(deps: Deps, db: Kysely<Database>, email: string): Promise<void> {
  const now = deps.clock();
  const member = await db.selectFrom('members').select(['id', 'name']).where('email', '=', email).executeTakeFirst();
  const before = await db.selectFrom('otp_codes').selectAll().where('email', '=', email).executeTakeFirst();
  const decision = decide(before, member?.id ?? null, now);
  if (decision === 'wait') return;

  const id = decision === 'again' && before ? before.issue : randomBytes(16).toString('hex');
  const expires = decision === 'again' && before ? new Date(before.expires_at) : new Date(now.getTime() + codeMs);
  if (decision === 'again') {
    await db.updateTable('otp_codes').set({ sent_at: now.toISOString() }).where('email', '=', email).execute();
  } else {
    const values = {
      member_id: member?.id ?? null,
      issue: id,
      code_hash: codeHash(deps.secret, email, codeOf(deps.secret, email, id)),
      attempts: 0,
      issued_at: now.toISOString(),
      expires_at: expires.toISOString(),
      sent_at: now.toISOString(),
      consumed_at: null,
    };
    await db
      .insertInto('otp_codes')
      .values({ email, ...values })
      .onConflict((clash) => clash.column('email').doUpdateSet(values))
      .execute();
  }
  if (member) await deps.mailer.enqueue(otpMail({ email, name: member.name, issue: id, expires, now }), db);
}
