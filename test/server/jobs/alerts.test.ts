/** @postgres full */
import { createJobAlerts, type JobAlerts, computeNextDue } from '../../../server/jobs/notices/alerts.ts';
import { createRateLimits } from '../../../server/start/plugins/rateLimits.ts';
import { memberIds, startBoard, type TestBoard } from './board.ts';

const DAY = 24 * 60 * 60_000;

let board: TestBoard;
let alerts: JobAlerts;
let token: string;

// The server’s clock starts on a Friday, at noon in India.
beforeEach(async () => {
  board = await startBoard();
  alerts = createJobAlerts(board.deps);
  token = await board.server.login('member@example.org');
});

const createAlert = (body: Record<string, unknown>, callerToken = token) =>
  board.server.json('/api/jobAlerts', { method: 'POST', body, token: callerToken });
const listAlerts = async () => (await board.server.json<Record<string, unknown>[]>('/api/jobAlerts', { token })).body;
const listMails = async () => (await board.server.outbox()).filter(({ subject }) => subject.includes('new job'));

/** Publishes jobs at the present moment of the server. */
const publish = (...titles: string[]) => {
  const timestamp = board.deps.clock().toISOString();
  return board.add(...titles.map((title) => ({ title, published_at: timestamp, updated_at: timestamp, created_at: timestamp })));
};

/** Advances the clock by days, and sends the alerts that are due. */
async function advanceDays(days = 1): Promise<void> {
  board.server.clock.advance(days * DAY);
  await alerts.sendDue();
}

describe('job alerts', () => {
  it.each([
    ['daily', '2026-11-20T06:00:00+05:30', '2026-11-20T07:00:00+05:30'],
    ['daily', '2026-11-20T07:00:00+05:30', '2026-11-21T07:00:00+05:30'],
    ['daily', '2026-11-20T23:59:00Z', '2026-11-21T07:00:00+05:30'],
    ['weekly', '2026-11-20T12:00:00+05:30', '2026-11-23T07:00:00+05:30'],
    ['weekly', '2026-11-23T06:59:00+05:30', '2026-11-23T07:00:00+05:30'],
    ['weekly', '2026-11-23T07:00:00+05:30', '2026-11-30T07:00:00+05:30'],
  ] as const)('with the frequency %s that were sent at %s are next due at %s', (frequency, now, dueAt) => {
    expect(computeNextDue(frequency, new Date(now), 7)).toEqual(new Date(dueAt));
  });

  it('mail the new jobs of a search once a day, and mail no job twice', async () => {
    await publish('Scrum Coach');
    board.server.clock.advance(1_000);
    await createAlert({ keyword: 'scrum', type: 'Full-Time', frequency: 'daily' });
    board.server.clock.advance(1_000);
    const [job] = await publish('Scrum Master', 'Gardener');
    await alerts.sendDue();
    expect(await listMails()).toEqual([]);
    await advanceDays();
    const [mail, ...others] = await listMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'member@example.org', subject: 'One new job for “scrum”, Full-Time' });
    expect(mail?.text).toContain(`/exploreJobs?job=${job?.id}`);
    expect(mail?.text).not.toMatch(/Coach|Gardener/);
    await advanceDays();
    expect(await listMails()).toHaveLength(1);
    // A job that is changed and republished is the newest on the board, but is not mailed a second time.
    const row = await board.jobBoard.repository.findById(job?.id ?? '');
    const timestamp = board.deps.clock().toISOString();
    if (row)
      await board.jobBoard.repository.replace({ ...row, published_at: timestamp, updated_at: timestamp }, row.updated_at, '2026-11-22');
    await publish('Scrum Trainer');
    await advanceDays();
    expect(await listMails()).toHaveLength(2);
    expect((await listMails())[0]?.text).toContain('Scrum Trainer');
    expect((await listMails())[0]?.text).not.toContain('Scrum Master');
  });

  it('with the frequency weekly send one mail a week, with all new jobs of that week', async () => {
    await createAlert({ location: 'Chennai', frequency: 'weekly' });
    await advanceDays();
    await publish('One');
    await advanceDays();
    await publish('Two');
    expect(await listMails()).toEqual([]);
    await advanceDays();
    expect((await listMails()).map(({ subject }) => subject)).toEqual(['2 new jobs in “Chennai”']);
  });

  it('are sent only once when another server sends the same alert between this server’s read and write', async () => {
    await createAlert({ keyword: 'scrum', frequency: 'daily' });
    board.server.clock.advance(1_000);
    await publish('Scrum Master');
    board.server.clock.advance(DAY);
    const { service } = board.jobBoard;
    const { filterMatching } = service;
    jest.spyOn(service, 'filterMatching').mockImplementationOnce(async (...query) => {
      const found = await filterMatching(...query);
      await createJobAlerts(board.deps).sendDue();
      expect(await listMails()).toHaveLength(1);
      return found;
    });
    await alerts.sendDue();
    expect(service.filterMatching).toHaveBeenCalledTimes(2);
    expect(await listMails()).toHaveLength(1);
    expect(board.server.logLines.join('')).not.toContain('could not be prepared');
  });

  it('never include the member’s own jobs, closed jobs or pending jobs', async () => {
    await createAlert({ keyword: 'scrum', frequency: 'daily' });
    board.server.clock.advance(1_000);
    const timestamp = board.deps.clock().toISOString();
    await board.add(
      { title: 'Scrum own', user_id: memberIds.member, published_at: timestamp },
      { title: 'Scrum over', closing_date: '2026-11-20', published_at: timestamp },
      { title: 'Scrum waits', status: 'unpublished' },
      { title: 'Scrum open', published_at: timestamp },
    );
    await advanceDays();
    const [mail, ...others] = await listMails();
    expect(others).toEqual([]);
    expect(mail?.text.match(/Scrum \w+/g)).toEqual(['Scrum open']);
  });

  /** Stores alerts of a member, even more than the API allows, and advances the clock by a second. */
  const addAlerts = async (count: number): Promise<void> => {
    const timestamp = board.deps.clock().toISOString();
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `alert${String(index).padStart(3, '0')}`,
      user_id: memberIds.member,
      search: `keyword=scrum&experience=${index}`,
      frequency: 'daily' as const,
      created_at: timestamp,
      checked_at: timestamp,
      due_at: timestamp,
    }));
    await board.deps.db.insertInto('job_alerts').values(rows).execute();
    board.server.clock.advance(1_000);
  };

  it('are mailed one by one: when one fails, the others are sent, and the next run sends it', async () => {
    await addAlerts(3);
    const timestamp = board.deps.clock().toISOString();
    await board.add({ title: 'Scrum Master', min_experience: 0, max_experience: 5, published_at: timestamp });
    const { mailer } = board.deps;
    const enqueue: typeof mailer.enqueue = (mail, db) =>
      mail.subject.includes(', 0 years') ? Promise.reject(new Error('no room for it')) : mailer.enqueue(mail, db);
    await createJobAlerts({ ...board.deps, mailer: { ...mailer, enqueue } }).sendDue();
    const subjects = async () => (await listMails()).map(({ subject }) => subject.replace('One new job for “scrum”, ', '')).sort();
    expect(await subjects()).toEqual(['1 year of experience', '2 years of experience']);
    expect(board.server.logLines.filter((line) => line.includes('no room for it') && line.includes('alert000'))).toHaveLength(1);
    await alerts.sendDue();
    expect(await subjects()).toEqual(['0 years of experience', '1 year of experience', '2 years of experience']);
  });

  it('let other requests run between two alerts, where sending can also be stopped', async () => {
    await addAlerts(40);
    let turns = 0;
    const loop = { isOver: false };
    const countTurn = (): void => {
      turns += 1;
      if (!loop.isOver) setImmediate(countTurn);
    };
    setImmediate(countTurn);
    await alerts.sendDue();
    loop.isOver = true;
    expect(turns).toBeGreaterThanOrEqual(40);

    await advanceDays();
    board.server.clock.advance(DAY);
    const selectDueAlerts = () =>
      board.deps.db.selectFrom('job_alerts').select('id').where('due_at', '<=', board.deps.clock().toISOString()).execute();
    await alerts.sendDue(AbortSignal.abort());
    expect(await selectDueAlerts()).toHaveLength(40);

    const timestamp = board.deps.clock().toISOString();
    await board.add({ title: 'Scrum Master', min_experience: 0, max_experience: 60, published_at: timestamp });
    const abort = new AbortController();
    const { mailer } = board.deps;
    const enqueue: typeof mailer.enqueue = (mail, db) => {
      abort.abort();
      return mailer.enqueue(mail, db);
    };
    await createJobAlerts({ ...board.deps, mailer: { ...mailer, enqueue } }).sendDue(abort.signal);
    expect(await selectDueAlerts()).toHaveLength(39);
  });

  it('leave out jobs that are taken off the board while the mail is prepared', async () => {
    await createAlert({ keyword: 'scrum', frequency: 'daily' });
    board.server.clock.advance(1_000);
    const [job] = await publish('Scrum Master', 'Scrum Coach');
    const { repository, service } = board.jobBoard;
    const filterMatching = service.filterMatching.bind(service);
    service.filterMatching = async (query, ids) => {
      const found = await filterMatching(query, ids);
      const row = await repository.findById(job?.id ?? '');
      const timestamp = board.deps.clock().toISOString();
      if (row) await repository.replace({ ...row, status: 'sentback', updated_at: timestamp }, row.updated_at, '2026-11-21');
      return found;
    };
    await advanceDays();
    const [mail] = await listMails();
    expect(mail?.subject).toBe('One new job for “scrum”');
    expect(mail?.text).toContain('Scrum Coach');
    expect(mail?.text).not.toContain('Scrum Master');
  });

  it('find a job among more than 2,000 new ones', async () => {
    await createAlert({ keyword: 'scrum', frequency: 'weekly' });
    board.server.clock.advance(1_000);
    await publish('Scrum Master');
    board.server.clock.advance(1_000);
    await publish(...Array.from({ length: 2_100 }, () => 'Gardener'));
    await advanceDays(3);
    expect((await listMails()).map(({ subject }) => subject)).toEqual(['One new job for “scrum”']);
  });

  it('accept a long category of emoji, and find only jobs of that category', async () => {
    const category = '🧭'.repeat(60);
    expect((await createAlert({ category, frequency: 'daily' })).status).toBe(200);
    board.server.clock.advance(1_000);
    const timestamp = board.deps.clock().toISOString();
    await board.add({ title: 'Guide', category, published_at: timestamp }, { title: 'Other', published_at: timestamp });
    await advanceDays();
    const [mail] = await listMails();
    expect(mail?.text).toContain('Guide');
    expect(mail?.text).not.toContain('Other');
  });

  it('are listed, change their frequency when the same search is saved again, and are deleted only by their owner', async () => {
    await createAlert({ keyword: ' scrum ', experience: 5, salary: 1_000_000, frequency: 'daily' });
    await createAlert({ keyword: 'scrum', salary: 1_000_000, experience: 5, frequency: 'weekly' });
    const [alert, ...others] = await listAlerts();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      keyword: 'scrum',
      experience: 5,
      salary: 1_000_000,
      frequency: 'weekly',
      nextAt: '2026-11-23T01:30:00.000Z',
    });
    const other = await board.server.login('other@example.org');
    const path = `/api/jobAlerts/${String(alert?._id)}`;
    expect((await board.server.json(path, { method: 'DELETE', token: other })).status).toBe(404);
    expect((await board.server.json(path, { method: 'DELETE', token })).status).toBe(200);
    expect(await listAlerts()).toEqual([]);
  });

  it('need a search and a frequency, and are limited to 20 a member', async () => {
    expect((await createAlert({ keyword: ' ', frequency: 'daily' })).status).toBe(400);
    expect((await createAlert({ keyword: 'a' })).status).toBe(400);
    for (let count = 0; count < 20; count += 1) await createAlert({ keyword: `word${count}`, frequency: 'daily' });
    expect((await createAlert({ keyword: 'word20', frequency: 'daily' })).status).toBe(409);
    expect(await listAlerts()).toHaveLength(20);
  });
});

describe('the unsubscribe link of an alert', () => {
  /** Has an alert mailed. @returns the path of the link in the mail */
  async function mailUnsubscribeLink(): Promise<string> {
    await createAlert({ keyword: '<b>scrum</b>', frequency: 'daily' });
    board.server.clock.advance(1_000);
    await publish('B Scrum B');
    await advanceDays();
    const [mail] = await listMails();
    const [, link = ''] = /(\/job-alerts\/end\?\S+)/.exec(mail?.text ?? '') ?? [];
    return link;
  }

  it('needs no login: it opens a page that asks for confirmation, and ends the alert only when the page’s form is sent', async () => {
    const link = await mailUnsubscribeLink();
    const opened = await board.server.fetch(link);
    const html = await opened.text();
    expect(opened.status).toBe(200);
    expect(html).toContain('End this job alert?');
    expect(html).toContain('&lt;b&gt;scrum');
    expect(html).toContain('<form method="post">');
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.headers.get('referrer-policy')).toBe('strict-origin');
    expect(opened.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*form-action 'self'/);
    await board.server.fetch(link, { method: 'HEAD' });
    expect(await listAlerts()).toHaveLength(1);
    const response = await board.server.fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await response.text()).toContain('This job alert has ended');
    expect(await listAlerts()).toEqual([]);
    expect(await (await board.server.fetch(link)).text()).not.toContain('<form');
  });

  it('is also stored with the mail for one-click unsubscription, which ends the alert', async () => {
    const link = await mailUnsubscribeLink();
    const row = await board.deps.db
      .selectFrom('outbox_mails')
      .select('unsubscribe_url')
      .where('subject', 'like', '%new job%')
      .executeTakeFirst();
    expect(row?.unsubscribe_url).toMatch(/^http/);
    expect(row?.unsubscribe_url?.endsWith(link)).toBe(true);
    // test/server/mail/delivery.test.ts tests the mail headers.
    const response = await board.server.fetch(row?.unsubscribe_url?.slice(row.unsubscribe_url.indexOf('/job-alerts/')) ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await listAlerts()).toEqual([]);
  });

  it('has its own rate limit of 300 requests in ten minutes', async () => {
    expect(createRateLimits(board.deps.settings).linkPerClient).toMatchObject({ max: 300, timeWindow: 600_000 });
    await board.server.close();
    board = await startBoard({
      rateLimits: { linkPerClient: { max: 3, timeWindow: 600_000 }, mailPerClient: { max: 1, timeWindow: 600_000 } },
    });
    for (const method of ['GET', 'POST']) {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await board.server.fetch('/job-alerts/end?of=x&key=y', { method })).status);
      expect(statuses).toEqual([404, 404, 404, 429]);
    }
  });

  it('accepts a POST request as URL-encoded or multipart form, but not from another site, nor with a large body', async () => {
    const link = await mailUnsubscribeLink();
    const post = (headers: Record<string, string>, body: RequestInit['body'] = 'List-Unsubscribe=One-Click') =>
      board.server.fetch(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body });
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({}, 'x'.repeat(5_000))).status).toBe(413);
    expect(await listAlerts()).toHaveLength(1);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await board.server.fetch(link, { method: 'POST', body: form })).status).toBe(200);
    expect(await listAlerts()).toEqual([]);
  });

  it('can’t be forged or used for another action', async () => {
    const link = await mailUnsubscribeLink();
    const forgedLinks = [
      link.replace(/(?<=key=)./, (first) => (first === 'A' ? 'B' : 'A')),
      link.replace(/of=\w/, 'of=x'),
      link.replace(/key=[^&]*&/, ''),
      link.replace('/job-alerts/end', '/jobs/renew'),
    ];
    for (const forgedLink of forgedLinks) {
      expect((await board.server.fetch(forgedLink)).status).toBe(404);
      expect((await board.server.fetch(forgedLink, { method: 'POST' })).status).toBe(404);
    }
    expect(await listAlerts()).toHaveLength(1);
  });
});
