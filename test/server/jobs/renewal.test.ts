/** @postgres full */
import { createRenewal, type Renewal } from '../../../server/jobs/notices/renewal.ts';
import { startBoard, type TestBoard } from './board.ts';
import { onPostgres } from '../../support/postgres/database.ts';

const DAY = 24 * 60 * 60_000;

let board: TestBoard;
let renewal: Renewal;

beforeEach(async () => {
  board = await startBoard();
  renewal = createRenewal(board.deps);
});

const listNotices = async () => (await board.server.outbox()).filter(({ subject }) => subject.startsWith('Your job closes soon'));
const listFailures = () => board.server.logLines.filter((line) => line.includes('could not be prepared'));
const setOwnerDeactivatedAt = (deactivated_at: string | null) =>
  board.deps.db.updateTable('members').set({ deactivated_at }).where('email', '=', 'owner@example.org').execute();
const deactivateOwner = () => setOwnerDeactivatedAt('2026-11-20T07:00:00.000Z');
const readClosingDate = async (id: string) => (await board.jobBoard.repository.findById(id))?.closing_date;

describe('the notice before a job closes', () => {
  it('is mailed to the job’s poster within the configured days, once for each closing date', async () => {
    const [job] = await board.add(
      { title: 'Planner', closing_date: '2026-11-26' },
      { title: 'Waits', closing_date: '2026-11-21', status: 'unpublished' },
    );
    await renewal.sendClosingNotices();
    expect(await listNotices()).toEqual([]);
    board.server.clock.advance(DAY);
    await Promise.all([renewal.sendClosingNotices(), createRenewal(board.deps).sendClosingNotices()]);
    await renewal.sendClosingNotices();
    expect((await listNotices()).map(({ to, subject }) => [to, subject])).toEqual([['owner@example.org', 'Your job closes soon: Planner']]);
    expect((await listNotices())[0]?.text).toContain('closes on 26 November 2026. No members have applied so far.');
    board.server.clock.advance(DAY);
    await renewal.sendClosingNotices();
    expect(await listNotices()).toHaveLength(1);
    const row = await board.jobBoard.repository.findById(job?.id ?? '');
    if (row)
      await board.jobBoard.repository.replace(
        { ...row, closing_date: '2026-11-25', updated_at: '2026-11-22T00:00:00.000Z' },
        row.updated_at,
        '2026-11-22',
      );
    await renewal.sendClosingNotices();
    expect(await listNotices()).toHaveLength(2);
  });

  it('is prepared first for the jobs that close first', async () => {
    const days = ['2026-11-23', '2026-11-21', '2026-11-24', '2026-11-22'];
    await board.add(...days.map((closing_date) => ({ title: closing_date, closing_date })));
    await renewal.sendClosingNotices();
    // The outbox lists the newest mail first.
    const titles = (await listNotices()).map(({ subject }) => subject.replace('Your job closes soon: ', ''));
    expect(titles.toReversed()).toEqual(days.toSorted());
  });

  it('is not sent for a job that is renewed or taken off the board after the run has begun', async () => {
    const [, second, third] = await board.add(
      { title: 'First', closing_date: '2026-11-22' },
      { title: 'Second', closing_date: '2026-11-23' },
      { title: 'Third', closing_date: '2026-11-24' },
    );
    const { mailer } = board.deps;
    const { repository } = board.jobBoard;
    const pendingChanges: Promise<unknown>[] = [];
    const change = async (id: string | undefined, changes: { closing_date?: string; status?: 'sentback' }): Promise<void> => {
      const row = await repository.findById(id ?? '');
      if (row) await repository.replace({ ...row, ...changes, updated_at: '2026-11-20T08:00:00.000Z' }, row.updated_at, '2026-11-20');
    };
    const enqueue: typeof mailer.enqueue = async (mail, db) => {
      await mailer.enqueue(mail, db);
      pendingChanges.push(change(second?.id, { closing_date: '2026-12-23' }), change(third?.id, { status: 'sentback' }));
      // On SQLite the changes wait for the end of this transaction, so waiting for them here would never end.
      if (onPostgres) await Promise.all(pendingChanges);
    };
    await createRenewal({ ...board.deps, mailer: { ...mailer, enqueue } }).sendClosingNotices();
    await Promise.all(pendingChanges);
    expect((await listNotices()).map(({ subject }) => subject)).toEqual(['Your job closes soon: First']);
    expect(listFailures()).toEqual([]);
  });

  it('is not sent to a deactivated poster', async () => {
    await board.add({ closing_date: '2026-11-22' });
    await deactivateOwner();
    await renewal.sendClosingNotices();
    expect(await listNotices()).toEqual([]);
    expect(listFailures()).toEqual([]);
  });

  it('is sent for other jobs when one mail can’t be prepared; the next run sends that mail', async () => {
    await board.add({ title: 'First', closing_date: '2026-11-22' }, { title: 'Second', closing_date: '2026-11-23' });
    const { mailer } = board.deps;
    const enqueue: typeof mailer.enqueue = (mail, db) =>
      mail.subject.includes('First') ? Promise.reject(new Error('no room for it')) : mailer.enqueue(mail, db);
    await createRenewal({ ...board.deps, mailer: { ...mailer, enqueue } }).sendClosingNotices();
    expect((await listNotices()).map(({ subject }) => subject)).toEqual(['Your job closes soon: Second']);
    expect(board.server.logLines.filter((line) => line.includes('no room for it'))).toHaveLength(1);
    await renewal.sendClosingNotices();
    expect(await listNotices()).toHaveLength(2);
  });

  it('is not sent before the configured hour, and can be turned off', async () => {
    await board.server.close();
    board = await startBoard({ now: '2026-11-20T00:30:00+05:30', env: { JOB_MAIL_HOUR: '9' } });
    renewal = createRenewal(board.deps);
    await board.add({ closing_date: '2026-11-20' });
    await renewal.sendClosingNotices();
    expect(await listNotices()).toEqual([]);
    board.server.clock.advance(9 * 60 * 60_000);
    await createRenewal({ ...board.deps, settings: { ...board.deps.settings, closingNoticeDays: 0 } }).sendClosingNotices();
    expect(await listNotices()).toEqual([]);
    await renewal.sendClosingNotices();
    expect(await listNotices()).toHaveLength(1);
  });
});

describe('the renewal link', () => {
  /** Has a closing notice mailed. @returns the id of its job, and the path of the link in the mail */
  async function mailRenewalLink(closing_date: string): Promise<{ id: string; link: string }> {
    const [job] = await board.add({ title: 'R&D Planner', closing_date });
    await renewal.sendClosingNotices();
    const [, link = ''] = /(\/jobs\/renew\?\S+)/.exec((await listNotices())[0]?.text ?? '') ?? [];
    return { id: job?.id ?? '', link };
  }
  const postLink = (link: string) => board.server.fetch(link, { method: 'POST' });

  it('needs no login: it opens a page that asks for confirmation, and renews the job once when the page’s form is sent', async () => {
    const { id, link } = await mailRenewalLink('2026-11-22');
    const html = await (await board.server.fetch(link)).text();
    expect(html).toContain('Keep “R&amp;D Planner” open?');
    expect(html).toContain('22 December 2026');
    expect(await readClosingDate(id)).toBe('2026-11-22');
    const response = await postLink(link);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Members can apply until 22 December 2026.')]);
    expect(await readClosingDate(id)).toBe('2026-12-22');
    expect((await postLink(link)).status).toBe(409);
    expect(await readClosingDate(id)).toBe('2026-12-22');
    expect((await board.list('/api/jobs/search?keyword=planner')).titles).toEqual(['R&D Planner']);
  });

  it('renews a job that has closed since the mail, and puts it on the board again', async () => {
    const { id, link } = await mailRenewalLink('2026-11-21');
    board.server.clock.advance(10 * DAY);
    expect((await board.list('/api/jobs/allJobs')).titles).toEqual([]);
    expect((await postLink(link)).status).toBe(200);
    expect(await readClosingDate(id)).toBe('2026-12-30');
    for (const list of ['allJobs', 'search?keyword=planner'])
      expect((await board.list(`/api/jobs/${list}`)).titles).toEqual(['R&D Planner']);
  });

  it('does nothing and says so while the poster is deactivated, and works when the poster is active again', async () => {
    const { id, link } = await mailRenewalLink('2026-11-22');
    await deactivateOwner();
    for (const response of [await board.server.fetch(link), await postLink(link)]) {
      expect(response.status).toBe(403);
      const html = await response.text();
      expect(html).toContain('This account is not active');
      expect(html).not.toContain('<form');
    }
    expect(await readClosingDate(id)).toBe('2026-11-22');
    await setOwnerDeactivatedAt(null);
    expect((await postLink(link)).status).toBe(200);
    expect(await readClosingDate(id)).toBe('2026-12-22');
  });

  it('doesn’t hide an unexpected error as a job that can’t be renewed', async () => {
    const clock = (): Date => {
      throw new Error('no clock');
    };
    await expect(createRenewal({ ...board.deps, clock }).renewByLink('any 2026-11-22')).rejects.toThrow('no clock');
  });

  it('does nothing for a job that closed long ago, was taken off the board, or was deleted', async () => {
    const { id, link } = await mailRenewalLink('2026-11-21');
    board.server.clock.advance(40 * DAY);
    expect((await postLink(link)).status).toBe(409);
    const row = await board.jobBoard.repository.findById(id);
    if (row)
      await board.jobBoard.repository.replace(
        { ...row, status: 'unpublished', closing_date: '2026-11-21', updated_at: '2026-12-30T00:00:00.000Z' },
        row.updated_at,
        '2026-12-30',
      );
    expect((await postLink(link)).status).toBe(409);
    await board.deps.db.deleteFrom('jobs').where('id', '=', id).execute();
    expect((await board.server.fetch(link)).status).toBe(404);
  });
});

describe('[MY-03] renewing in My Jobs', () => {
  const renew = async (id: string, who: string) =>
    board.server.json<{ message?: string; error?: string }>(`/api/jobs/renewJob/${id}`, {
      method: 'POST',
      token: await board.server.login(`${who}@example.org`),
    });

  it('is open to the poster and to admins, from 14 days before the job closes until 30 days after', async () => {
    const [closingSoon, closed, laterClosing, longAgo, waiting] = await board.add(
      { closing_date: '2026-12-04' },
      { closing_date: '2026-10-21' },
      { closing_date: '2026-12-05' },
      { closing_date: '2026-10-20' },
      { closing_date: '2026-11-30', status: 'sentback' },
    );
    expect((await renew(closingSoon?.id ?? '', 'other')).status).toBe(403);
    expect(await renew(closingSoon?.id ?? '', 'owner')).toMatchObject({
      status: 200,
      body: { message: 'Job renewed: members can apply until 4 January 2027.' },
    });
    expect(await renew(closed?.id ?? '', 'admin')).toMatchObject({
      status: 200,
      body: { message: 'Job renewed: members can apply until 20 December 2026.' },
    });
    expect((await renew(closingSoon?.id ?? '', 'owner')).status).toBe(409);
    expect((await renew(laterClosing?.id ?? '', 'owner')).status).toBe(409);
    expect((await renew(longAgo?.id ?? '', 'owner')).status).toBe(409);
    expect((await renew(waiting?.id ?? '', 'owner')).status).toBe(409);
    expect((await renew(waiting?.id ?? '', 'other')).status).toBe(404);
    expect((await board.server.json(`/api/jobs/renewJob/${closingSoon?.id}`, { method: 'POST' })).status).toBe(401);
  });

  it('is possible for an admin when the poster is deactivated', async () => {
    const [job] = await board.add({ closing_date: '2026-11-30' });
    await deactivateOwner();
    expect((await renew(job?.id ?? '', 'admin')).status).toBe(200);
  });

  it('moves the job to the top of the board', async () => {
    const [first] = await board.add({ title: 'First', closing_date: '2026-11-30' }, { title: 'Second' });
    expect((await renew(first?.id ?? '', 'owner')).status).toBe(200);
    expect((await board.list('/api/jobs/allJobs')).titles).toEqual(['First', 'Second']);
  });
});
