import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { runInTransaction, lockSubject } from '../../platform/db/transaction.ts';
import type { Deps } from '../../jobs/deps.ts';
import { createWorker, type Worker } from '../../platform/lib/worker.ts';
import { isOnlyClient, saveClientAttempts, findClientAttempts } from './otpClients.ts';
import { createOtpMail } from './otpMail.ts';
import {
  hashCode,
  CODE_LIFETIME_MS,
  deriveCode,
  decideRequest,
  isUsable,
  describeCodeMail,
  canReplaceCode,
  type CodeMailInfo,
} from './otpRules.ts';

/** Stores requests for one-time codes, and processes them in the background. */
export interface OtpRequestProcessor {
  /**
   * Stores a request, and returns what the caller learns about the mail. The work is the same for all e-mail addresses, so that neither the
   * response nor its duration reveals who is a member (D-26).
   */
  request(email: string, client: string): Promise<CodeMailInfo>;
  /** Resolves when every stored request has been processed, at the latest after `SETTLE_TIMEOUT_MS`. */
  settled(): Promise<void>;
  /** Stops after the current run. */
  close(): Promise<void>;
}

/** Milliseconds between polls for requests of processes that ended before processing them. */
const POLL_INTERVAL_MS = 2_000;

const SETTLE_TIMEOUT_MS = 5_000;

/** Starts the processor. It begins with requests that earlier processes left. */
export function startOtpRequestProcessor(deps: Deps): OtpRequestProcessor {
  const { db, clock } = deps;
  const worker: Worker = createWorker({
    run: () => processAll(deps),
    retryMs: 2_000,
    onError: (error) => deps.log.error({ err: error }, 'requests for one-time codes could not be processed'),
  });
  worker.wake();
  return {
    async request(email, client) {
      const { current, clientAttempts, canReplace } = await readRequestState(db, email, client, clock());
      await db.insertInto('otp_requests').values({ email, client, requested_at: clock().toISOString() }).execute();
      worker.wake();
      return describeCodeMail(current, clientAttempts, canReplace, clock());
    },
    settled: () => waitUntilProcessed(db, worker),
    close: () => worker.close(),
  };
}

/**
 * Processes the requests that no other process has locked, oldest first. Each has its own transaction, so that a killed process loses none.
 * @returns milliseconds until the next poll
 */
async function processAll(deps: Deps): Promise<number> {
  const { db } = deps;
  // Checked outside a transaction, because on SQLite a transaction blocks other writers.
  while (await hasPendingRequests(db)) {
    const wasProcessed = await runInTransaction(db, async (transaction) => {
      const request = await transaction
        .selectFrom('otp_requests')
        .selectAll()
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!request) return false;
      await lockSubject(transaction, 'passcode', request.email);
      await transaction.deleteFrom('otp_requests').where('id', '=', request.id).execute();
      // After an outage, nobody is waiting for the codes of old requests.
      if (deps.clock().getTime() - Date.parse(request.requested_at) < CODE_LIFETIME_MS) await issueCode(deps, transaction, request);
      return true;
    });
    if (!wasProcessed) break;
    deps.mailer.wake();
  }
  return POLL_INTERVAL_MS;
}

async function hasPendingRequests(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('otp_requests').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Waits until all requests are processed by any process, at most `SETTLE_TIMEOUT_MS`. */
async function waitUntilProcessed(db: Kysely<Database>, worker: Worker): Promise<void> {
  for (const deadline = Date.now() + SETTLE_TIMEOUT_MS; ; await sleep(20)) {
    await worker.settled();
    if (Date.now() > deadline || !(await hasPendingRequests(db))) return;
  }
}

/** Returns the current code of an e-mail address, the client's attempts on the code, and whether the client may replace it. */
async function readRequestState(db: Kysely<Database>, email: string, client: string, now: Date) {
  const current = await db.selectFrom('otp_codes').selectAll().where('email', '=', email).executeTakeFirst();
  if (current === undefined) return { current, clientAttempts: undefined, canReplace: false };
  const clientAttempts = await findClientAttempts(db, email, client, current.issue, now);
  return {
    current,
    clientAttempts,
    canReplace: canReplaceCode(current, clientAttempts, await isOnlyClient(db, email, client, current.issue)),
  };
}

/**
 * Issues a code for an e-mail address, mails the current code again, or does nothing when a mail was sent a moment ago. A code for an
 * unknown e-mail address is stored, too, but it is not mailed and opens no session.
 */
async function issueCode(deps: Deps, db: Kysely<Database>, { email, client }: { email: string; client: string }): Promise<void> {
  const now = deps.clock();
  // Deactivated members are treated like unknown e-mail addresses.
  const member = await db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  const { current, clientAttempts, canReplace } = await readRequestState(db, email, client, now);
  const decision = decideRequest(current, member?.id ?? null, canReplace, now);
  const reusedCode = decision === 'new' ? undefined : current;
  const issue = reusedCode?.issue ?? randomBytes(16).toString('hex');
  await saveClientAttempts(
    db,
    { email, client, issue },
    { hasRequested: true, attempts: reusedCode && clientAttempts ? clientAttempts.attempts : 0 },
  );
  if (decision === 'wait') return;

  const expires = reusedCode ? new Date(reusedCode.expires_at) : new Date(now.getTime() + CODE_LIFETIME_MS);
  if (reusedCode) await db.updateTable('otp_codes').set({ sent_at: now.toISOString() }).where('email', '=', email).execute();
  else {
    const replaced = current && canReplace && isUsable(current, now) ? current.replaced + 1 : 0;
    await saveCode(deps, db, { email, member_id: member?.id ?? null, issue, replaced }, now, expires);
  }
  if (member)
    await deps.mailer.enqueue(
      createOtpMail(deps.content.current.chapter.facts, { email, name: member.name, issue, sender: client, expires, now }),
      db,
    );
}

async function saveCode(
  { secret }: Deps,
  db: Kysely<Database>,
  code: { email: string; member_id: string | null; issue: string; replaced: number },
  now: Date,
  expires: Date,
): Promise<void> {
  const { email, ...fields } = code;
  const values = {
    ...fields,
    code_hash: hashCode(secret, email, deriveCode(secret, email, code.issue)),
    attempts: 0,
    issued_at: now.toISOString(),
    expires_at: expires.toISOString(),
    sent_at: now.toISOString(),
    consumed_at: null,
  };
  await db
    .insertInto('otp_codes')
    .values({ email, ...values, day_attempts: 0, day_began_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute();
}
