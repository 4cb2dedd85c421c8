/** @jest-environment node */
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../../server/db/schema.ts';
import { codePlaceholder, openMailer, type Mailer } from '../../../server/mail/mailer.ts';
import { dropDatabase, openTestDatabase } from '../../support/postgres/database.ts';
import { testClock } from '../../support/server/clock.ts';

let dir: string;
let db: Kysely<Database>;
let clock: ReturnType<typeof testClock>;
/** The subjects that the mail server has been given, in their order. */
let given: string[];
/** Subjects that the mail server does not answer, until they are let go. */
let held: Map<string, () => void>;
let mailer: Mailer;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'chapter-queue-'));
  db = await openTestDatabase(dir);
  clock = testClock('2026-11-20T10:00:00+05:30');
  given = [];
  held = new Map();
  mailer = await open();
});
afterEach(async () => {
  for (const letGo of held.values()) letGo();
  await mailer.close();
  await db.destroy();
  await dropDatabase(dir);
  await rm(dir, { recursive: true, force: true });
});

/** A mailer whose mail server is slow to take a mail whose subject begins with `slow`. */
function open(local = false): Promise<Mailer> {
  return openMailer({
    settings: { mailFrom: { name: '', address: 'post@example.org' } },
    db,
    clock: clock.now,
    log: Fastify({ logger: false }).log,
    codeOf: () => '482913',
    ...(local
      ? {}
      : {
          send: async ({ subject }) => {
            given.push(subject);
            if (subject.startsWith('slow')) await new Promise<void>((resolve) => held.set(subject, resolve));
          },
        }),
  });
}

const mail = (subject: string, sender: string, code = false) =>
  mailer.enqueue({
    to: 'desk@example.org',
    kind: code ? 'code' : 'enquiry',
    subject,
    text: code ? codePlaceholder : 'text',
    sender,
    ...(code ? { otpIssue: 'issue' } : {}),
    expiresAt: new Date(clock.now().getTime() + 86_400_000),
  });

/** Waits until something holds; the test's own time limit ends a wait in vain. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the mail queue', () => {
  it('[AUTH-01] sends a code while the mail server is slow to take enquiries', async () => {
    await mail('slow enquiry', 'a');
    await until(() => given.length === 1);
    for (let count = 0; count < 20; count += 1) await mail(`enquiry ${count}`, 'a');
    await mail('code', 'b', true);
    await until(() => given.includes('code'));
    expect(given).toEqual(['slow enquiry', 'code']);
  });

  it('[CONT-07] gives every client a turn, and sends each one’s mail in its order', async () => {
    await mail('slow a', 'a');
    await until(() => given.length === 1);
    for (const subject of ['a1', 'a2', 'a3']) await mail(subject, 'a');
    for (const subject of ['b1', 'b2']) await mail(subject, 'b');
    await mail('c1', 'c');
    held.get('slow a')?.();
    await mailer.settled();
    expect(given).toEqual(['slow a', 'b1', 'c1', 'a1', 'b2', 'a2', 'a3']);
  });

  it('sends what it took before the clock was set back', async () => {
    await mailer.close();
    await mail('before', 'a');
    await mail('code', 'a', true);
    clock.advance(-3 * 60 * 60 * 1000);
    mailer = await open();
    await mailer.settled();
    expect(given.toSorted()).toEqual(['before', 'code']);
  });

  it('shows the newest mail first, also after the clock was set back', async () => {
    await mailer.close();
    mailer = await open(true);
    await mail('first', 'a');
    await mailer.close();
    clock.advance(-3 * 60 * 60 * 1000);
    mailer = await open(true);
    await mail('second', 'a');
    expect((await mailer.list()).map(({ subject }) => subject)).toEqual(['second', 'first']);
  });
});
