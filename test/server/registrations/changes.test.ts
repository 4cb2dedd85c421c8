/** @postgres full */
import { tellStatusChanges } from '../../../server/registrations/changes.ts';
import { createRegistering } from '../../../server/registrations/registering.ts';
import { offerFreePlaces } from '../../../server/registrations/sweep.ts';
import { createReminders } from '../../../server/people/reminders/reminders.ts';
import type { OutboxMail } from '../../../server/mail/mailer.ts';
import { createGuestRow, EVENT, startRegistrationSite, type RegistrationSite } from '../../support/server/registrations.ts';

let site: RegistrationSite;
beforeEach(async () => {
  site = await startRegistrationSite('{ seats: 1, waiting_list: true }');
  await site.enter('a@example.org');
  await site.enter('b@example.org');
  await site.enter('gone@example.org').then((link) => site.press(link, 'cancel'));
});

const mailsTo = async (email: string) => (await site.server.outbox()).filter(({ to }) => to === email);
const tell = () => tellStatusChanges(site.deps);
const calendarIn = (mail?: OutboxMail): string =>
  (mail?.attachments ?? []).flatMap((file) => ('text' in file ? [file.text.replaceAll('\r\n', '\n')] : [])).join('\n');
const uidIn = (text: string): string | undefined => /^UID:(.*)$/m.exec(text)?.[1]?.trim();

const revisionOf = (mail?: OutboxMail): number => Number(/^SEQUENCE:(\d+)/m.exec(calendarIn(mail))?.[1] ?? 0);

describe('a change of an event', () => {
  it('[REG-07] tells guests and those who wait once, with a calendar file of the same UID', async () => {
    const before = (await mailsTo('a@example.org')).length;
    const place = (await mailsTo('a@example.org')).find(({ subject }) => subject.startsWith('You have a place'));
    site.setEvent({ status: 'cancelled', status_reason: 'The hall is closed.' });
    await tell();
    await tell();
    const [mail, ...others] = await mailsTo('a@example.org');
    expect(others).toHaveLength(before);
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Cancelled: A planning day'),
      text: expect.stringContaining('The hall is closed.'),
    });
    const [first, second] = [calendarIn(place), calendarIn(mail)];
    expect(uidIn(second)).toBe(uidIn(first));
    expect(uidIn(first)).toMatch(/^event-4106@/);
    expect(second).toContain('STATUS:CANCELLED');
    // Who waits has not got the event into the calendar.
    expect((await mailsTo('b@example.org'))[0]).toMatchObject({ subject: expect.stringContaining('Cancelled'), attachments: [] });
    expect((await mailsTo('gone@example.org'))[0]?.subject).toContain('Your registration is cancelled');
  });

  it('[REG-03] [REG-07] tells those who have only an offer, or wait, what they have', async () => {
    site.setEvent({ registration: '{ seats: 2, waiting_list: true, payment: ₹150 }' });
    await offerFreePlaces(site.deps, createRegistering(site.deps));
    await site.enter('c@example.org');
    const fields = { registration: '{ seats: 2, waiting_list: true, payment: ₹150 }', venue: 'New hall' };
    site.setEvent({ ...fields, status: 'moved', moved_from: '{ venue: Old hall }' });
    await tell();
    const texts = await Promise.all(['a', 'b', 'c'].map(async (name) => (await mailsTo(`${name}@example.org`))[0]?.text));
    expect(texts[0]).toMatch(/You have a place\.\s+If you cannot come, please cancel: http/);
    expect(texts[1]).toMatch(/A place is held for you until .*\s+To take the place, open this page: http/);
    expect(texts[2]).toMatch(/You are number 1 on the waiting list\..*\s+If you cannot come, please cancel: http/);
    for (const text of texts) expect(text).toContain('Payment: ₹150');
    site.setEvent({ ...fields, status: 'postponed' });
    await tell();
    const [postponed] = await mailsTo('b@example.org');
    expect(postponed?.text).toContain('The event is postponed. Your registration stays');
    expect(postponed?.text).not.toMatch(/Payment|To take the place/);
  });

  it('[REG-07] tells each further change, also on the same day, in calendar files that replace each other', async () => {
    const place = (await mailsTo('a@example.org')).find(({ subject }) => subject.startsWith('You have a place'));
    const moved = { status: 'moved', moved_from: '{ when: { on: 2026-12-16 } }' };
    const changes: Record<string, string>[] = [
      { status: 'postponed' },
      { ...moved, when: '{ on: 2026-12-18 }' },
      { ...moved, when: '{ on: 2026-12-19 }' },
      { status: 'cancelled' },
      {},
    ];
    for (const change of changes) {
      site.server.clock.advance(60_000);
      site.setEvent(change);
      await tell();
      await tell();
    }
    const mails = (await mailsTo('a@example.org')).slice(0, changes.length).toReversed();
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Postponed', 'Moved', 'Moved', 'Cancelled', 'It takes place']);
    expect(mails[1]?.text).toContain('18 December 2026, 10:00 AM to 4:00 PM');
    expect(mails[1]?.text).toContain('Formerly: Wednesday, 16 December 2026');
    expect(calendarIn(mails[2])).toContain('DTSTART;TZID=Asia/Kolkata:20261219T100000');
    const revisions = [place, ...mails].map(revisionOf);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((one, other) => one - other));
    expect([...mails].map((mail) => calendarIn(mail).includes('STATUS:CANCELLED'))).toEqual([true, false, false, true, false]);
    // A code would open no door.
    expect(mails[3]?.attachments.map(({ name }) => name)).toEqual(['event.ics']);
    // The calendar of whoever registers again has the cancelled entry.
    site.server.clock.advance(60_000);
    for (const email of ['b@example.org', 'a@example.org']) await site.press(await site.readLink(email), 'cancel');
    await site.enter('a@example.org');
    const [again] = await mailsTo('a@example.org');
    expect(again?.subject).toContain('You have a place');
    expect(revisionOf(again)).toBeGreaterThan(revisions.at(-1) ?? 0);
  });

  it('[REG-07] tells another day or other hours without a status, too; not another spelling, another place, or a status that is only taken off', async () => {
    const moved = { when: '{ on: 2026-12-18 }', time: '2 PM to 4 PM' };
    site.setEvent({ time: '10 AM to 4 PM', venue: 'Community Hall, Lalgudi' });
    await tell();
    expect((await mailsTo('a@example.org'))[0]?.subject).toContain('You have a place');
    site.setEvent(moved);
    await tell();
    const [mail] = await mailsTo('a@example.org');
    expect([mail?.subject, mail?.text]).toEqual([
      'Changed: A planning day with three panchayats, 18 December 2026',
      expect.stringContaining('18 December 2026, 2 PM to 4 PM'),
    ]);
    const count = (await mailsTo('a@example.org')).length;
    site.setEvent({ ...moved, status: 'moved', moved_from: '{ when: { on: 2026-12-16 } }' });
    await tell();
    site.setEvent(moved);
    await tell();
    expect(await mailsTo('a@example.org')).toHaveLength(count);
    site.setEvent({ ...moved, status: 'moved', venue: 'School, Lalgudi', moved_from: '{ venue: Community hall }' });
    await tell();
    expect((await mailsTo('a@example.org'))[0]?.text).toContain('School, Lalgudi');
  });

  it('[REG-07] tells another place when the event is marked as moved only later, and only those who registered before', async () => {
    const fields = { registration: '{ seats: 1, waiting_list: true }', venue: 'School, Lalgudi' };
    site.setEvent(fields);
    await tell();
    await site.enter('later@example.org');
    site.setEvent({ ...fields, status: 'moved', moved_from: '{ venue: Community hall }' });
    await tell();
    await tell();
    const listMoved = async (email: string) => (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Moved'));
    expect(await listMoved('a@example.org')).toHaveLength(1);
    expect((await listMoved('a@example.org'))[0]?.text).toContain('School, Lalgudi');
    expect(await listMoved('later@example.org')).toEqual([]);
  });

  it('[REG-07] goes on where it was stopped, and tells nobody twice', async () => {
    site.setEvent({ registration: '{ seats: 200 }', status: 'cancelled' });
    const { id: _id, ...guest } = await site.deps.db
      .selectFrom('registrations')
      .selectAll()
      .where('email', '=', 'a@example.org')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 120 }, (_, index) => createGuestRow({ ...guest, turn: 10 + index, email: `g${index}@example.org` }));
    await site.deps.db.insertInto('registrations').values(rows).execute();
    const controller = new AbortController();
    const wake = jest.spyOn(site.deps.mailer, 'wake').mockImplementation(() => controller.abort());
    await tellStatusChanges(site.deps, controller.signal);
    wake.mockRestore();
    const listTold = async () => (await site.server.outbox()).filter(({ subject }) => subject.startsWith('Cancelled')).map(({ to }) => to);
    expect(await listTold()).toHaveLength(50);
    await tell();
    expect((await listTold()).toSorted()).toEqual(['a@example.org', 'b@example.org', ...rows.map(({ email }) => email)].toSorted());
  });

  it('[REG-07] tells nobody who has registered since, and a member who is interested, too, in one mail', async () => {
    site.setEvent({ registration: '{ seats: 9 }' });
    const token = await site.server.login('member@example.org');
    await site.register(token);
    await site.server.json(`/api/eventsOfInterest/${EVENT}`, { method: 'PUT', token });
    await site.server.json('/api/reminders', { method: 'PUT', body: { enabled: true }, token });
    const change = {
      status: 'moved',
      when: '{ on: 2026-12-18 }',
      moved_from: '{ when: { on: 2026-12-16 } }',
      registration: '{ seats: 9 }',
    };
    site.setEvent(change);
    await tell();
    await createReminders(site.deps).sendDue();
    await site.enter('late@example.org');
    await tell();
    expect((await mailsTo('member@example.org')).filter(({ subject }) => subject.startsWith('Moved'))).toHaveLength(1);
    expect((await mailsTo('late@example.org')).map(({ subject }) => subject.split(':')[0])).toEqual(['You have a place', 'Please confirm']);
  });
});
