import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/platform/db/openSqlite.ts';
import { normaliseStatement, StatementStatistics } from '../../../server/platform/db/statementStatistics.ts';
import type { Deps } from '../../../server/jobs/deps.ts';
import { createBackupHistory } from '../../../server/start/backup/backupHistory.ts';
import { startSession } from '../../../server/people/login/sessions.ts';
import type { SystemMail, SystemMails, SystemState } from '../../../shared/operations/site.ts';
import { createChapterFolder } from '../../support/chapter.ts';
import { readStoredContent, listStoredFiles } from '../../support/postgres/database.ts';
import { startMailServer, type MailServer } from '../../support/server/mailServer.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../support/server/start.ts';
import { until } from '../../support/until.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let mailServer: MailServer;
let server: TestServer;
let deps: Deps;
let adminToken: string;
let memberToken: string;

async function startSessionOf(email: string): Promise<string> {
  const { id } = await deps.db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return startSession(deps, deps.db, id);
}

async function start(options: TestServerOptions = {}): Promise<void> {
  server = await startTestServer({
    ...options,
    site: (_app, appDeps) => {
      deps = appDeps;
      return Promise.resolve();
    },
  });
  adminToken = await startSessionOf('admin@example.org');
  memberToken = await startSessionOf('member@example.org');
}

beforeEach(async () => {
  mailServer = await startMailServer();
});

const createMailOptions = (): TestServerOptions => ({ env: { SMTP_URL: mailServer.url, CONTACT_EMAIL: 'desk@example.org' } });

const enquire = (message: string) =>
  server.fetch('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service_id: 'service_chapter',
      template_id: 'template_general',
      user_id: 'embedded_mail',
      template_params: { message, email: 'asha@example.org' },
    }),
  });

const readMails = async (): Promise<SystemMails> => (await server.json<SystemMails>('/site/system/mails', { token: adminToken })).body;
const sendAgain = (id: string, token = adminToken) => server.json(`/site/system/mails/${id}/again`, { method: 'POST', token });

/** Sends a mail that the mail server refuses permanently. @returns the mail as the system page lists it */
async function failMail(send: () => Promise<unknown>): Promise<SystemMail> {
  mailServer.refuseWith = 550;
  await send();
  await until(async () => (await readMails()).failed.count > 0);
  const [mail] = (await readMails()).failed.mails;
  if (mail === undefined) throw new Error('no mail has failed');
  return mail;
}

describe('the system page', () => {
  it.each(['/site/system', '/site/system/mails', '/site/provider/drift'])('is open only to admins: %s', async (path) => {
    await start();
    const statuses = [];
    for (const token of [undefined, memberToken, adminToken]) statuses.push((await server.json(path, { token })).status);
    expect(statuses).toEqual([401, 403, 200]);
  });

  it('lets only admins send a mail again', async () => {
    await start(createMailOptions());
    const { id } = await failMail(() => enquire('words'));
    expect((await server.json(`/site/system/mails/${id}/again`, { method: 'POST' })).status).toBe(401);
    expect((await sendAgain(id, memberToken)).status).toBe(403);
    expect((await readMails()).failed.count).toBe(1);
  });

  it('has its own rate limit for each path', async () => {
    await start({ rateLimits: { systemPerMember: { max: 2, timeWindow: 60_000, perMember: true } } });
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await server.json('/site/provider/drift', { token: adminToken })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await server.json('/site/system', { token: adminToken })).status).toBe(200);
  });
});

describe('a mail on the system page', () => {
  it('that failed for good is listed without its text and e-mail addresses, and can be sent again once', async () => {
    await start(createMailOptions());
    const mail = await failMail(() => enquire('secretword'));
    expect(mail).toMatchObject({
      to: 'desk********.org',
      kind: 'enquiry',
      tries: 1,
      canSendAgain: true,
      reason: expect.stringContaining('550'),
    });
    expect(JSON.stringify(await readMails())).not.toMatch(/secretword|example\.org/);
    mailServer.refuseWith = 0;
    expect(await sendAgain(mail.id)).toMatchObject({ status: 200, body: { success: true, message: 'The mail is sent again.' } });
    await until(() => mailServer.received.length === 1);
    expect(mailServer.received[0]?.email.text).toContain('secretword');
    expect(mailServer.received[0]?.email.replyTo?.[0]?.address).toBe('asha@example.org');
    await until(async () => (await readMails()).waiting.count === 0);
    expect((await readMails()).failed).toEqual({ count: 0, mails: [] });
    expect(await sendAgain(mail.id)).toMatchObject({
      status: 409,
      body: { error: 'This mail is not marked as failed, so it cannot be sent again.' },
    });
  });

  it('that the mail server refuses temporarily is listed as waiting; once expired, it can be sent again', async () => {
    await start(createMailOptions());
    mailServer.refuseWith = 451;
    await enquire('late');
    await until(async () => (await readMails()).waiting.mails[0]?.tries === 1);
    expect((await readMails()).waiting.mails).toEqual([
      expect.objectContaining({
        kind: 'enquiry',
        tries: 1,
        nextAt: expect.any(String),
        reason: expect.stringContaining('451'),
        canSendAgain: false,
      }),
    ]);
    server.clock.advance(4 * 24 * 60 * 60 * 1000);
    adminToken = await startSessionOf('admin@example.org');
    deps.mailer.wake();
    await until(async () => (await readMails()).failed.count === 1);
    mailServer.refuseWith = 0;
    expect((await sendAgain((await readMails()).failed.mails[0]?.id ?? '')).status).toBe(200);
    await until(() => mailServer.received.length === 1);
  });

  it('with a code is listed, and can’t be sent again', async () => {
    await start(createMailOptions());
    const mail = await failMail(() => server.json('/wp-json/custom/v1/send-otp', { body: { email: 'member@example.org' } }));
    expect(mail).toMatchObject({ kind: 'code', canSendAgain: false });
    expect(await sendAgain(mail.id)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/^A code can’t be sent again/) } });
  });

  it('can’t be sent again if it is unknown, if its text has been deleted, or if there is no mail server', async () => {
    await start(createMailOptions());
    const mail = await failMail(() => enquire('words'));
    await deps.db.updateTable('outbox_mails').set({ text: '' }).where('id', '=', mail.id).execute();
    expect((await readMails()).failed.mails[0]?.canSendAgain).toBe(false);
    expect(await sendAgain(mail.id)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/has been deleted/) } });
    expect((await sendAgain('0'.repeat(24))).status).toBe(404);
    expect((await sendAgain('x')).status).toBe(400);
    await server.close();
    await start();
    expect((await readMails()).sends).toBe(false);
    expect(await sendAgain(mail.id)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/SMTP_URL/) } });
  });
});

const readState = async (): Promise<SystemState> => (await server.json<SystemState>('/site/system', { token: adminToken })).body;

describe('the state of the system', () => {
  it('includes versions, the kind of database, start time, and used and free space', async () => {
    await start({ now: '2026-11-22T04:30:00Z' });
    const { version, node, database, startedAt, processes, storage } = await readState();
    expect([version, node, startedAt, processes]).toEqual(['0.1.0', process.versions.node, '2026-11-22T04:30:00.000Z', 1]);
    expect(database).toEqual({
      kind: deps.settings.database === undefined ? 'sqlite' : 'postgres',
      version: expect.stringMatching(/^\d+\./),
    });
    expect(storage.free).toBeGreaterThan(0);
    expect(storage.total).toBeGreaterThanOrEqual(storage.free);
    expect(storage.database).toBeGreaterThan(100_000);
    const uploads = await listStoredFiles(server.dataDir);
    const sizes = await Promise.all(uploads.map(async (id) => (await readStoredContent(server.dataDir, id)).length));
    expect(uploads.length).toBeGreaterThan(0);
    expect(storage.files).toEqual({ count: uploads.length, bytes: sizes.reduce((sum, size) => sum + size, 0) });
  });

  const NIGHTLY = true;
  it('includes the last successful backup, and the reason of a failed nightly backup until a nightly backup succeeds', async () => {
    await start({ now: '2026-11-22T04:30:00Z', env: { BACKUP_HOUR: '3', BACKUP_KEEP: '7' } });
    expect((await readState()).backups).toEqual({});
    const history = createBackupHistory(deps.db, deps.clock);
    await history.end(await history.start('a.zip', !NIGHTLY), { bytes: 5_000_000_000 });
    const last = { file: 'a.zip', startedAt: '2026-11-22T04:30:00.000Z', bytes: 5_000_000_000, nightly: false };
    expect((await readState()).backups).toEqual({ last });
    server.clock.advance(1000);
    await history.end(await history.start('b.zip', NIGHTLY), { error: 'The disk is full.' });
    expect((await readState()).backups).toEqual({ last, failure: { startedAt: '2026-11-22T04:30:01.000Z', reason: 'The disk is full.' } });
    server.clock.advance(1000);
    await history.end(await history.start('c.zip', NIGHTLY), { bytes: 7 });
    expect((await readState()).backups).toEqual({ last: expect.objectContaining({ file: 'c.zip', nightly: true }) });
  });

  it('includes at most 20 database statements with their durations, without values', async () => {
    await start();
    await server.json('/api/jobs/search?keyword=secretword');
    await server.login('employer@example.org');
    const { statements, slowMs } = await readState();
    expect(slowMs).toBe(500);
    expect(statements.length).toBeGreaterThan(5);
    expect(statements.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(statements)).not.toMatch(/secretword|employer@/);
    for (const { count, totalMs, meanMs, longestMs } of statements) {
      expect(count).toBeGreaterThan(0);
      expect(longestMs).toBeLessThanOrEqual(totalMs);
      expect(meanMs).toBeLessThanOrEqual(longestMs + 0.1);
    }
  });
});

describe('the statistics of database statements', () => {
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => void lines.push(line) };

  it('count statements together that differ only in values, placeholders or the number of list items', () => {
    expect(normaliseStatement('select * from "a" where "b" in ($1, $2, $3) and c = $4')).toBe(
      'select * from "a" where "b" in (…) and c = ?',
    );
    expect(normaliseStatement('insert into "a" ("b") values (?, ?), (?, ?),\n (?, ?)')).toBe('insert into "a" ("b") values (…), …');
    const statistics = new StatementStatistics(log, 0);
    statistics.record('select $1', 4);
    statistics.record('select ?', 2);
    expect(statistics.listCostliest(5)).toEqual([{ text: 'select ?', count: 2, totalMs: 6, longestMs: 4 }]);
  });

  it('keep at most 300 statements, among them the costliest', () => {
    const statistics = new StatementStatistics(log, 0);
    statistics.record('select dear', 1_000_000);
    for (let index = 0; index < 5_000; index += 1) statistics.record(`select ${index}`, 1);
    expect(statistics.listCostliest(10_000)).toHaveLength(300);
    expect(statistics.listCostliest(1)[0]?.text).toBe('select dear');
  });

  it('measure the duration of the statement, without the time in which the event loop was blocked afterwards', async () => {
    const folder = makeTempDir();
    const durations: number[] = [];
    const db = openDatabase(folder, (_text, ms) => durations.push(ms));
    const busyMs = 400;
    const blockEventLoop = (): void => {
      for (const end = performance.now() + busyMs; performance.now() < end;);
    };
    const pendingQuery = sql`select 1`.execute(db);
    // Lets the statement complete before the event loop is blocked.
    for (let turn = 0; turn < 50 && durations.length === 0; turn += 1) await Promise.resolve();
    blockEventLoop();
    await pendingQuery;
    expect(durations).toHaveLength(1);
    expect(durations[0]).toBeLessThan(busyMs);
    await db.destroy();
  });

  it('log each slow statement, at most once a minute', () => {
    const statistics = new StatementStatistics(log, 100);
    lines.length = 0;
    for (const ms of [99, 150.4, 200]) statistics.record('select ?', ms);
    statistics.record('select 2', 100);
    expect(lines).toEqual([
      { statement: 'select ?', ms: 150 },
      { statement: 'select 2', ms: 100 },
    ]);
  });
});

it('the system page says where the content is, and whether it can be edited there', async () => {
  const readEditing = async () => (await server.json<SystemState>('/site/system', { token: adminToken })).body.editing;
  await start();
  expect(await readEditing()).toEqual({ folder: 'server/content' });
  await deps.content.openForEditing();
  expect(await readEditing()).toEqual({ folder: path.join(server.dataDir, 'content') });
  await rm(path.join(server.dataDir, 'content'), { recursive: true });
  expect(await readEditing()).toMatchObject({ readOnly: expect.stringMatching(/^The server may not write in the content folder, /) });
});

it('the system page shows admins what is wrong with the content files, until it is corrected', async () => {
  const chapter = createChapterFolder();
  await start({ env: { CONTENT_DIR: chapter, DEMO: 'true' } });
  const readContentState = async () => (await server.json<SystemState>('/site/system', { token: adminToken })).body.content;
  expect(await readContentState()).toBeUndefined();
  const file = path.join(chapter, 'pages', 'about.yaml');
  const validText = await readFile(file, 'utf8');
  await writeFile(file, validText.replace('  lead:', '  led:'));
  deps.content.reload();
  expect(await readContentState()).toEqual({
    since: expect.stringMatching(/^\d{4}-/),
    total: 1,
    mistakes: ['pages/about.yaml:3:3: the field "intro.led" is not known here; is "lead" meant?'],
  });
  await writeFile(file, `${validText}# now it is\n`);
  deps.content.reload();
  expect(await readContentState()).toBeUndefined();
});
