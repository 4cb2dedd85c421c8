/** @postgres full */
import { parse } from 'csv-parse/sync';
import type { GuestEvent } from '../../../shared/operations/registrations.ts';
import type { OwnPdus } from '../../../shared/operations/people.ts';
import { createGuestRow, EVENT, linkIn, startRegistrationSite, type RegistrationSite } from '../../support/server/registrations.ts';

let site: RegistrationSite;
let admin: string;
beforeEach(async () => {
  site = await startRegistrationSite('{ seats: 3, waiting_list: true }');
  admin = await site.server.login('admin@example.org');
});

const call = (path: string, init: { method?: string; body?: unknown } = {}) =>
  site.server.json<{ message: string }>(`/site/guests/${EVENT}${path}`, { ...init, token: admin });
const mailsTo = async (email: string) =>
  (await site.server.outbox()).filter(({ to, subject }) => to === email && !subject.includes('passcode'));
const addGuest = (name: string, email: string) => call('', { body: { name, email } });
const checkIn = async (email: string, checkedIn = true) => {
  const { guestId } = await site.guest(admin, email);
  return call(`/${guestId}`, { method: 'PATCH', body: { checkedIn } });
};
/** Moves the event to today, 20 November 2026, which began at 10 AM. */
const startEvent = (fields: Record<string, string> = {}) => site.setEvent({ when: '{ on: 2026-11-20 }', ...fields });

describe('the guests of an event', () => {
  it('[REG-05] are listed in order with their places on the waiting list; requests that are not confirmed are only counted', async () => {
    const emails = ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org', 'e@example.org'];
    for (const email of emails) await site.enter(email, `Guest ${email[0]}`);
    await site.request('f@example.org');
    const { event, guests } = await site.guests(admin);
    expect(event).toMatchObject({ seats: 3, registered: 3, waiting: 2, offered: 0, unconfirmed: 1, checkedIn: 0 });
    expect(guests.map(({ email, state, position }) => [email, state, position])).toEqual([
      ['a@example.org', 'registered', undefined],
      ['b@example.org', 'registered', undefined],
      ['c@example.org', 'registered', undefined],
      ['d@example.org', 'waiting', 1],
      ['e@example.org', 'waiting', 2],
    ]);
    const events = (await site.server.json<GuestEvent[]>('/site/guests', { token: admin })).body;
    expect(events.find(({ eventId }) => eventId === EVENT)).toMatchObject({ registered: 3, waiting: 2, unconfirmed: 1 });
  });

  it('[REG-05] are added by hand, also after registration has closed, and told by mail; never above the places, and nobody twice', async () => {
    site.setEvent({ registration: '{ seats: 1, closes: 2026-11-19 }' });
    expect(await addGuest('Asha Rao', 'Asha@example.org')).toMatchObject({
      status: 200,
      body: { state: 'registered', email: 'asha@example.org' },
    });
    expect((await mailsTo('asha@example.org'))[0]?.subject).toContain('You have a place');
    expect(await addGuest('Asha', 'asha@example.org')).toMatchObject({
      status: 409,
      body: { message: 'Somebody with this e-mail address is registered already.' },
    });
    expect(await addGuest('Ravi', 'ravi@example.org')).toMatchObject({ status: 409, body: { message: 'All places are taken.' } });
  });

  it('[REG-05] are cancelled with a mail, and the place is offered to the next one', async () => {
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org']) await site.enter(email);
    const { guestId } = await site.guest(admin, 'a@example.org');
    expect((await call(`/${guestId}`, { method: 'DELETE' })).body.message).toBe('The registration is cancelled. A mail says so.');
    expect((await mailsTo('a@example.org'))[0]?.text).toContain('the chapter has cancelled your registration');
    expect((await site.guest(admin, 'd@example.org')).state).toBe('offered');
    await call(`/${guestId}`, { method: 'DELETE' });
    expect(await mailsTo('a@example.org')).toHaveLength(3);
  });

  it('[REG-04] get a new link, and those of earlier mails no longer work', async () => {
    const link = await site.enter('a@example.org');
    const { guestId } = await site.guest(admin, 'a@example.org');
    await call(`/${guestId}/link`, { method: 'POST' });
    expect((await site.press(link, 'cancel')).status).toBe(404);
    expect((await site.server.fetch(linkIn((await mailsTo('a@example.org'))[0]?.text ?? ''))).status).toBe(200);
  });

  it('[REG-05] get a message in a mail each; the same one is not sent twice', async () => {
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org']) await site.enter(email);
    const message = { subject: 'We meet in the garden', text: 'Please bring a hat.', to: 'registered' };
    expect((await call('/messages', { body: message })).body.message).toBe('The message goes to 3 guests.');
    expect((await call('/messages', { body: message })).status).toBe(409);
    const [mail] = await mailsTo('a@example.org');
    expect(mail).toMatchObject({ subject: 'We meet in the garden', text: expect.stringContaining('Please bring a hat.') });
    expect((await mailsTo('d@example.org'))[0]?.subject).not.toBe('We meet in the garden');
    // Whoever registers meanwhile does not wait for all of these mails.
    const senders = await site.deps.db.selectFrom('outbox_mails').select('sender').where('subject', '=', message.subject).execute();
    expect(new Set(senders.map(({ sender }) => sender))).toEqual(new Set([`event ${EVENT}`]));
    expect((await call('/messages', { body: { ...message, to: 'waiting' } })).body.message).toBe('The message goes to one guest.');
    expect(mail?.text).toContain('Community hall, Lalgudi');
    const { guestId } = await site.guest(admin, 'd@example.org');
    await call(`/${guestId}`, { method: 'DELETE' });
    expect(await call('/messages', { body: { ...message, text: 'Another one.', to: 'waiting' } })).toMatchObject({ status: 409 });
  });

  it('[REG-05] are exported as CSV, in which no name is a formula', async () => {
    await site.enter('a@example.org', '=HYPERLINK("x")');
    await site.enter('b@example.org', 'அனிதா "A"; Rao');
    const response = await site.server.fetch(`/site/guests/${EVENT}/export`, { headers: { authorization: `Bearer ${admin}` } });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="guests-${EVENT}.csv"`);
    const rows = parse(await response.text(), { bom: true });
    expect(rows[0]?.slice(0, 4)).toEqual(['Name', 'E-mail', 'Member', 'State']);
    expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
      [`'=HYPERLINK("x")`, 'a@example.org', 'no', 'Registered'],
      ['அனிதா "A"; Rao', 'b@example.org', 'no', 'Registered'],
    ]);
    expect(rows[1]?.[6]).toBe('2026-11-20 12:00');
  });

  it('[REG-06] are checked in on the day, once; a member has attended by it, and has not when it is taken back', async () => {
    const token = await site.server.login('member@example.org');
    await site.register(token);
    await site.enter('a@example.org');
    expect(await checkIn('a@example.org')).toMatchObject({
      status: 409,
      body: { message: 'Guests are checked in from the day of the event on.' },
    });
    startEvent({ pdus: '{ power_skills: 2 }' });
    const first = await checkIn('member@example.org');
    expect(first).toMatchObject({ status: 200, body: { checkedInAt: '2026-11-20T06:30:00.000Z' } });
    site.server.clock.advance(60_000);
    expect((await checkIn('member@example.org')).body).toEqual(first.body);
    const readPdus = async () => (await site.server.json<OwnPdus>('/api/pdus', { token })).body.attended;
    expect(await readPdus()).toMatchObject([{ eventId: EVENT, pdus: { powerSkills: 2 } }]);
    await checkIn('member@example.org', false);
    expect(await readPdus()).toEqual([]);
    expect((await site.guests(admin)).event.checkedIn).toBe(0);
  });

  it('[REG-06] who have become members since they registered have attended, too', async () => {
    await site.enter('guest1@example.org');
    const [token = ''] = await site.addMembers(1);
    startEvent({ pdus: '{ power_skills: 2 }' });
    await checkIn('guest1@example.org');
    const readPdus = async () => (await site.server.json<OwnPdus>('/api/pdus', { token })).body.attended;
    expect(await readPdus()).toMatchObject([{ eventId: EVENT }]);
    await checkIn('guest1@example.org', false);
    expect(await readPdus()).toEqual([]);
  });

  it('[REG-06] who were checked in before the event begins cannot cancel any more', async () => {
    const token = await site.server.login('member@example.org');
    await site.register(token);
    const link = await site.enter('a@example.org');
    startEvent({ time: '6:00 PM to 8:00 PM' });
    await checkIn('member@example.org');
    await checkIn('a@example.org');
    expect(await site.own(token)).toMatchObject([{ canCancel: false, checkedIn: true }]);
    const refusal = 'You were checked in, so the registration can no longer be cancelled.';
    const address = `/site/registrations/${EVENT}`;
    expect(await site.server.json(address, { method: 'DELETE', token })).toMatchObject({ status: 409, body: { message: refusal } });
    expect(await (await site.server.fetch(link)).text()).not.toContain('Give up my place');
    expect(await site.press(link, 'cancel')).toMatchObject({ status: 409, text: expect.stringContaining(refusal) });
    await checkIn('a@example.org', false);
    expect(await site.press(link, 'cancel')).toMatchObject({ status: 200, text: expect.stringContaining('is cancelled') });
  });

  it('[REG-05] [REG-06] who came, or did not, get a message of their own', async () => {
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org', 'waits@example.org']) await site.enter(email);
    startEvent();
    await checkIn('b@example.org');
    const send = async (to: string) => {
      await call('/messages', { body: { subject: `To ${to}`, text: 'Hello.', to } });
      return (await site.server.outbox()).flatMap((mail) => (mail.subject === `To ${to}` ? mail.to : [])).toSorted();
    };
    expect(await send('came')).toEqual(['b@example.org']);
    expect(await send('absent')).toEqual(['a@example.org', 'c@example.org']);
  });

  it('[REG-05] who were checked in are not cancelled, and who were cancelled get no link', async () => {
    await site.enter('a@example.org');
    startEvent();
    await checkIn('a@example.org');
    const { guestId } = await site.guest(admin, 'a@example.org');
    const cancel = () => call(`/${guestId}`, { method: 'DELETE' });
    expect(await cancel()).toMatchObject({ status: 409, body: { message: 'This guest was checked in. Take that back first.' } });
    await checkIn('a@example.org', false);
    expect((await cancel()).status).toBe(200);
    const mails = await mailsTo('a@example.org');
    expect((await call(`/${guestId}/link`, { method: 'POST' })).status).toBe(409);
    expect(await mailsTo('a@example.org')).toEqual(mails);
  });

  it('[REG-06] who wait are let in at the door, and others are added there, also above the places; not before the day', async () => {
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org', 'e@example.org'])
      await site.enter(email, 'Dora');
    expect((await addGuest('Early', 'early@example.org')).body).toMatchObject({ state: 'waiting', position: 3 });
    const { guestId } = await site.guest(admin, 'e@example.org');
    await call(`/${guestId}`, { method: 'DELETE' });
    startEvent();
    expect((await checkIn('d@example.org', false)).body).toMatchObject({ state: 'waiting' });
    expect((await checkIn('d@example.org')).body).toMatchObject({ state: 'registered', checkedInAt: expect.any(String) });
    expect((await checkIn('d@example.org', false)).body).toMatchObject({ state: 'registered' });
    expect(await checkIn('e@example.org')).toMatchObject({
      status: 409,
      body: { message: 'The registration of Dora is cancelled. Add them again to let them in.' },
    });
    expect((await addGuest('Walk In', 'walk@example.org')).body).toMatchObject({ state: 'registered' });
    expect((await addGuest('Dora', 'e@example.org')).body).toMatchObject({ guestId, state: 'registered' });
    expect((await site.guests(admin)).event).toMatchObject({ seats: 3, registered: 6, waiting: 1, checkedIn: 0 });
    startEvent({ status: 'cancelled' });
    expect(await checkIn('a@example.org')).toMatchObject({ status: 409, body: { message: 'The event is cancelled.' } });
    site.setEvent({ when: '{ on: 2026-11-19 }' });
    expect(await addGuest('Late', 'late@example.org')).toMatchObject({ status: 409, body: { message: 'The event is over.' } });
  });

  it('[REG-05] who are members have their present name and address, and are not added twice under another one', async () => {
    await site.register(await site.server.login('member@example.org'));
    const change = { name: 'Meena Member', email: 'meena@example.org' };
    await site.deps.db.updateTable('members').set(change).where('email', '=', 'member@example.org').execute();
    expect(await site.guest(admin, 'meena@example.org')).toMatchObject({ name: 'Meena Member', isMember: true });
    expect(await addGuest('Meena', 'meena@example.org')).toMatchObject({ status: 409 });
    await call('/messages', { body: { subject: 'News', text: 'The hall has changed.', to: 'all' } });
    expect((await mailsTo('meena@example.org'))[0]).toMatchObject({ subject: 'News', text: expect.stringMatching(/^Dear Meena Member,/) });
  });

  it('[REG-05] may be two thousand: one response lists them, and a message goes to each', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) =>
      createGuestRow({ name: `Guest ${index + 1}`, email: `g${index}@example.org`, turn: index + 1 }),
    );
    for (let start = 0; start < rows.length; start += 500)
      await site.deps.db
        .insertInto('registrations')
        .values(rows.slice(start, start + 500))
        .execute();
    const { event, guests } = await site.guests(admin);
    expect([event.registered, guests.length, guests[1_999]?.name]).toEqual([2_000, 2_000, 'Guest 2000']);
    const message = { subject: 'We meet in the garden', text: 'Please bring a hat.', to: 'registered' };
    expect((await call('/messages', { body: message })).body.message).toBe('The message goes to 2000 guests.');
    const { number } = await site.deps.db
      .selectFrom('outbox_mails')
      .select(({ fn }) => fn.count<number>('recipient').distinct().as('number'))
      .where('subject', '=', message.subject)
      .executeTakeFirstOrThrow();
    expect(Number(number)).toBe(2_000);
  });

  it('[REG-06] came when the device says, which may have been without a connection, but not later than now or before the day', async () => {
    await site.enter('a@example.org');
    startEvent();
    const { guestId } = await site.guest(admin, 'a@example.org');
    const send = async (at: string) => {
      await call(`/${guestId}`, { method: 'PATCH', body: { checkedIn: false } });
      await call(`/${guestId}`, { method: 'PATCH', body: { checkedIn: true, at } });
      return (await site.guest(admin, 'a@example.org')).checkedInAt;
    };
    expect(await send('2026-11-20T05:05:00.000Z')).toBe('2026-11-20T05:05:00.000Z');
    expect(await send('2026-11-20T09:00:00.000Z')).toBe('2026-11-20T06:30:00.000Z');
    expect(await send('2026-11-18T09:00:00.000Z')).toBe('2026-11-19T18:30:00.000Z');
    // A leap second, which the contract's format allows.
    expect(await send('2026-11-18T23:59:60Z')).toBe('2026-11-20T06:30:00.000Z');
  });

  it('[REG-05] stay listed after the event was removed from the content', async () => {
    await site.enter('a@example.org');
    site.setEvent({ id: '4999' });
    const events = (await site.server.json<GuestEvent[]>('/site/guests', { token: admin })).body;
    expect(events.find(({ eventId }) => eventId === EVENT)).toMatchObject({ title: 'A planning day with three panchayats', registered: 1 });
    expect((await site.guests(admin)).guests).toHaveLength(1);
  });

  it('[REG-05] of a removed event are shown, too, when nobody has confirmed: what is in the list of events can be opened', async () => {
    await site.request('a@example.org');
    site.setEvent({ id: '4999' });
    expect(await site.guests(admin)).toMatchObject({ event: { registered: 0, unconfirmed: 1 }, guests: [] });
  });
});
