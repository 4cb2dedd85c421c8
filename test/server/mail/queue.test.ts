/** @postgres */
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../server/platform/db/schema.ts';
import { CODE_PLACEHOLDER, openMailer, type Mailer, type MailerOptions } from '../../../server/mail/mailer.ts';
import { demoChapter } from '../../support/content.ts';
import { releaseDatabase, openTestDatabase, readRows, setWritesFailing } from '../../support/postgres/database.ts';
import { createTestClock } from '../../support/server/clock.ts';
import { until } from '../../support/until.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let dir: string;
let db: Kysely<Database>;
let clock: ReturnType<typeof createTestClock>;
/** The subjects that the mail server has received, in order. */
let receivedSubjects: string[];
/** Functions that let the slow mail server accept a pending mail. */
let resumeSending: (() => void)[];
let mailer: Mailer;
/** Mailers of other processes, each with its own database connection. */
let others: { mailer: Mailer; db: Kysely<Database> }[];

beforeEach(async () => {
  dir = makeTempDir();
  db = await openTestDatabase(dir);
  clock = createTestClock('2026-11-20T10:00:00+05:30');
  receivedSubjects = [];
  resumeSending = [];
  mailer = openTestMailer();
  others = [];
});
afterEach(async () => {
  for (const resume of resumeSending) resume();
  await mailer.close();
  for (const other of others) {
    await other.mailer.close();
    await other.db.destroy();
  }
  await db.destroy();
  await releaseDatabase(dir);
});

/** Stands for the mail server. It accepts a mail whose subject begins with `slow` only when its function in `resumeSending` is called. */
const send: MailerOptions['send'] = async ({ subject }) => {
  receivedSubjects.push(subject);
  if (subject.startsWith('slow')) await new Promise<void>((resolve) => resumeSending.push(resolve));
};

function openTestMailer(options: Partial<MailerOptions> = {}): Mailer {
  return openMailer({
    settings: { mailFrom: { name: '', address: 'post@example.org' } },
    chapter: () => demoChapter,
    db,
    clock: clock.now,
    log: Fastify({ logger: false }).log,
    getCode: () => '482913',
    send,
    ...options,
  });
}

/** Opens a mailer as another process would. */
async function openOtherMailer(options: Partial<MailerOptions> = {}): Promise<Mailer> {
  const other = await openTestDatabase(dir);
  const opened = { mailer: openTestMailer({ db: other, ...options }), db: other };
  others.push(opened);
  return opened.mailer;
}

/** Opens a mailer without a mail server, whose mail stays in the outbox. */
const openLocalMailer = (): Mailer =>
  openMailer({
    settings: { mailFrom: { name: '', address: 'post@example.org' } },
    chapter: () => demoChapter,
    db,
    clock: clock.now,
    log: Fastify({ logger: false }).log,
    getCode: () => '482913',
  });

const enqueue = (subject: string, sender: string, kind: 'code' | 'enquiry' = 'enquiry', queueingMailer = mailer) =>
  queueingMailer.enqueue({
    to: 'desk@example.org',
    kind,
    subject,
    text: kind === 'code' ? CODE_PLACEHOLDER : 'text',
    sender,
    ...(kind === 'code' ? { otpIssue: 'issue' } : {}),
    expiresAt: new Date(clock.now().getTime() + 86_400_000),
  });

describe('the mail queue', () => {
  it('sends a code even while enquiries wait for a slow mail server', async () => {
    await enqueue('slow enquiry', 'a');
    await until(() => receivedSubjects.length === 1);
    for (let count = 0; count < 20; count += 1) await enqueue(`enquiry ${count}`, 'a');
    await enqueue('code', 'b', 'code');
    await until(() => receivedSubjects.includes('code'));
    expect(receivedSubjects).toEqual(['slow enquiry', 'code']);
  });

  it('[CONT-07] alternates between clients, and sends the mail of each in order', async () => {
    await enqueue('slow a', 'a');
    await until(() => receivedSubjects.length === 1);
    for (const subject of ['a1', 'a2', 'a3']) await enqueue(subject, 'a');
    for (const subject of ['b1', 'b2']) await enqueue(subject, 'b');
    await enqueue('c1', 'c');
    resumeSending[0]?.();
    await mailer.settled();
    expect(receivedSubjects).toEqual(['slow a', 'b1', 'c1', 'a1', 'b2', 'a2', 'a3']);
  });

  it('sends mail that was queued before the clock was set back', async () => {
    await mailer.close();
    await enqueue('before', 'a');
    await enqueue('code', 'a', 'code');
    clock.advance(-3 * 60 * 60 * 1000);
    mailer = openTestMailer();
    await mailer.settled();
    expect(receivedSubjects.toSorted()).toEqual(['before', 'code']);
  });

  it('lists the newest mail first, even after the clock was set back', async () => {
    await mailer.close();
    mailer = openLocalMailer();
    await enqueue('first', 'a');
    await mailer.close();
    clock.advance(-3 * 60 * 60 * 1000);
    mailer = openLocalMailer();
    await enqueue('second', 'a');
    expect((await mailer.list()).map(({ subject }) => subject)).toEqual(['second', 'first']);
  });
});

/** Reads the status, the attempts and the claim of every mail. */
const readOutcomes = () => readRows(dir, 'select subject, status, attempts, claimed_until from outbox_mails order by id');

describe('the mail queue of several processes', () => {
  const secondMs = 1_000;

  it('sends each mail once, whichever process queued it', async () => {
    const mailers = [mailer, await openOtherMailer(), await openOtherMailer()];
    const subjects = Array.from({ length: 60 }, (_, index) => `mail ${index}`);
    await Promise.all(
      subjects.map((subject, index) => enqueue(subject, `sender ${index % 7}`, index % 5 === 0 ? 'code' : 'enquiry', mailers[index % 3])),
    );
    await until(async () => (await readOutcomes()).every(({ status }) => status === 'sent'));
    expect(receivedSubjects.toSorted()).toEqual(subjects.toSorted());
  });

  it('lets another process send a mail that a busy process queued', async () => {
    await enqueue('slow', 'a');
    await until(() => receivedSubjects.length === 1);
    await openOtherMailer();
    await enqueue('next', 'a');
    await until(() => receivedSubjects.includes('next'));
    expect(receivedSubjects).toEqual(['slow', 'next']);
  });

  it('lets another process send a mail whose claim has expired, and records only the first result', async () => {
    await enqueue('slow', 'a');
    await until(() => receivedSubjects.length === 1);
    const other = await openOtherMailer();
    clock.advance(19 * secondMs);
    other.wake();
    await other.settled();
    expect(receivedSubjects).toEqual(['slow']);
    clock.advance(secondMs);
    other.wake();
    await until(() => receivedSubjects.length === 2);
    expect(receivedSubjects).toEqual(['slow', 'slow']);
    // The first process is still running. Its result is stored, and the result of the second process changes nothing.
    resumeSending[0]?.();
    await mailer.settled();
    const expectedMails = [{ subject: 'slow', status: 'sent', attempts: 1, claimed_until: null }];
    expect(await readOutcomes()).toEqual(expectedMails);
    resumeSending[1]?.();
    await other.settled();
    expect(await readOutcomes()).toEqual(expectedMails);
  });

  it('leaves a mail to the process that is sending it, as long as this process renews its claim', async () => {
    await mailer.close();
    mailer = openTestMailer({ claimTimes: { durationMs: 20 * secondMs, renewIntervalMs: 5 } });
    await enqueue('slow', 'a');
    await until(() => receivedSubjects.length === 1);
    const other = await openOtherMailer();
    for (let minutes = 0; minutes < 3; minutes += 1) {
      for (let run = 0; run < 4; run += 1) {
        clock.advance(15 * secondMs);
        const renewed = new Date(clock.now().getTime() + 20 * secondMs).toISOString();
        await until(async () => (await readOutcomes())[0]?.claimed_until === renewed);
        other.wake();
        await other.settled();
      }
    }
    expect(receivedSubjects).toEqual(['slow']);
    resumeSending[0]?.();
    await mailer.settled();
    expect(await readOutcomes()).toEqual([{ subject: 'slow', status: 'sent', attempts: 1, claimed_until: null }]);
  });

  it('ignores a claim from before the clock was set back', async () => {
    await enqueue('slow', 'a');
    await until(() => receivedSubjects.length === 1);
    clock.advance(-3 * 60 * 60 * secondMs);
    await openOtherMailer();
    await until(() => receivedSubjects.length === 2);
    expect(receivedSubjects).toEqual(['slow', 'slow']);
  });

  it('leaves queued mail to other processes when a process stops', async () => {
    await enqueue('slow', 'a');
    await until(() => receivedSubjects.length === 1);
    await enqueue('next', 'a');
    const closed = mailer.close();
    resumeSending[0]?.();
    await closed;
    expect((await readOutcomes()).map(({ subject, status }) => [subject, status])).toEqual([
      ['slow', 'sent'],
      ['next', 'queued'],
    ]);
  });

  it('keeps the order in which mails were queued by different processes, even if their clocks differ', async () => {
    await mailer.close();
    mailer = openLocalMailer();
    const earlierClock = createTestClock('2026-11-20T09:00:00+05:30');
    const other = await openOtherMailer({ clock: earlierClock.now });
    await other.close();
    for (const [subject, queueingMailer] of [
      ['one', mailer],
      ['two', other],
      ['three', mailer],
      ['four', other],
    ] as const)
      await enqueue(subject, 'a', 'enquiry', queueingMailer);
    expect((await readOutcomes()).map(({ subject }) => subject)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('records a mail as sent once the database can be written again, and doesn’t send the mail a second time', async () => {
    await enqueue('slow', 'a');
    await until(() => receivedSubjects.length === 1);
    await setWritesFailing(db, 'outbox_mails', true);
    resumeSending[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await setWritesFailing(db, 'outbox_mails', false);
    await mailer.settled();
    expect(receivedSubjects).toEqual(['slow']);
    expect(await readOutcomes()).toEqual([{ subject: 'slow', status: 'sent', attempts: 1, claimed_until: null }]);
  });
});
