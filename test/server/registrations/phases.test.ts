/** @postgres full */
import { HONEYPOT } from '../../../shared/enquiry.ts';
import { readVersion } from '../../../server/platform/db/versions.ts';
import { deleteOldRegistrations } from '../../../server/registrations/cleaning.ts';
import { createRegistering } from '../../../server/registrations/registering.ts';
import { offerFreePlaces } from '../../../server/registrations/sweep.ts';
import { EVENT, startRegistrationSite, type RegistrationSite } from '../../support/server/registrations.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const RULES = '{ seats: 1, waiting_list: true }';

let site: RegistrationSite;
beforeEach(async () => {
  site = await startRegistrationSite(RULES);
});

const sweep = (): Promise<void> => offerFreePlaces(site.deps, createRegistering(site.deps));
const read = async (link: string): Promise<string> => (await site.server.fetch(link)).text();
const mailsTo = async (email: string) => (await site.server.outbox()).filter(({ to }) => to === email);
const subjectsTo = async (email: string): Promise<string[]> => (await mailsTo(email)).map(({ subject }) => subject.split(':')[0] ?? '');
/** Registers visitors with these names at example.org. @returns their links */
async function enter(...names: string[]): Promise<string[]> {
  const links: string[] = [];
  for (const name of names) links.push(await site.enter(`${name}@example.org`));
  return links;
}
const askForLink = (email: string) => site.server.json<{ message: string }>(`/site/registrations/${EVENT}/links`, { body: { email } });

describe('an event', () => {
  it('[REG-01] that begins at midnight begins at an unknown hour, as in calendars, and takes registrations on its day', async () => {
    site.setEvent({ when: '{ on: 2026-11-20 }', time: "'00:00'" });
    expect(await site.seats()).toMatchObject({ state: 'open' });
  });
});

describe('the waiting list', () => {
  it('[REG-03] a place that was taken and given up again goes to the next one, once to each', async () => {
    const [a = '', b = '', c = ''] = await enter('a', 'b', 'c');
    await site.press(a, 'cancel');
    await site.press(b, 'take');
    site.server.clock.advance(8 * MINUTE_MS);
    await site.press(b, 'cancel');
    expect(await read(c)).toContain('A place is held for you');
    expect((await subjectsTo('b@example.org')).filter((subject) => subject === 'A place is free for you')).toHaveLength(1);
    await enter('b');
    expect(await read(b)).toContain('You are number 1 on the waiting list.');
    expect(await read(c)).toContain('A place is held for you');
  });

  it('[REG-03] whoever leaves it before a place is free gets no mail, and the place is free for everybody', async () => {
    const [a = '', b = ''] = await enter('a', 'b');
    await site.press(b, 'cancel');
    await site.press(a, 'cancel');
    expect(await subjectsTo('b@example.org')).toEqual(['Your registration is cancelled', 'You are on the waiting list', 'Please confirm']);
    expect(await site.seats()).toMatchObject({ state: 'open', left: 1, waiting: 0 });
  });

  it('[REG-03] a place is offered after registration has closed, but not once the event has begun', async () => {
    const [a = '', b = ''] = await enter('a', 'b');
    site.setEvent({ registration: '{ seats: 1, waiting_list: true, closes: 2026-11-20 }' });
    site.server.clock.advance(DAY_MS);
    await site.press(a, 'cancel');
    expect((await site.press(b, 'take')).text).toContain('You have a place.');
    site.setEvent({ when: '{ on: 2026-11-21 }', time: '10:00 AM to 4:00 PM' });
    expect((await site.press(b, 'cancel')).status).toBe(409);
  });

  it('[REG-03] is offered places of the content in its order, one each, and nobody loses an offer when there are fewer again', async () => {
    const links = await enter('a', 'b', 'c', 'd', 'e');
    site.setEvent({ registration: '{ seats: 3, waiting_list: true }' });
    await sweep();
    await sweep();
    for (const [index, name] of ['b', 'c', 'd', 'e'].entries())
      expect((await subjectsTo(`${name}@example.org`)).filter((subject) => subject === 'A place is free for you')).toHaveLength(
        index < 2 ? 1 : 0,
      );
    site.setEvent({ registration: RULES });
    await sweep();
    expect((await site.press(links[1] ?? '', 'take')).text).toContain('You have a place.');
    expect(await site.seats()).toMatchObject({ state: 'full', seats: 1, left: 0, waiting: 2 });
  });

  it('[REG-03] a place is held for at most half of the time until the event begins', async () => {
    const [a = '', b = ''] = await enter('a', 'b');
    // It is noon, and the event begins at ten the next day.
    site.setEvent({ when: '{ on: 2026-11-21 }' });
    await site.press(a, 'cancel');
    expect(await read(b)).toContain('A place is held for you until Friday, 20 November 2026, 11:00 PM');
    site.server.clock.advance(11 * HOUR_MS);
    // Before the next check, too.
    expect(await read(b)).toContain('You did not take the place in time that was held for you.');
    expect((await site.press(b, 'take')).status).toBe(409);
  });

  it('[REG-03] more places in the content are for those who wait, also before they are offered', async () => {
    await enter('a', 'b');
    site.setEvent({ registration: '{ seats: 2, waiting_list: true }' });
    expect(await site.seats()).toMatchObject({ state: 'full', left: 0, waiting: 1 });
    const [, c = ''] = [await sweep(), ...(await enter('c'))];
    expect(await read(c)).toContain('You are number 1 on the waiting list.');
  });

  it('[REG-03] a place that an admin frees once the event has begun is offered to nobody', async () => {
    await enter('a', 'b');
    const token = await site.server.login('admin@example.org');
    const { guestId } = await site.guest(token, 'a@example.org');
    site.setEvent({ when: '{ on: 2026-11-20 }', time: '10:00 AM to 4:00 PM' });
    await site.server.json(`/site/guests/${EVENT}/${guestId}`, { method: 'DELETE', token });
    expect(await subjectsTo('a@example.org')).toContain('Your registration is cancelled');
    expect(await subjectsTo('b@example.org')).not.toContain('A place is free for you');
  });

  it('[REG-01] cached pages are made again when somebody registers, but not after a check that changes nothing', async () => {
    const readNumber = () => readVersion(site.deps.db, 'registrations');
    await enter('a', 'b');
    const before = await readNumber();
    await sweep();
    expect(await readNumber()).toBe(before);
    await enter('c');
    expect(await readNumber()).not.toBe(before);
  });

  it('[REG-03] two who cancel the same registration free one place', async () => {
    await enter('a', 'b', 'c');
    const token = await site.server.login('admin@example.org');
    const { guestId } = await site.guest(token, 'a@example.org');
    const link = await site.readLink('a@example.org');
    const cancelAsAdmin = () => site.server.json(`/site/guests/${EVENT}/${guestId}`, { method: 'DELETE', token });
    await Promise.all([site.press(link, 'cancel'), cancelAsAdmin(), site.press(link, 'cancel'), cancelAsAdmin()]);
    expect(await subjectsTo('b@example.org')).toContain('A place is free for you');
    expect(await subjectsTo('c@example.org')).not.toContain('A place is free for you');
    expect((await subjectsTo('a@example.org')).filter((subject) => subject === 'Your registration is cancelled')).toHaveLength(1);
  });
});

describe('an event that is postponed', () => {
  it('[REG-03] [REG-07] holds an offered place for its whole time again once it has a new day', async () => {
    const [a = '', b = ''] = await enter('a', 'b');
    await site.press(a, 'cancel');
    site.server.clock.advance(22 * HOUR_MS);
    site.setEvent({ status: 'postponed' });
    await sweep();
    expect(await read(b)).not.toContain('Take the place');
    expect((await site.press(b, 'take')).text).toContain('The event is postponed');
    site.server.clock.advance(2 * DAY_MS);
    // Before the next check, too.
    expect(await read(b)).toContain('Your registration stays');
    await sweep();
    site.setEvent({ when: '{ on: 2026-12-20 }', status: 'moved', moved_from: '{ when: { on: 2026-12-16 } }' });
    await sweep();
    expect(await read(b)).toContain('Take the place');
    expect(await read(b)).toMatch(/<dt>Formerly<\/dt><dd>Wednesday, 16 December 2026/);
    expect((await site.press(b, 'take')).text).toContain('You have a place.');
  });

  it('[REG-04] [REG-08] keeps its guests after its former day, who can give up their places, for a year', async () => {
    const [a = ''] = await enter('a');
    const tokens = await site.addMembers(1);
    await site.register(tokens[0] ?? '');
    site.setEvent({ when: '{ on: 2026-12-16 }', status: 'postponed' });
    site.server.clock.advance(90 * DAY_MS);
    await deleteOldRegistrations(site.deps);
    expect(await read(a)).toContain('Postponed.');
    expect(await site.seats()).toMatchObject({ state: 'closed' });
    expect((await site.press(a, 'cancel')).text).toContain('Your registration is cancelled.');
    site.server.clock.advance(400 * DAY_MS);
    await deleteOldRegistrations(site.deps);
    expect((await site.server.fetch(a)).status).toBe(404);
  });
});

describe('an event that does not take place', () => {
  it.each([
    ['cancelled', 'The event does not take place.'],
    ['postponed', 'Your registration stays, and you get a mail when it has a new day.'],
  ])('[REG-04] %s: neither the page nor the mail of a guest says that there is a place, or shows a code', async (status, text) => {
    const [a = ''] = await enter('a');
    expect(await read(a)).toContain('Your code for the entrance');
    site.setEvent({ status });
    await askForLink('a@example.org');
    const [mail] = await mailsTo('a@example.org');
    for (const shown of [await read(a), mail?.text ?? '']) {
      expect(shown).toContain(text);
      expect(shown).not.toMatch(/You have a place|code for the entrance|attached ticket/);
    }
  });
});

describe('an event that is no longer in the content, or takes no registrations any more', () => {
  it.each([
    ['without its registration', { registration: '' }, false],
    ['removed', { id: '4999' }, true],
  ])(
    '[REG-04] %s: guests see it, can give up their places, and admins can message and cancel them',
    async (_what, fields: Record<string, string>, isRemoved) => {
      const [token = ''] = await site.addMembers(1);
      await site.register(token);
      const [b = ''] = await enter('b');
      const admin = await site.server.login('admin@example.org');
      site.setEvent(fields);
      expect((await site.server.json(`/site/registrations/${EVENT}`)).status).toBe(404);
      expect((await site.request('c@example.org')).status).toBe(404);
      expect(await site.own(token)).toMatchObject([
        { title: 'A planning day with three panchayats', start: '2026-12-16', canCancel: true },
      ]);
      expect(await read(b)).toMatch(isRemoved ? 'This event is no longer on the site.' : 'The page of the event');
      const message = { subject: 'We are sorry', text: 'It does not take place.', to: 'all' };
      expect((await site.server.json(`/site/guests/${EVENT}/messages`, { body: message, token: admin })).status).toBe(200);
      const [mail] = (await site.server.outbox()).filter(({ subject }) => subject === 'We are sorry');
      expect(mail?.text).toContain('16 December 2026');
      expect(mail?.text.includes('/special-programs/')).toBe(!isRemoved);
      const { event, guests } = await site.guests(admin);
      expect(event).toMatchObject({ title: 'A planning day with three panchayats', seats: 0, registered: 1, waiting: 1 });
      expect((await site.press(b, 'cancel')).text).toContain('Your registration is cancelled.');
      const address = `/site/guests/${EVENT}/${guests[0]?.guestId ?? ''}`;
      expect((await site.server.json(address, { method: 'DELETE', token: admin })).status).toBe(200);
      expect(await subjectsTo('guest1@example.org')).toContain('Your registration is cancelled');
    },
  );
});

describe('the link of a guest', () => {
  it('[REG-02] [REG-08] is mailed again, also when nobody can register, and says nothing of the address', async () => {
    const [a = ''] = await enter('a');
    site.setEvent({ registration: '{ seats: 1, closes: 2026-11-19 }' });
    const responses = [await askForLink('A@Example.org'), await askForLink('nobody@example.org'), await askForLink('member@example.org')];
    expect(responses.map(({ status, body }) => [status, body])).toEqual(responses.map(() => [200, responses[0]?.body]));
    expect(await mailsTo('nobody@example.org')).toEqual([]);
    expect(await subjectsTo('a@example.org')).toEqual(['Your registration', 'You have a place', 'Please confirm']);
    expect(await site.readLink('a@example.org')).toBe(a);
    for (let count = 0; count < 10; count += 1) await askForLink('a@example.org');
    // One of the five mails of the hour was the request's.
    expect(await mailsTo('a@example.org')).toHaveLength(6);
  });

  it('[REG-02] is mailed again without scripts', async () => {
    await enter('a');
    const post = async (email: string, trap = '') => {
      const body = new URLSearchParams({ email, [HONEYPOT]: trap });
      return (await site.server.fetch(`/registration/link?event=${EVENT}`, { method: 'POST', body })).text();
    };
    expect(await post('a at example')).toContain('“a at example” is not an e-mail address.');
    // A program that fills in everything.
    expect(await post('a@example.org', 'https://spam.example')).toContain('If this address is registered for the event');
    expect(await subjectsTo('a@example.org')).not.toContain('Your registration');
    expect(await post('a@example.org')).toContain('If this address is registered for the event, a mail with the link is on its way.');
    expect(await subjectsTo('a@example.org')).toContain('Your registration');
  });

  it('[REG-04] changes nothing when a scanner opens it, however often', async () => {
    await site.request('a@example.org');
    const link = await site.readLink('a@example.org');
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) expect((await site.server.fetch(link, { method })).status).toBe(200);
    for (const action of ['confirm', 'cancel', 'delete'])
      expect((await site.server.fetch(link.replace('/registration?', `/registration/${action}?`))).status).toBe(404);
    expect(await site.seats()).toMatchObject({ left: 1 });
    expect(await read(link)).toContain('Please confirm your registration.');
  });

  it('[REG-04] that is damaged, withdrawn or of deleted data has one neutral page', async () => {
    const [withdrawn = '', deleted = ''] = await enter('a', 'b');
    const token = await site.server.login('admin@example.org');
    const { guestId } = await site.guest(token, 'a@example.org');
    await site.server.json(`/site/guests/${EVENT}/${guestId}/link`, { method: 'POST', token });
    await site.press(deleted, 'cancel');
    await site.press(deleted, 'delete');
    const damaged = [
      withdrawn.slice(0, -3),
      `${withdrawn}.`,
      withdrawn.replace('=', '%3D'),
      '/registration?of=a&of=b&key=c',
      '/registration',
    ];
    const pages = await Promise.all([withdrawn, deleted, ...damaged].map(read));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('This link does not work');
    expect(await read(await site.readLink('a@example.org'))).toContain('You have a place.');
  });

  it('[REG-08] deletes the data once the event has begun, without giving the place up before', async () => {
    const [a = ''] = await enter('a');
    expect(await read(a)).not.toContain('Delete my data');
    site.setEvent({ when: '{ on: 2026-11-19 }' });
    expect(await read(a)).toContain('Delete my data');
    expect((await site.press(a, 'delete')).text).toContain('We have kept nothing');
    expect((await site.server.fetch(a)).status).toBe(404);
  });

  it('[REG-08] deletes with the data the mails about them, and no others', async () => {
    const admin = await site.server.login('admin@example.org');
    const [a = ''] = await enter('a', 'b');
    const message = { subject: 'The garden', text: 'We meet there.', to: 'all' };
    await site.server.json(`/site/guests/${EVENT}/messages`, { body: message, token: admin });
    await site.press(a, 'cancel');
    expect(await mailsTo('a@example.org')).toHaveLength(4);
    await site.press(a, 'delete');
    expect(await mailsTo('a@example.org')).toEqual([]);
    expect(await subjectsTo('b@example.org')).toEqual([
      'A place is free for you',
      'The garden',
      'You are on the waiting list',
      'Please confirm',
    ]);
  });

  it('[REG-04] pressed twice at once has the effect of one press', async () => {
    await site.request('a@example.org');
    const link = await site.readLink('a@example.org');
    const pages = await Promise.all([site.press(link, 'confirm'), site.press(link, 'confirm'), site.press(link, 'confirm')]);
    for (const { status, text } of pages) expect([status, text.includes('You have a place.')]).toEqual([200, true]);
    expect(await subjectsTo('a@example.org')).toEqual(['You have a place', 'Please confirm']);
    const ends = await Promise.all([site.press(link, 'cancel'), site.press(link, 'cancel')]);
    for (const { text } of ends) expect(text).toContain('Your registration is cancelled.');
  });
});

it('[REG-02] a visitor’s name is that of whoever opens the mail, also when others typed another one meanwhile', async () => {
  await site.request('a@example.org', 'Asha Rao');
  const link = await site.readLink('a@example.org');
  site.server.clock.advance(2 * 60_000);
  await site.request('a@example.org', 'A Fool');
  expect(await read(link)).toMatch(/<label>Your name<input name="name" [^>]*value="A Fool">/);
  const confirm = (name: string): Promise<Response> =>
    site.server.fetch(link.replace('/registration?', '/registration/confirm?'), { method: 'POST', body: new URLSearchParams({ name }) });
  for (const name of [' ', 'a'.repeat(101)]) {
    const response = await confirm(name);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('Please enter')]);
  }
  expect(await (await confirm('Asha Rao')).text()).toContain('You have a place.');
  const admin = await site.server.login('admin@example.org');
  expect((await site.guests(admin)).guests).toMatchObject([{ name: 'Asha Rao' }]);
});

describe('an e-mail address', () => {
  it('[REG-02] is the same person in capitals, with spaces, and after logging in', async () => {
    await site.request('Member@Example.org');
    await site.press(await site.readLink('member@example.org'), 'confirm');
    const token = await site.server.login('member@example.org');
    expect(await site.own(token)).toMatchObject([{ state: 'registered' }]);
    expect((await site.register(token)).body).toMatchObject({ state: 'registered' });
    expect(await site.seats()).toMatchObject({ left: 0, waiting: 0 });
  });

  it('[REG-02] that a member gives up is another person’s', async () => {
    const admin = await site.server.login('admin@example.org');
    const [token = ''] = await site.addMembers(1);
    await site.register(token);
    const address = `/api/members/b${'1'.padStart(23, '0')}`;
    expect((await site.server.json(address, { method: 'PATCH', body: { email: 'new@example.org' }, token: admin })).status).toBe(200);
    const [other = ''] = await enter('guest1');
    expect(await read(other)).toContain('You are number 1 on the waiting list.');
    expect((await site.guests(admin)).guests).toMatchObject([
      { email: 'new@example.org', state: 'registered' },
      { email: 'guest1@example.org', state: 'waiting', isMember: false },
    ]);
  });

  it('[REG-02] that a member gives up is another member’s, also for an event for which both have registered', async () => {
    site.setEvent({ registration: '{ seats: 3, waiting_list: true }' });
    const admin = await site.server.login('admin@example.org');
    const [first = '', second = ''] = await site.addMembers(2);
    await site.register(first);
    await enter('new');
    const change = async (member: number, email: string): Promise<void> => {
      const address = `/api/members/b${String(member).padStart(23, '0')}`;
      expect((await site.server.json(address, { method: 'PATCH', body: { email }, token: admin })).status).toBe(200);
    };
    await change(1, 'new@example.org');
    await change(2, 'guest1@example.org');
    const other = await site.server.login('guest1@example.org');
    expect(second).not.toBe('');
    expect((await site.register(other)).body).toMatchObject({ state: 'registered' });
    expect((await site.guests(admin)).guests.map(({ email, isMember }) => [email, isMember])).toEqual([
      ['new@example.org', true],
      ['new@example.org', false],
      ['guest1@example.org', true],
    ]);
    // Whoever enters the address of somebody with a place gets the link to it, and no second place.
    await site.request('guest1@example.org');
    expect((await subjectsTo('guest1@example.org'))[0]).toBe('Your registration');
  });

  it('[REG-02] of a visitor who registers as a member before confirming has one place', async () => {
    await site.addMembers(1);
    await site.request('guest1@example.org', 'Somebody Else');
    const link = await site.readLink('guest1@example.org');
    await site.register(await site.server.login('guest1@example.org'));
    expect((await site.press(link, 'confirm')).text).toContain('You have a place.');
    const admin = await site.server.login('admin@example.org');
    expect((await site.guests(admin)).guests).toMatchObject([{ name: 'Guest 1', isMember: true }]);
  });

  it('[REG-02] of a member who can no longer log in registers a visitor, not the member', async () => {
    await site.addMembers(1);
    await site.deps.db
      .updateTable('members')
      .set({ deactivated_at: '2026-11-10T00:00:00.000Z' })
      .where('email', '=', 'guest1@example.org')
      .execute();
    await enter('guest1');
    expect(await subjectsTo('guest1@example.org')).toContain('You have a place');
  });

  it('[REG-02] that a member gets takes one place, though the member has cancelled before', async () => {
    site.setEvent({ registration: '{ seats: 3, waiting_list: true }' });
    const [first = '', second = ''] = await site.addMembers(2);
    const give = (member: number, email: string) =>
      site.deps.db.updateTable('members').set({ email }).where('email', '=', `guest${member}@example.org`).execute();
    for (const token of [first, second]) {
      await site.register(token);
      await site.server.json(`/site/registrations/${EVENT}`, { method: 'DELETE', token });
    }
    // One visitor has a place, the other one confirms only as a member.
    await enter('new');
    await site.request('late@example.org');
    await give(1, 'new@example.org');
    await give(2, 'late@example.org');
    expect((await site.press(await site.readLink('late@example.org'), 'confirm')).text).toContain('You have a place.');
    for (const token of [first, second]) {
      expect((await site.register(token)).body).toMatchObject({ state: 'registered' });
      expect(await site.own(token)).toHaveLength(1);
    }
    expect(await site.seats()).toMatchObject({ left: 1 });
  });

  it('[REG-02] of a member who can no longer log in is confirmed by any link that it has got', async () => {
    await site.addMembers(1);
    await site.request('guest1@example.org');
    const link = await site.readLink('guest1@example.org');
    await site.deps.db
      .updateTable('members')
      .set({ deactivated_at: '2026-11-10T00:00:00.000Z' })
      .where('email', '=', 'guest1@example.org')
      .execute();
    await site.request('guest1@example.org');
    const later = await site.readLink('guest1@example.org');
    expect(await site.press(link, 'confirm')).toMatchObject({ status: 200, text: expect.stringContaining('You have a place.') });
    expect((await site.press(later, 'confirm')).status).toBe(404);
  });

  it('[REG-02] without a name, or for members only, takes no place', async () => {
    for (const name of [' \u200b ', '\u3164', '\u2800\u00a0', '\u{e0041}'])
      expect(await site.request('a@example.org', name)).toMatchObject({ status: 400, body: { message: 'Please enter a name.' } });
    await site.request('a@example.org');
    site.setEvent({ registration: '{ seats: 1, members_only: true }' });
    const page = await site.press(await site.readLink('a@example.org'), 'confirm');
    expect(page).toMatchObject({ status: 403, text: expect.stringContaining('Only members can register for this event.') });
  });
});
