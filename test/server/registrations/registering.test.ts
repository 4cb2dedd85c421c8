/** @postgres full */
import { offerFreePlaces } from '../../../server/registrations/sweep.ts';
import { createRegistering } from '../../../server/registrations/registering.ts';
import { deleteOldRegistrations } from '../../../server/registrations/cleaning.ts';
import { unzip } from '../../support/server/unzip.ts';
import { EVENT, startRegistrationSite, type RegistrationSite } from '../../support/server/registrations.ts';

const HOUR_MS = 3_600_000;
const subjectsTo = async (site: RegistrationSite, email: string): Promise<string[]> =>
  (await site.server.outbox())
    .filter(({ to, subject }) => to === email && !subject.includes('passcode'))
    .map(({ subject }) => subject.split(':')[0] ?? '');
const sweep = ({ deps }: RegistrationSite): Promise<void> => offerFreePlaces(deps, createRegistering(deps));
const readPage = async ({ server }: RegistrationSite, link: string): Promise<string> => (await server.fetch(link)).text();

describe('registering as a member', () => {
  let site: RegistrationSite;
  let tokens: string[];
  beforeEach(async () => {
    site = await startRegistrationSite();
    tokens = await site.addMembers(4);
  });

  it('[REG-02] [REG-03] takes a place with one call, then the waiting list in order, each with a mail; a second call changes nothing', async () => {
    const responses = [];
    for (const token of [...tokens, ...tokens]) responses.push((await site.register(token)).body);
    const outcomes = responses.map(({ state, position }) => [state, position]);
    const expected = [
      ['registered', undefined],
      ['registered', undefined],
      ['waiting', 1],
      ['waiting', 2],
    ];
    expect(outcomes).toEqual([...expected, ...expected]);
    expect(await site.seats()).toMatchObject({
      state: 'full',
      seats: 2,
      left: 0,
      waiting: 2,
      waitingList: true,
      offerHours: 24,
      keptDays: 30,
    });
    expect(await subjectsTo(site, 'guest1@example.org')).toEqual(['You have a place']);
    expect(await subjectsTo(site, 'guest4@example.org')).toEqual(['You are on the waiting list']);
    const [mail] = (await site.server.outbox()).filter(({ to }) => to === 'guest1@example.org');
    expect(mail?.text).toContain('16 December 2026, 10:00 AM to 4:00 PM, Community hall, Lalgudi');
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['event.ics', 'ticket.gif']);
    expect(JSON.stringify(mail?.attachments[0])).toContain('DTSTART;TZID=Asia/Kolkata:20261216T100000');
    // It must not look like a calendar to subscribe to.
    expect(JSON.stringify(mail?.attachments[0])).not.toMatch(/CALNAME|REFRESH/);
  });

  it('[REG-03] a place that is given up is offered to the next one, held for the set hours, and then offered on', async () => {
    for (const token of tokens) await site.register(token);
    const [first, , third, fourth] = tokens as [string, string, string, string];
    await site.server.json(`/site/registrations/${EVENT}`, { method: 'DELETE', token: first });
    expect(await subjectsTo(site, 'guest3@example.org')).toContain('A place is free for you');
    expect(await site.own(third)).toMatchObject([{ state: 'offered', offerEndsAt: '2026-11-21T06:30:00.000Z' }]);
    expect(await site.own(fourth)).toMatchObject([{ state: 'waiting', position: 1 }]);
    expect(await site.seats()).toMatchObject({ left: 0, waiting: 1 });
    // Somebody new waits behind those who wait already.
    expect((await site.register(first)).body).toMatchObject({ state: 'waiting', position: 2 });
    site.server.clock.advance(24 * HOUR_MS);
    await sweep(site);
    expect(await site.own(third)).toMatchObject([{ state: 'missed' }]);
    expect(await site.own(fourth)).toMatchObject([{ state: 'offered' }]);
    expect((await site.register(fourth)).body).toMatchObject({ state: 'registered' });
    // Whoever has missed an offer goes to the end.
    expect((await site.register(third)).body).toMatchObject({ state: 'waiting', position: 2 });
    expect(await subjectsTo(site, 'guest4@example.org')).toEqual([
      'You have a place',
      'A place is free for you',
      'You are on the waiting list',
    ]);
  });

  it('[REG-03] an offer that has ended cannot be taken, even before the next check', async () => {
    for (const token of tokens) await site.register(token);
    await site.server.json(`/site/registrations/${EVENT}`, { method: 'DELETE', token: tokens[0] ?? '' });
    site.server.clock.advance(25 * HOUR_MS);
    expect((await site.register(tokens[2] ?? '')).body).toMatchObject({ state: 'waiting', position: 1 });
    expect(await site.own(tokens[3] ?? '')).toMatchObject([{ state: 'offered' }]);
  });

  it('[REG-03] more places in the content are offered to those who wait', async () => {
    for (const token of tokens) await site.register(token);
    site.setEvent({ registration: '{ seats: 4, waiting_list: true }' });
    await sweep(site);
    expect((await site.own(tokens[2] ?? ''))[0]?.state).toBe('offered');
    expect((await site.own(tokens[3] ?? ''))[0]?.state).toBe('offered');
  });

  it('[REG-03] fewer places in the content take nobody’s place, and none is offered until there are fewer guests', async () => {
    for (const token of tokens) await site.register(token);
    site.setEvent({ registration: '{ seats: 1, waiting_list: true }' });
    await sweep(site);
    expect(await site.seats()).toMatchObject({ seats: 1, left: 0, waiting: 2 });
    await site.server.json(`/site/registrations/${EVENT}`, { method: 'DELETE', token: tokens[0] ?? '' });
    expect((await site.own(tokens[2] ?? ''))[0]?.state).toBe('waiting');
  });

  it('[REG-01] is refused in words when registration is early, closed or over, when the event does not take place, and without a waiting list', async () => {
    const [token = '', second = '', third = ''] = tokens;
    const refuse = async (fields: Record<string, string>) => {
      site.setEvent(fields);
      const { status, body } = await site.register(token);
      return [status, body.message, (await site.seats()).state];
    };
    expect(await refuse({ registration: '{ seats: 2, opens: 2026-12-01 }' })).toEqual([
      409,
      'Registration opens on 1 December 2026.',
      'early',
    ]);
    expect(await refuse({ registration: '{ seats: 2, closes: 2026-11-19 }' })).toEqual([
      409,
      'Registration closed on 19 November 2026.',
      'closed',
    ]);
    expect(await refuse({ status: 'cancelled' })).toEqual([409, 'The event is cancelled, so nobody can register now.', 'closed']);
    expect(await refuse({ when: '{ on: 2026-11-20 }' })).toEqual([409, 'The event has begun, so nobody can register any more.', 'over']);
    site.setEvent({ registration: '{ seats: 1 }' });
    await site.register(second);
    expect((await site.register(third)).body.message).toBe('All places are taken.');
    expect((await site.server.json('/site/registrations/4101')).status).toBe(404);
  });
});

describe('registering as a visitor', () => {
  let site: RegistrationSite;
  beforeEach(async () => {
    site = await startRegistrationSite();
  });

  it('[REG-02] takes no place before the link in the mail is confirmed; opening the link changes nothing', async () => {
    expect(await site.request('Asha.Rao@Example.org')).toMatchObject({ status: 200, body: { success: true } });
    const link = await site.readLink('asha.rao@example.org');
    expect(await readPage(site, link)).toContain('Please confirm your registration');
    expect(await site.seats()).toMatchObject({ left: 2 });
    const { status, text } = await site.press(link, 'confirm');
    expect([status, text]).toEqual([200, expect.stringMatching(/<title>You have a place\..*<p class="lead">You have a place\./s)]);
    expect(text).toContain('<svg');
    expect(await site.seats()).toMatchObject({ left: 1 });
    await site.press(link, 'confirm');
    expect(await subjectsTo(site, 'asha.rao@example.org')).toEqual(['You have a place', 'Please confirm']);
  });

  it('[REG-02] [REG-08] says the same for every address, and mails one address seldom', async () => {
    const first = await site.request('asha@example.org');
    await site.enter('ravi@example.org');
    for (const email of ['asha@example.org', 'ravi@example.org', 'admin@example.org', 'asha@example.org'])
      expect(await site.request(email)).toMatchObject({ status: first.status, body: first.body });
    expect(await subjectsTo(site, 'asha@example.org')).toEqual(['Please confirm']);
    // Somebody who is registered gets the link again.
    expect(await subjectsTo(site, 'ravi@example.org')).toEqual(['Your registration', 'You have a place', 'Please confirm']);
    for (let count = 0; count < 10; count += 1) {
      site.server.clock.advance(2 * 60_000);
      await site.request('asha@example.org');
    }
    expect(await subjectsTo(site, 'asha@example.org')).toHaveLength(5);
  });

  it('[REG-08] many requests that nobody confirms keep others out for an hour at most', async () => {
    await site.request('first@example.org');
    const first = await site.deps.db.selectFrom('registrations').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 1_999 }, (_, index) => ({
      ...first,
      id: `c${index.toString(16).padStart(23, '0')}`,
      email: `guest${index}@example.net`,
    }));
    for (let start = 0; start < others.length; start += 200)
      await site.deps.db
        .insertInto('registrations')
        .values(others.slice(start, start + 200))
        .execute();
    expect(await site.request('late@example.org')).toMatchObject({ status: 429 });
    site.server.clock.advance(HOUR_MS + 1);
    expect(await site.request('late@example.org')).toMatchObject({ status: 200 });
    expect(await subjectsTo(site, 'late@example.org')).toEqual(['Please confirm']);
  });

  it('[REG-02] the link works for 48 hours, then the data are deleted', async () => {
    await site.request('asha@example.org');
    const link = await site.readLink('asha@example.org');
    site.server.clock.advance(48 * HOUR_MS);
    expect(await site.press(link, 'confirm')).toMatchObject({ status: 409, text: expect.stringContaining('This link has expired.') });
    await deleteOldRegistrations(site.deps);
    expect((await site.server.fetch(link)).status).toBe(404);
  });

  it('[REG-04] gives a place up with the link, which then deletes the data; a wrong link does nothing', async () => {
    const link = await site.enter('asha@example.org');
    // Mail programs leave a hyphen at the end out of the link, and a signature may end with one.
    expect(link).toMatch(/&of=[0-9a-f]{24}\.\d+$/);
    expect((await site.press(link, 'delete')).status).toBe(409);
    expect((await site.press(link, 'cancel')).text).toContain('Your registration is cancelled.');
    expect(await site.seats()).toMatchObject({ left: 2 });
    expect((await site.press(link.replace('key=', 'key=x'), 'delete')).status).toBe(404);
    expect((await site.press(link, 'delete')).text).toContain('We have kept nothing of this registration.');
    expect((await site.server.fetch(link)).status).toBe(404);
  });

  it('[REG-03] takes an offered place with the link', async () => {
    const [first] = [await site.enter('one@example.org'), await site.enter('two@example.org')];
    const third = await site.enter('three@example.org');
    expect(await readPage(site, third)).toContain('You are number 1 on the waiting list.');
    await site.press(first, 'cancel');
    expect(await readPage(site, third)).toContain('A place is held for you until Saturday, 21 November 2026, 12:00 PM (Indian time).');
    expect((await site.press(third, 'take')).text).toContain('You have a place.');
  });

  it('[REG-04] cannot give a place up once the event has begun', async () => {
    const link = await site.enter('asha@example.org');
    site.setEvent({ when: '{ on: 2026-11-20 }' });
    expect(await site.press(link, 'cancel')).toMatchObject({ status: 409, text: expect.stringContaining('The event has begun') });
  });

  it('[REG-01] is refused when only members can register', async () => {
    site.setEvent({ registration: '{ seats: 2, members_only: true }' });
    expect(await site.request('asha@example.org')).toMatchObject({ status: 403 });
    expect((await site.register(await site.server.login('member@example.org'))).body.state).toBe('registered');
  });

  it('[REG-02] works without scripts: the form posts, and mistakes are named with what was typed', async () => {
    const post = async (fields: Record<string, string>) => {
      const response = await site.server.fetch(`/registration/request?event=${EVENT}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      return { status: response.status, text: await response.text() };
    };
    const wrong = await post({ name: ' ', email: 'asha at example' });
    expect(wrong.status).toBe(400);
    for (const text of ['Please enter your name', '“asha at example” is not an e-mail address.', 'Please agree'])
      expect(wrong.text).toContain(text);
    expect((await post({ name: 'Asha', email: 'bot@example.org', consent: 'on', remark: 'x' })).status).toBe(200);
    expect((await post({ name: '<b>Asha</b>', email: 'asha@example.org', consent: 'on' })).text).toContain('Please look into your mailbox');
    expect((await site.server.outbox()).map(({ to }) => to)).toEqual(['asha@example.org']);
    expect(await readPage(site, await site.readLink('asha@example.org'))).toContain('&lt;b&gt;Asha&lt;/b&gt;');
  });

  it('[REG-02] [REG-08] is the member’s, who registers with the same address, and is in their data and their erasure', async () => {
    await site.enter('member@example.org', 'M.');
    const token = await site.server.login('member@example.org');
    expect(await site.own(token)).toMatchObject([{ eventId: EVENT, state: 'registered' }]);
    expect((await site.register(token)).body.state).toBe('registered');
    expect(await site.seats()).toMatchObject({ left: 1 });
    const archive = await site.server.fetch('/api/user/data', { headers: { authorization: `Bearer ${token}` } });
    const data = JSON.parse(String(unzip(Buffer.from(await archive.arrayBuffer())).get('data.json'))) as { registrations: object[] };
    expect(data.registrations).toMatchObject([{ event_id: EVENT, name: 'M.', email: 'member@example.org', state: 'registered' }]);
    await site.enter('two@example.org');
    await site.enter('three@example.org');
    await site.server.json('/api/user/erasure', { method: 'POST', token });
    const code = /\b\d{6}\b/.exec((await site.server.outbox())[0]?.text ?? '')?.[0];
    expect((await site.server.json('/api/user/erase', { body: { code }, token })).status).toBe(200);
    // The place of somebody who is gone is free for the next one.
    await sweep(site);
    expect(await subjectsTo(site, 'three@example.org')).toContain('A place is free for you');
  });

  it('[REG-08] guests’ data are deleted the set number of days after the event, also when it was moved', async () => {
    const link = await site.enter('asha@example.org');
    site.setEvent({ when: '{ on: 2026-12-20 }' });
    site.server.clock.advance((30 + 30) * 24 * HOUR_MS);
    await deleteOldRegistrations(site.deps);
    expect((await site.server.fetch(link)).status).toBe(200);
    site.server.clock.advance(24 * HOUR_MS);
    await deleteOldRegistrations(site.deps);
    expect((await site.server.fetch(link)).status).toBe(404);
  });
});
