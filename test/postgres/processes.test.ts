/** @tier full */
import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { addDays, dayInIndia } from '../../shared/days.ts';
import type { Email } from 'postal-mime';
import { NO_SYNONYMS } from '../../server/cms/synonyms.ts';
import type { NewJob } from '../../server/jobs/data/jobWrites.ts';
import { createJobRepository } from '../../server/jobs/data/repository.ts';
import { createJobSearch } from '../../server/jobs/search/search.ts';
import type { Database, Role } from '../../server/platform/db/schema.ts';
import { lockSubject } from '../../server/platform/db/transaction.ts';
import { insertMembers } from '../../server/people/directory/memberRepository.ts';
import { startSession } from '../../server/people/login/sessions.ts';
import { readSecret } from '../../server/platform/security/secret.ts';
import { newJob, newMember } from '../server/jobs/board.ts';
import { applicationFields, changedFields, jobFields, send, type Fields } from '../server/jobs/forms.ts';
import { openTestDatabase, withSlowWrites } from '../support/postgres/database.ts';
import { createKillableServer, type KillableServer } from '../support/server/killable.ts';
import { startMailServer, type MailServer } from '../support/server/mailServer.ts';
import { createClient, extractCode, type JsonInit } from '../support/server/start.ts';
import { until } from '../support/until.ts';

/** Two processes on one database, each with its own folder, and a mail server that both use. */
let mailServer: MailServer;
let servers: KillableServer[];
let origins: string[];
let db: Kysely<Database>;
let secret: Buffer;
beforeAll(async () => {
  mailServer = await startMailServer();
  const env = {
    SMTP_URL: mailServer.url,
    CONTACT_EMAIL: 'desk@example.org',
    // Tests choose the IP address of each client.
    TRUST_PROXY: 'true',
    LIMITS: 'usual',
    POSTS_PER_HOUR: '5',
    APPLICATIONS_PER_HOUR: '5',
    DOWNLOADS_PER_HOUR: '5',
    // Reminders are sent at any time of the day.
    JOB_MAIL_HOUR: '0',
  };
  const first = await createKillableServer({ env });
  servers = [first, await createKillableServer({ env, sharedWith: first })];
  origins = [];
  for (const server of servers) origins.push(await server.start());
  db = await openTestDatabase(first.dataDir);
  secret = await readSecret(db, first.dataDir);
});
beforeEach(async () => {
  mailServer.beforeAcknowledgement = () => Promise.resolve();
  // The previous test may have killed a process.
  for (const [index, server] of servers.entries()) {
    const response = await fetch(`${origins[index]}/healthz`).catch(() => undefined);
    if (!response) origins[index] = await server.start();
  }
});
afterAll(() => db.destroy());

let createdCount = 0;
/** Returns a new IP address for a client. */
const createIpAddress = (): string => `2001:db8:${(createdCount += 1).toString(16)}::1`;

/** Creates a member who is logged in. */
async function createLoggedInMember(role: Role = 'member'): Promise<{ id: string; email: string; token: string }> {
  createdCount += 1;
  const [id, email] = [randomBytes(12).toString('hex'), `member${createdCount}@example.org`];
  await insertMembers(db, [newMember({ id, cms_id: 5_000 + createdCount, email, role })]);
  const settings = { sessionDays: 30 } as Parameters<typeof startSession>[0]['settings'];
  return { id, email, token: await startSession({ secret, clock: () => new Date(), settings }, db, id) };
}

async function insertJobs(count: number, overrides: Partial<NewJob>): Promise<string[]> {
  const timestamp = new Date().toISOString();
  const jobs = Array.from({ length: count }, () =>
    newJob({ closing_date: null, ...overrides, created_at: timestamp, updated_at: timestamp }),
  );
  await createJobRepository(
    db,
    createJobSearch<Database>(() => NO_SYNONYMS),
  ).insert(jobs, timestamp.slice(0, 10));
  return jobs.map(({ id }) => id);
}

/** A call of one of the two processes. */
type Call = (origin: string, index: number) => Promise<Response>;

/** Creates a call with a JSON body. */
const createJsonCall =
  (path: string, { token, body, method }: JsonInit = {}, ipAddress = createIpAddress()): Call =>
  (origin) =>
    fetch(`${origin}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'x-forwarded-for': ipAddress,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

/** Creates a call with a form. */
const createFormCall =
  (method: string, path: string, fields: Fields, token: string): Call =>
  async (origin) => {
    const { status, body } = await send({ server: createClient(origin) }, method, path, fields, token);
    return Response.json(body, { status });
  };

/** An event of the demonstration that takes registrations. */
const REGISTRATIONS = '/site/registrations/4106';
const REQUESTS = `${REGISTRATIONS}/requests`;

/** Makes concurrent calls, alternating between the two processes. */
const callConcurrently = (count: number, call: Call): Promise<Response[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(origins[index % 2] ?? '', index)));

function countStatuses(responses: readonly { status: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const countQueued = async (email: string): Promise<number> =>
  (await db.selectFrom('outbox_mails').select('id').where('status', '=', 'queued').where('recipient', '=', email).execute()).length;
const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));

/** Holds a lock. @returns a function that releases it */
async function holdLock(lock: (transaction: Transaction<Database>) => Promise<unknown>): Promise<() => Promise<void>> {
  const { promise: acquired, resolve: onAcquired } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (transaction) => {
    await lock(transaction);
    onAcquired();
    await released;
  });
  await acquired;
  return async () => {
    release();
    await holding;
  };
}

describe('a shared limit', () => {
  const enquiry = {
    service_id: 'service_chapter',
    user_id: 'embedded_mail',
    template_id: 'template_csr',
    template_params: { message: 'x' },
  };
  const postOptions = { method: 'POST' };

  it.each<[string, number, (token: string, jobId: string) => Call]>([
    ['requests for codes', 60, () => createJsonCall('/wp-json/custom/v1/send-otp', { body: { email: 'nobody@example.org' } })],
    ['attempts at codes', 120, () => createJsonCall('/wp-json/custom/v1/verify-otp', { body: { email: 'no@example.org', otp: '123456' } })],
    ['enquiries', 20, () => createJsonCall('/api/v1.0/email/send', { body: enquiry })],
    ['enquiries without scripts', 20, () => createJsonCall('/Contact', postOptions)],
    ['uses of links that end alerts', 300, () => createJsonCall('/job-alerts/end')],
    ['uses of links that renew jobs', 300, () => createJsonCall('/jobs/renew', postOptions)],
    ['registrations of visitors', 60, () => createJsonCall(REQUESTS, { body: { name: 'Asha', email: 'no@example.org', consent: true } })],
    ['registrations without scripts', 60, () => createJsonCall('/registration/request', postOptions)],
    ['uses of links of guests', 300, () => createJsonCall('/registration')],
    ['registrations of members', 120, (token) => createJsonCall(REGISTRATIONS, { token, ...postOptions })],
    ['changes of guests', 300, (token) => createJsonCall('/site/guests/4106', { token, body: { name: 'Asha', email: 'a@example.org' } })],
    ['exports of guests', 60, (token) => createJsonCall('/site/guests/4106/export', { token })],
    ['jobs posted', 5, (token) => createFormCall('POST', '/api/jobs/postJob', jobFields(), token)],
    ['jobs changed', 5, (token, id) => createFormCall('PUT', `/api/jobs/updateJob/${id}`, changedFields(), token)],
    ['applications', 5, (token, id) => createFormCall('POST', '/api/jobs/applyJob', applicationFields(id), token)],
    ['profiles saved', 60, (token) => createFormCall('PATCH', '/api/user/profile', { name: 'Asha' }, token)],
    ['downloads of files', 5, (token) => createJsonCall('/api/files/ffffffffffffffffffffffff', { token })],
    ['downloads of own data', 10, (token) => createJsonCall('/api/user/data', { token })],
    ['requests for erasure codes', 10, (token) => createJsonCall('/api/user/erasure', { token, ...postOptions })],
    ['attempts at erasure codes', 10, (token) => createJsonCall('/api/user/erase', { token, body: { code: '123456' } })],
    ['codes for editing', 10, (token) => createJsonCall('/site/content/code', { token, ...postOptions })],
    ['changes of the content', 600, (token) => createJsonCall('/site/content/unlock', { token, body: { code: '123456' } })],
  ])('on %s allows %i simultaneous requests to both processes, and refuses further ones', async (_what, allowed, createCall) => {
    const [owner, member] = [await createLoggedInMember(), await createLoggedInMember()];
    const [id = ''] = await insertJobs(1, { user_id: owner.id });
    const responses = await callConcurrently(allowed + 6, createCall(member.token, id));
    // A refusal with a wait of at most a minute comes from the rules about codes, not from the limit.
    const rateLimited = responses.filter(({ status, headers }) => status === 429 && Number(headers.get('retry-after') ?? 100) > 60);
    expect([responses.length - rateLimited.length, rateLimited.length]).toEqual([allowed, 6]);
  });

  it('survives when a process is killed', async () => {
    const { token } = await createLoggedInMember();
    const call = createJsonCall('/api/files/ffffffffffffffffffffffff', { token });
    expect(countStatuses(await callConcurrently(5, call))).toEqual({ 404: 5 });
    await servers[1]?.kill();
    origins[1] = (await servers[1]?.start()) ?? '';
    expect(countStatuses(await callConcurrently(2, call))).toEqual({ 429: 2 });
  });
});

describe('one-time codes of both processes', () => {
  const createCodeRequest = (email: string, ipAddress = createIpAddress()) =>
    createJsonCall('/wp-json/custom/v1/send-otp', { body: { email } }, ipAddress);
  const createCodeEntry = (email: string, otp: string, ipAddress: string) =>
    createJsonCall('/wp-json/custom/v1/verify-otp', { body: { email, otp } }, ipAddress);
  const createWrongCode = (code: string) => (code === '100000' ? '100001' : '100000');

  async function requestMailedCode(email: string, ipAddress: string): Promise<string> {
    const before = mailsTo(email).length;
    await callConcurrently(1, createCodeRequest(email, ipAddress));
    await until(() => mailsTo(email).length > before);
    return extractCode(mailsTo(email).at(-1)?.email.text ?? '');
  }

  it('[D-27] are mailed once for six requests to both', async () => {
    const { email } = await createLoggedInMember();
    expect(countStatuses(await callConcurrently(6, createCodeRequest(email)))).toEqual({ 200: 6 });
    await until(async () => (await db.selectFrom('otp_requests').select('id').where('email', '=', email).execute()).length === 0);
    await until(async () => (await countQueued(email)) === 0);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('[D-28] allow a client five attempts at both together', async () => {
    const { email } = await createLoggedInMember();
    const ipAddress = createIpAddress();
    const validCode = await requestMailedCode(email, ipAddress);
    expect(countStatuses(await callConcurrently(12, createCodeEntry(email, createWrongCode(validCode), ipAddress)))).toEqual({
      400: 5,
      429: 7,
    });
    expect(countStatuses(await callConcurrently(2, createCodeEntry(email, validCode, ipAddress)))).toEqual({ 429: 2 });
    // Attempts of other clients are not affected.
    expect(countStatuses(await callConcurrently(1, createCodeEntry(email, validCode, createIpAddress())))).toEqual({ 200: 1 });
  });

  it('[D-28] allow all clients together 100 attempts, and afterwards only the client that requested the code', async () => {
    const { email } = await createLoggedInMember();
    const ipAddress = createIpAddress();
    const validCode = await requestMailedCode(email, ipAddress);
    const ipAddresses = Array.from({ length: 110 }, createIpAddress);
    const responses = await callConcurrently(110, (origin, index) =>
      createCodeEntry(email, createWrongCode(validCode), ipAddresses[index] ?? '')(origin, index),
    );
    expect(countStatuses(responses)).toEqual({ 400: 100, 429: 10 });
    expect(countStatuses(await callConcurrently(1, createCodeEntry(email, validCode, createIpAddress())))).toEqual({ 429: 1 });
    expect(countStatuses(await callConcurrently(1, createCodeEntry(email, validCode, ipAddress)))).toEqual({ 200: 1 });
  });

  it('[D-28] can be used only once', async () => {
    const { email } = await createLoggedInMember();
    const ipAddress = createIpAddress();
    const validCode = await requestMailedCode(email, ipAddress);
    expect(countStatuses(await callConcurrently(6, createCodeEntry(email, validCode, ipAddress)))).toEqual({ 200: 1, 400: 5 });
  });

  it('[AUTH-01] are mailed for a request that a dead process left behind, even without a notification', async () => {
    const { email } = await createLoggedInMember();
    await db.insertInto('otp_requests').values({ email, client: 'somebody', requested_at: new Date().toISOString() }).execute();
    await until(() => mailsTo(email).length === 1);
    expect(await db.selectFrom('otp_requests').selectAll().where('email', '=', email).execute()).toEqual([]);
  });

  /** Locks the passcode of an e-mail address, so that no process can complete a request for this passcode. */
  const holdRequest = (email: string) => holdLock((transaction) => lockSubject(transaction, 'passcode', email));
  /** Returns whether a process waits for the lock. */
  const isReached = async (): Promise<boolean> =>
    (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows.length > 0;

  it('[AUTH-01] are mailed to another member while the request of one is blocked', async () => {
    const [first, second] = [await createLoggedInMember(), await createLoggedInMember()];
    const release = await holdRequest(first.email);
    await callConcurrently(1, createCodeRequest(first.email));
    await until(isReached);
    await callConcurrently(2, createCodeRequest(second.email));
    await until(() => mailsTo(second.email).length === 1);
    expect(mailsTo(first.email)).toEqual([]);
    await release();
    await until(() => mailsTo(first.email).length === 1);
  });

  it('[AUTH-01] are mailed by the other process if the one with the request is killed', async () => {
    const { email } = await createLoggedInMember();
    const release = await holdRequest(email);
    await servers[1]?.kill();
    await createCodeRequest(email)(origins[0] ?? '', 0);
    await until(isReached);
    origins[1] = (await servers[1]?.start()) ?? '';
    await servers[0]?.kill();
    await release();
    await until(() => mailsTo(email).length === 1);
    expect(await db.selectFrom('otp_requests').selectAll().where('email', '=', email).execute()).toEqual([]);
  });
});

describe('simultaneous requests to both processes', () => {
  it('create two of six alerts if the limit has room for two', async () => {
    const { id, token } = await createLoggedInMember();
    const timestamp = new Date().toISOString();
    const rows = Array.from({ length: 18 }, (_, index) => ({
      id: randomBytes(12).toString('hex'),
      user_id: id,
      search: `{"keyword":"word${index}"}`,
      frequency: 'daily' as const,
      created_at: timestamp,
      checked_at: timestamp,
      due_at: '2999-01-01T00:00:00.000Z',
    }));
    await db.insertInto('job_alerts').values(rows).execute();
    const responses = await withSlowWrites(db, 'job_alerts', () =>
      callConcurrently(6, (origin, index) =>
        createJsonCall('/api/jobAlerts', { token, body: { keyword: `new${index}`, frequency: 'daily' } })(origin, index),
      ),
    );
    expect(countStatuses(responses)).toEqual({ 200: 2, 409: 4 });
  });

  it('[APPLY-04] create one application of a member for a job', async () => {
    const [owner, member] = [await createLoggedInMember(), await createLoggedInMember()];
    const [id = ''] = await insertJobs(1, { user_id: owner.id });
    expect(
      countStatuses(await callConcurrently(4, createFormCall('POST', '/api/jobs/applyJob', applicationFields(id), member.token))),
    ).toEqual({
      200: 1,
      409: 3,
    });
    const { applied_count } = await db.selectFrom('jobs').select('applied_count').where('id', '=', id).executeTakeFirstOrThrow();
    expect(applied_count).toBe(1);
    await until(() => mailsTo(owner.email).length === 1 && mailsTo(member.email).length === 1);
  });

  it('[MOD-02] let only one of two admins decide about a job, and send one mail', async () => {
    const [owner, ...admins] = [await createLoggedInMember(), await createLoggedInMember('admin'), await createLoggedInMember('admin')];
    const [id = ''] = await insertJobs(1, { user_id: owner.id, status: 'unpublished' });
    const { updated_at: updatedAt } = await db.selectFrom('jobs').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow();
    const responses = await callConcurrently(2, (origin, index) => {
      const body = { jobId: id, status: index === 0 ? 'published' : 'sentback', statusRemark: 'Why', updatedAt };
      return createJsonCall('/api/jobs/status', { method: 'PATCH', token: admins[index]?.token ?? '', body })(origin, index);
    });
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
    await until(() => mailsTo(owner.email).length > 0);
    expect(mailsTo(owner.email)).toHaveLength(1);
  });

  it('leave one of the last two admins if they demote each other', async () => {
    await db.updateTable('members').set({ role: 'member' }).where('role', '=', 'admin').execute();
    const admins = [await createLoggedInMember('admin'), await createLoggedInMember('admin')];
    const change: Call = (origin, index) => {
      const other = admins[1 - index];
      return createJsonCall(`/api/members/${other?.id ?? ''}`, {
        method: 'PATCH',
        token: admins[index]?.token ?? '',
        body: { role: 'member' },
      })(origin, index);
    };
    const responses = await withSlowWrites(db, 'members', () => callConcurrently(2, change));
    // The other request comes from somebody who is no longer an admin.
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.selectFrom('members').select('id').where('role', '=', 'admin').execute()).toHaveLength(1);
  });
});

describe('[issue 25] reminders of both processes', () => {
  /** Creates a member whose reminder of a saved job is due. */
  async function createDueMember(): Promise<{ id: string; email: string }> {
    const [owner, member] = [await createLoggedInMember(), await createLoggedInMember()];
    const [id = ''] = await insertJobs(1, { user_id: owner.id, closing_date: addDays(dayInIndia(new Date()), 1) });
    await createJsonCall(`/api/savedJobs/${id}`, { method: 'PUT', token: member.token })(origins[0] ?? '', 0);
    await createJsonCall('/api/reminders', { method: 'PUT', token: member.token, body: { enabled: true } })(origins[1] ?? '', 1);
    return member;
  }
  /** Locks the row of a member, so that no process can send their reminder. */
  const holdMember = (id: string) =>
    holdLock((transaction) => transaction.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute());
  const countLockWaits = async (): Promise<number> =>
    (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length;
  const isIdle = async (): Promise<boolean> =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and state <> 'idle'`.execute(db)
    ).rows.length === 0;
  const listReminders = (email: string) =>
    db.selectFrom('outbox_mails').select('status').where('kind', '=', 'reminder').where('recipient', '=', email).execute();

  /** Creates a member with reminders, who is interested in the event of the demo content that is cancelled, and does not know it. */
  async function createUninformedMember(): Promise<{ id: string; email: string }> {
    const member = await createLoggedInMember();
    const row = { member_id: member.id, event_id: '4107', title: 'T', day: '2026-12-07', created_at: '2026-11-01T00:00:00.000Z' };
    await db.insertInto('events_of_interest').values(row).execute();
    await createJsonCall('/api/reminders', { method: 'PUT', token: member.token, body: { enabled: true } })(origins[1] ?? '', 1);
    return member;
  }

  it.each([
    ['about a saved job', createDueMember],
    ['[EVT-09] of a cancelled event', createUninformedMember],
  ])('%s that both prepare at the same moment are sent once', async (_about, createMember) => {
    const { id, email } = await createMember();
    const release = await holdMember(id);
    for (const server of servers) server.signal('SIGWINCH');
    await until(async () => (await countLockWaits()) === 2);
    await release();
    await until(isIdle);
    await until(() => mailsTo(email).length > 0);
    expect(await listReminders(email)).toHaveLength(1);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('that a killed process was preparing are sent once by the other', async () => {
    const { id, email } = await createDueMember();
    const release = await holdMember(id);
    servers[1]?.signal('SIGWINCH');
    await until(async () => (await countLockWaits()) === 1);
    await servers[1]?.kill();
    await release();
    expect(mailsTo(email)).toEqual([]);
    for (let count = 0; count < 2; count += 1) {
      servers[0]?.signal('SIGWINCH');
      await until(() => mailsTo(email).length > 0);
      await until(isIdle);
    }
    expect(await listReminders(email)).toHaveLength(1);
  });
});

describe('the mail queue of both processes', () => {
  const createEnquiry = (mark: string) =>
    createJsonCall('/api/v1.0/email/send', {
      body: { service_id: 'service_chapter', user_id: 'embedded_mail', template_id: 'template_csr', template_params: { message: mark } },
    });
  const listReceivedMarks = () => mailServer.received.flatMap(({ email }) => /mark-\w+-\d+-end/.exec(email.text ?? '') ?? []).map(String);
  const sendEnquiries = async (count: number, name: string): Promise<string[]> => {
    const marks = Array.from({ length: count }, (_, index) => `mark-${name}-${index}-end`);
    expect(countStatuses(await callConcurrently(count, (origin, index) => createEnquiry(marks[index] ?? '')(origin, index)))).toEqual({
      200: count,
    });
    return marks;
  };

  it('sends every mail once while both are running', async () => {
    const name = `both${(createdCount += 1)}`;
    const marks = await sendEnquiries(100, name);
    await until(() => marks.every((mark) => listReceivedMarks().includes(mark)));
    await until(async () => (await countQueued('desk@example.org')) === 0);
    const receivedMarks = listReceivedMarks().filter((mark) => mark.startsWith(`mark-${name}-`));
    expect(receivedMarks.toSorted()).toEqual(marks.toSorted());
  });

  it('sends every mail when one is killed, and the mail in progress arrives twice with the same message id', async () => {
    // Mail of earlier tests may still be in the queue.
    const name = `killed${(createdCount += 1)}`;
    const isOfTest = (email: Email): boolean => email.text?.includes(`mark-${name}-`) === true;
    const mailsOfTest = () => mailServer.received.map(({ email }) => email).filter(isOfTest);
    const { promise: acknowledgement, resolve: release } = Promise.withResolvers<void>();
    mailServer.beforeAcknowledgement = (email) => (isOfTest(email) ? acknowledgement : Promise.resolve());
    const marks = await sendEnquiries(20, name);
    // Each process waits for the mail server's reply to one mail.
    await until(() => mailsOfTest().length === 2);
    await servers[1]?.kill();
    release();
    await until(() => marks.every((mark) => listReceivedMarks().includes(mark)));
    await until(async () => (await countQueued('desk@example.org')) === 0);
    const ids = mailsOfTest().map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([21, 20]);
  });
});
