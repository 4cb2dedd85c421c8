/** @postgres full */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EventOfInterest } from '../../../shared/operations/people.ts';
import { deleteOldReminders } from '../../../server/people/reminders/cleaning.ts';
import { createReminders, type Reminders } from '../../../server/people/reminders/reminders.ts';
import { createChapterFolder } from '../../support/chapter.ts';
import { memberIds, startBoard, type TestBoard } from '../jobs/board.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let chapter: string;
let board: TestBoard;
let reminders: Reminders;
let token: string;

// The server’s clock starts on a Friday, at noon in India.
beforeEach(async () => {
  chapter = createChapterFolder();
  board = await startBoard({ env: { CONTENT_DIR: chapter, CLOSING_NOTICE_DAYS: '0' } });
  reminders = createReminders(board.deps);
  token = await board.server.login('member@example.org');
});

const getEventFile = (id: number) => path.join(chapter, 'events', `${id}-event.md`);

/** Adds an event to the content, or changes it. */
function putEvent(id: number, on: string, { title = `Event ${id}`, time = '6:30 PM to 8:00 PM', more = [] as string[] } = {}): void {
  const lines = ['---', `id: ${id}`, `title: ${title}`, 'category: Evening Talks', `when: { on: ${on} }`, `time: ${time}`, ...more];
  writeFileSync(getEventFile(id), [...lines, 'venue: Chapter House', 'brief_content: An evening.', '---', 'An evening.', ''].join('\n'));
  board.deps.content.reload();
}

function removeEvent(id: number): void {
  rmSync(getEventFile(id));
  board.deps.content.reload();
}

const addInterest = (id: number | string, callerToken = token) =>
  board.server.json<{ message: string }>(`/api/eventsOfInterest/${id}`, { method: 'PUT', token: callerToken });
const removeInterest = (id: number | string, callerToken = token) =>
  board.server.json(`/api/eventsOfInterest/${id}`, { method: 'DELETE', token: callerToken });
const listInterests = async (callerToken = token) =>
  (await board.server.json<EventOfInterest[]>('/api/eventsOfInterest', { token: callerToken })).body;
const setReminders = (enabled: boolean, callerToken = token) =>
  board.server.json('/api/reminders', { method: 'PUT', body: { enabled }, token: callerToken });
const saveJob = (id = '', callerToken = token) => board.server.json(`/api/savedJobs/${id}`, { method: 'PUT', token: callerToken });
const listReminders = async () => (await board.server.outbox()).filter(({ subject }) => /reminder/i.test(subject));
const listSubjects = async () => (await listReminders()).map(({ subject }) => subject);

/** Advances the clock and sends the reminders that are due. @returns the subjects of all reminders so far */
async function sendAfter(milliseconds: number): Promise<string[]> {
  board.server.clock.advance(milliseconds);
  await reminders.sendDue();
  return listSubjects();
}

describe('[issue 25] the events that a member is interested in', () => {
  it('are listed with their current titles and dates, the soonest first, until they are removed; past events are refused', async () => {
    putEvent(2001, '2026-12-12', { title: 'Later' });
    putEvent(2002, '2026-11-22', { title: 'Sooner' });
    putEvent(2003, '2026-11-19');
    for (const id of [2001, 2002, 2001]) expect((await addInterest(id)).status).toBe(200);
    for (const id of [2003, '02001', 'constructor']) expect((await addInterest(id)).status).toBe(404);
    const facts = { program: 'Evening Talks', time: '6:30 PM to 8:00 PM', venue: 'Chapter House' };
    expect(await listInterests()).toEqual([
      { eventId: '2002', title: 'Sooner', start: '2026-11-22', end: '2026-11-22', ...facts },
      { eventId: '2001', title: 'Later', start: '2026-12-12', end: '2026-12-12', ...facts },
    ]);
    expect(await listInterests(await board.server.login('other@example.org'))).toEqual([]);
    putEvent(2001, '2026-11-21', { title: 'Earlier now' });
    expect((await listInterests()).map(({ title, start }) => [title, start])).toEqual([
      ['Earlier now', '2026-11-21'],
      ['Sooner', '2026-11-22'],
    ]);
    removeEvent(2001);
    expect((await listInterests()).map(({ title }) => title)).toEqual(['Sooner']);
    await removeInterest(2002);
    await removeInterest(2002);
    expect(await listInterests()).toEqual([]);
  });

  it('are limited to 200', async () => {
    putEvent(2001, '2026-12-12');
    const row = { member_id: memberIds.member, title: 'T', day: '2026-11-19', created_at: '2026-11-01T00:00:00.000Z' };
    const rows = Array.from({ length: 200 }, (_, index) => ({ ...row, event_id: `gone${index}` }));
    await board.deps.db.insertInto('events_of_interest').values(rows).execute();
    expect((await addInterest(2001)).status).toBe(409);
    expect(await listInterests()).toEqual([]);
    await removeInterest('gone1');
    expect((await addInterest(2001)).status).toBe(200);
  });
});

describe('[issue 25] the reminder of an event', () => {
  it('is mailed only after the member turns reminders on, and only once, from the usual hour of the day before', async () => {
    putEvent(2001, '2026-11-22', { title: 'Bridges & boats' });
    await addInterest(2001);
    expect((await board.server.json('/api/reminders', { token })).body).toEqual({ enabled: false });
    // Now it is Saturday at 6:59.
    expect(await sendAfter(19 * HOUR - 60_000)).toEqual([]);
    expect(await sendAfter(60_000)).toEqual([]);
    await setReminders(true);
    expect((await board.server.json('/api/reminders', { token })).body).toEqual({ enabled: true });
    await Promise.all([reminders.sendDue(), createReminders(board.deps).sendDue()]);
    expect(await listSubjects()).toEqual(['Reminder: Bridges & boats, 22 November 2026']);
    const [mail] = await listReminders();
    expect(mail?.to).toBe('member@example.org');
    expect(mail?.text).toContain('Event on Sunday, 22 November 2026, 6:30 PM to 8:00 PM, Chapter House: Bridges & boats');
    expect(mail?.text).toMatch(/http:\S+\/special-programs\/evening-talks\/2001\n/);
    const { expires_at } = await board.deps.db
      .selectFrom('outbox_mails')
      .select('expires_at')
      .where('kind', '=', 'reminder')
      .executeTakeFirstOrThrow();
    expect(expires_at).toBe('2026-11-22T13:00:00.000Z');
    // Marking the event or turning reminders on again does not send the reminder again.
    await removeInterest(2001);
    await addInterest(2001);
    await setReminders(false);
    await setReminders(true);
    for (const wait of [60_000, 23 * HOUR, DAY]) expect(await sendAfter(wait)).toHaveLength(1);
  });

  it('is not sent before the configured hour', async () => {
    putEvent(2001, '2026-11-22');
    await addInterest(2001);
    await setReminders(true);
    expect(await sendAfter(19 * HOUR - 60_000)).toEqual([]);
    expect(await sendAfter(60_000)).toHaveLength(1);
  });

  it('is sent once for each date if the event is moved, and not sent if the event is removed', async () => {
    for (const id of [2001, 2002]) putEvent(id, '2026-11-21');
    for (const id of [2001, 2002]) await addInterest(id);
    await setReminders(true);
    removeEvent(2002);
    expect(await sendAfter(0)).toEqual(['Reminder: Event 2001, 21 November 2026']);
    putEvent(2001, '2026-11-25');
    expect(await sendAfter(DAY)).toHaveLength(1);
    expect(await sendAfter(3 * DAY)).toEqual(['Reminder: Event 2001, 25 November 2026', 'Reminder: Event 2001, 21 November 2026']);
    putEvent(2001, '2026-11-26');
    putEvent(2001, '2026-11-25');
    expect(await sendAfter(60_000)).toHaveLength(2);
  });

  it('is not sent to members who are deactivated or erased, turned reminders off, or are no longer interested', async () => {
    putEvent(2001, '2026-11-22');
    const people = ['owner', 'other', 'admin'] as const;
    for (const name of people) {
      const memberToken = await board.server.login(`${name}@example.org`);
      await addInterest(2001, memberToken);
      await setReminders(true, memberToken);
      if (name === 'other') await removeInterest(2001, memberToken);
      if (name === 'admin') await setReminders(false, memberToken);
    }
    await addInterest(2001);
    await setReminders(true);
    const { db } = board.deps;
    await db.updateTable('members').set({ deactivated_at: '2026-11-20T07:00:00.000Z' }).where('id', '=', memberIds.owner).execute();
    await db.deleteFrom('members').where('id', '=', memberIds.member).execute();
    expect(await sendAfter(DAY)).toEqual([]);
    for (const table of ['events_of_interest', 'reminders'] as const)
      expect(await db.selectFrom(table).select('member_id').where('member_id', '=', memberIds.member).execute()).toEqual([]);
    expect(board.server.logLines.join('')).not.toContain('could not be prepared');
    await db.updateTable('members').set({ deactivated_at: null }).where('id', '=', memberIds.owner).execute();
    expect(await sendAfter(0)).toHaveLength(1);
  });

  it('is sent late after an outage if the event has not begun yet, but never for an event that is marked on its own day', async () => {
    putEvent(2001, '2026-11-22', { time: 'From 18:30' });
    putEvent(2002, '2026-11-22', { time: '11 to 1 pm' });
    putEvent(2003, '2026-11-22', { time: 'After sunset' });
    putEvent(2004, '2026-11-22');
    for (const id of [2001, 2002, 2003]) await addInterest(id);
    await setReminders(true);
    // Now it is Sunday noon, and no reminders were sent on Saturday.
    board.server.clock.advance(2 * DAY);
    await addInterest(2004);
    expect(await sendAfter(0)).toEqual(['Reminder: Event 2001, 22 November 2026']);
    expect(await sendAfter(7 * HOUR)).toHaveLength(1);
  });

  it('is not sent for an event on the same day on which reminders are turned on', async () => {
    putEvent(2001, '2026-11-20');
    putEvent(2002, '2026-11-21');
    for (const id of [2001, 2002]) await addInterest(id);
    await setReminders(true);
    expect(await sendAfter(0)).toEqual(['Reminder: Event 2002, 21 November 2026']);
  });

  it('is sent to the other members when one mail can’t be prepared; the next run sends that mail', async () => {
    putEvent(2001, '2026-11-21');
    for (const callerToken of [token, await board.server.login('other@example.org')]) {
      await addInterest(2001, callerToken);
      await setReminders(true, callerToken);
    }
    const { mailer } = board.deps;
    const enqueue: typeof mailer.enqueue = (mail, db) =>
      mail.to.startsWith('member') ? Promise.reject(new Error('no room for it')) : mailer.enqueue(mail, db);
    await createReminders({ ...board.deps, mailer: { ...mailer, enqueue } }).sendDue();
    expect((await listReminders()).map(({ to }) => to)).toEqual(['other@example.org']);
    expect(board.server.logLines.filter((line) => line.includes('no room for it'))).toHaveLength(1);
    await reminders.sendDue(AbortSignal.abort());
    expect(await listReminders()).toHaveLength(1);
    await reminders.sendDue();
    expect((await listReminders()).map(({ to }) => to)).toEqual(['member@example.org', 'other@example.org']);
  });
});

describe('[EVT-09] the change of an event', () => {
  const CANCELLED = ['status: cancelled', 'status_reason: The hall is closed.'];
  const MOVED = ['status: moved', 'moved_from: { when: { on: 2026-11-25 }, venue: Town Hall }'];
  const listMails = async () =>
    (await board.server.outbox()).filter(({ subject }) => /^(Cancelled|Postponed|Moved|Reminder)/.test(subject));
  const listAll = async () => (await listMails()).map(({ subject }) => subject);
  const sendAll = async (milliseconds: number) => {
    await sendAfter(milliseconds);
    return listAll();
  };

  it('is mailed to interested members with reminders on, once, at any hour, also by two processes; a cancelled event has no reminder', async () => {
    putEvent(2001, '2026-11-25', { title: 'Bridges & boats' });
    const others = { without: await board.server.login('other@example.org'), unmarked: await board.server.login('admin@example.org') };
    for (const callerToken of [token, others.without]) await addInterest(2001, callerToken);
    for (const callerToken of [token, others.unmarked]) await setReminders(true, callerToken);
    expect(await sendAll(14 * HOUR)).toEqual([]);
    putEvent(2001, '2026-11-25', { title: 'Bridges & boats', more: CANCELLED });
    await Promise.all([reminders.sendDue(), createReminders(board.deps).sendDue()]);
    expect(await listAll()).toEqual(['Cancelled: Bridges & boats, 25 November 2026']);
    const [mail] = await listMails();
    expect(mail?.to).toBe('member@example.org');
    expect(mail?.text).toContain('an event that you are interested in is cancelled:');
    expect(mail?.text).toContain(
      'Bridges & boats\nWednesday, 25 November 2026, 6:30 PM to 8:00 PM, Chapter House\nThe hall is closed.\nhttp',
    );
    expect(mail?.text).toMatch(/To turn them off, without logging in: http/);
    // The third time is the morning of the day before.
    for (const wait of [60_000, DAY, 2 * DAY + 6 * HOUR, DAY, DAY]) {
      await deleteOldReminders(board.deps);
      expect(await sendAll(wait)).toHaveLength(1);
    }
  });

  it('is mailed for every status and new day; a moved event has a reminder on its new day', async () => {
    putEvent(2001, '2026-11-25');
    await addInterest(2001);
    await setReminders(true);
    putEvent(2001, '2026-11-25', { more: ['status: postponed'] });
    expect(await sendAll(0)).toEqual(['Postponed: Event 2001, 25 November 2026']);
    expect(await sendAll(4 * DAY)).toHaveLength(1);
    // The event was never marked again, but its interested members are kept.
    putEvent(2001, '2026-12-02', { more: MOVED });
    expect((await sendAll(2 * DAY))[0]).toBe('Moved: Event 2001, 2 December 2026');
    const [mail] = await listMails();
    expect(mail?.text).toContain(
      'Now: Wednesday, 2 December 2026, 6:30 PM to 8:00 PM, Chapter House\nFormerly: Wednesday, 25 November 2026, 6:30 PM to 8:00 PM, Town Hall\n',
    );
    expect((await sendAll(5 * DAY))[0]).toBe('Reminder: Event 2001, 2 December 2026');
    putEvent(2001, '2026-12-09', { more: MOVED });
    expect((await sendAll(60_000))[0]).toBe('Moved: Event 2001, 9 December 2026');
    expect(await sendAll(60_000)).toHaveLength(4);
  });

  it('is not mailed to a member who marked the event when it was postponed; a cancelled one cannot be marked, and stays on the list', async () => {
    putEvent(2001, '2026-11-25', { more: ['status: postponed'] });
    putEvent(2002, '2026-11-26');
    for (const id of [2001, 2002]) expect((await addInterest(id)).status).toBe(200);
    await setReminders(true);
    expect(await sendAll(0)).toEqual([]);
    putEvent(2002, '2026-11-26', { more: CANCELLED });
    expect(await listInterests()).toMatchObject([{ status: 'postponed' }, { status: 'cancelled', statusReason: 'The hall is closed.' }]);
    expect(await addInterest(2002)).toMatchObject({ status: 404, body: { message: 'This event is cancelled.' } });
  });
});

describe('[issue 25] the reminder of a saved job', () => {
  it('is mailed the day before the job closes, in one mail with the other reminders for that day', async () => {
    putEvent(2001, '2026-11-22');
    const jobs = await board.add(
      { title: 'Planner', organization: 'Kaveri Works', closing_date: '2026-11-22' },
      { title: 'Coach', closing_date: '2026-11-23' },
      { title: 'Open end', closing_date: null },
    );
    for (const { id } of jobs) await saveJob(id);
    await addInterest(2001);
    await setReminders(true);
    expect(await sendAfter(0)).toEqual([]);
    expect(await sendAfter(DAY)).toEqual(['2 reminders for 22 November 2026']);
    const [mail] = await listReminders();
    expect(mail?.text).toContain('Event on Sunday, 22 November 2026');
    expect(mail?.text).toContain('Job that closes on 22 November 2026: Planner · Kaveri Works\n');
    expect(mail?.text).toContain(`/exploreJobs?job=${jobs[0]?.id}`);
    expect(mail?.text).not.toMatch(/Coach|Open end/);
    expect(await sendAfter(DAY)).toEqual(['Reminder: Coach closes on 23 November 2026', '2 reminders for 22 November 2026']);
  });

  it('is not mailed for a job that is closed, sent back or the member’s own, is no longer saved, or has been applied for', async () => {
    const [applied, sentBack, closed, forgottenJob, ownJob, renewed] = await board.add(
      ...['Applied', 'Sent back', 'Closed', 'Forgotten', 'Mine', 'Renewed'].map((title) => ({ title, closing_date: '2026-11-21' })),
    );
    const { db } = board.deps;
    await db
      .updateTable('jobs')
      .set({ user_id: memberIds.member })
      .where('id', '=', ownJob?.id ?? '')
      .execute();
    for (const job of [applied, sentBack, closed, forgottenJob, ownJob, renewed]) expect((await saveJob(job?.id)).status).toBe(200);
    await setReminders(true);
    await board.apply(applied?.id ?? '', memberIds.member);
    await board.server.json(`/api/savedJobs/${forgottenJob?.id}`, { method: 'DELETE', token });
    const change = async (id = '', changes: object) => {
      const row = await board.jobBoard.repository.findById(id);
      if (!row) throw new Error('There is no such job.');
      const updated_at = board.deps.clock().toISOString();
      await board.jobBoard.repository.replace({ ...row, ...changes, updated_at }, row.updated_at, '2026-11-20');
    };
    await change(sentBack?.id, { status: 'sentback' });
    await change(closed?.id, { closing_date: '2026-11-19' });
    await change(renewed?.id, { closing_date: '2026-12-21' });
    expect(await sendAfter(0)).toEqual([]);
    // There is no reminder of a job that is not published, even if the job is still marked as listed.
    await db
      .updateTable('jobs')
      .set({ listed: 1, closing_date: '2026-11-21' })
      .where('id', '=', sentBack?.id ?? '')
      .execute();
    expect(await sendAfter(0)).toEqual([]);
    expect(await sendAfter(30 * DAY)).toEqual(['Reminder: Renewed closes on 21 December 2026']);
  });

  it('is sent late after an outage, until the end of the day on which the job closes', async () => {
    const [job] = await board.add({ title: 'Planner', closing_date: '2026-11-22' });
    await saveJob(job?.id);
    await setReminders(true);
    expect(await sendAfter(2 * DAY + 11 * HOUR)).toEqual(['Reminder: Planner closes on 22 November 2026']);
    // There is no reminder of a job that is saved on its last day.
    const [another] = await board.add({ title: 'Coach', closing_date: '2026-11-22' });
    expect((await saveJob(another?.id)).status).toBe(200);
    expect(await sendAfter(HOUR / 2)).toHaveLength(1);
  });
});

describe('[issue 25] the link that turns reminders off', () => {
  it('needs no login: it opens a page that asks for confirmation, and turns reminders off when it gets a POST request', async () => {
    putEvent(2001, '2026-11-21');
    await addInterest(2001);
    await setReminders(true);
    await sendAfter(0);
    const { unsubscribe_url } = await board.deps.db
      .selectFrom('outbox_mails')
      .select('unsubscribe_url')
      .where('kind', '=', 'reminder')
      .executeTakeFirstOrThrow();
    const link = (unsubscribe_url ?? '').slice((unsubscribe_url ?? '').indexOf('/reminders/end?'));
    expect((await listReminders())[0]?.text).toContain(link);
    const opened = await board.server.fetch(link);
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('Turn off your reminders?')]);
    expect((await board.server.fetch(link.replace(memberIds.member, memberIds.other))).status).toBe(404);
    expect((await board.server.json('/api/reminders', { token })).body).toEqual({ enabled: true });
    const postLink = () =>
      board.server.fetch(link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    for (let count = 0; count < 2; count += 1) {
      const response = await postLink();
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Your reminders are off')]);
    }
    expect((await board.server.json('/api/reminders', { token })).body).toEqual({ enabled: false });
    expect(await (await board.server.fetch(link)).text()).not.toContain('<form');
    // The events of interest remain.
    expect(await listInterests()).toHaveLength(1);
  });
});

it('[issue 25] records of reminders are deleted after their day, and events of interest 60 days after the event', async () => {
  putEvent(2001, '2026-11-21');
  putEvent(2002, '2026-11-21');
  for (const id of [2001, 2002]) await addInterest(id);
  await setReminders(true);
  await sendAfter(0);
  const countRemaining = async () => {
    await deleteOldReminders(board.deps);
    const { db } = board.deps;
    const sentRows = await db.selectFrom('sent_reminders').selectAll().execute();
    const events = await db.selectFrom('events_of_interest').select('event_id').orderBy('event_id').execute();
    return [sentRows.length, events.map(({ event_id }) => event_id)];
  };
  board.server.clock.advance(DAY);
  expect(await countRemaining()).toEqual([2, ['2001', '2002']]);
  board.server.clock.advance(DAY);
  expect(await countRemaining()).toEqual([0, ['2001', '2002']]);
  putEvent(2002, '2027-03-01');
  board.server.clock.advance(59 * DAY);
  expect(await countRemaining()).toEqual([0, ['2001', '2002']]);
  board.server.clock.advance(DAY);
  expect(await countRemaining()).toEqual([0, ['2002']]);
});
