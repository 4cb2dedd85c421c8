/** @postgres full */
import { tellStatusChanges } from '../../../server/registrations/changes.ts';
import { createReminders } from '../../../server/people/reminders/reminders.ts';
import { EVENT, startRegistrationSite, type RegistrationSite } from '../../support/server/registrations.ts';

let site: RegistrationSite;
beforeEach(async () => {
  site = await startRegistrationSite('{ seats: 1, waiting_list: true }');
  await site.enter('a@example.org');
  await site.enter('b@example.org');
  await site.enter('gone@example.org').then((link) => site.press(link, 'cancel'));
});

const mailsTo = async (email: string) => (await site.server.outbox()).filter(({ to }) => to === email);
const tell = () => tellStatusChanges(site.deps);
const uidIn = (text: string): string | undefined => /^UID:(.*)$/m.exec(text)?.[1]?.trim();

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
    const [first, second] = [
      JSON.stringify(place?.attachments).replaceAll('\\r\\n', '\n'),
      JSON.stringify(mail?.attachments).replaceAll('\\r\\n', '\n'),
    ];
    expect(uidIn(second)).toBe(uidIn(first));
    expect(uidIn(first)).toMatch(/^event-4106@/);
    expect(second).toContain('STATUS:CANCELLED');
    expect((await mailsTo('b@example.org'))[0]?.subject).toContain('Cancelled');
    expect((await mailsTo('gone@example.org'))[0]?.subject).toContain('Your registration is cancelled');
  });

  it('[REG-07] tells each further change, also on the same day, and that the event takes place after all', async () => {
    site.setEvent({ status: 'postponed' });
    await tell();
    site.setEvent({ status: 'moved', when: '{ on: 2026-12-18 }', moved_from: '{ when: { on: 2026-12-16 } }' });
    await tell();
    site.setEvent({ status: 'moved', when: '{ on: 2026-12-19 }', moved_from: '{ when: { on: 2026-12-16 } }' });
    await tell();
    site.setEvent({});
    await tell();
    await tell();
    const mails = (await mailsTo('a@example.org')).slice(0, 4).toReversed();
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Postponed', 'Moved', 'Moved', 'It takes place']);
    expect(mails[1]?.text).toContain('18 December 2026, 10:00 AM to 4:00 PM');
    expect(mails[1]?.text).toContain('Formerly: 16 December 2026');
    expect(JSON.stringify(mails[2]?.attachments)).toContain('DTSTART;TZID=Asia/Kolkata:20261219T100000');
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
