/** @postgres full */
import { remindGuests } from '../../../server/registrations/reminders.ts';
import { createReminders } from '../../../server/people/reminders/reminders.ts';
import type { SystemMails } from '../../../shared/operations/site.ts';
import { startSession } from '../../../server/people/login/sessions.ts';
import { memberIds } from '../jobs/board.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startMailServer } from '../../support/server/mailServer.ts';
import { EVENT, startRegistrationSite, type RegistrationSite } from '../../support/server/registrations.ts';
import { until } from '../../support/until.ts';

const HOUR_MS = 3_600_000;
const mailsTo = async (site: RegistrationSite, email: string) =>
  (await site.server.outbox()).filter(({ to, subject }) => to === email && !subject.includes('passcode'));
const newestTo = async (site: RegistrationSite, email: string) => (await mailsTo(site, email))[0];

describe('mails to guests', () => {
  it('[REG-02] say day, hours, place, payment, what the state means, and where to cancel', async () => {
    const site = await startRegistrationSite("{ seats: 1, waiting_list: true, payment: '₹150 at the door' }");
    await site.request('a@example.org');
    const link = await site.readLink('a@example.org');
    expect((await newestTo(site, 'a@example.org'))?.text).toContain(
      'The link works until Sunday, 22 November 2026, 12:00 PM (Indian time).',
    );
    await site.press(link, 'confirm');
    const place = await newestTo(site, 'a@example.org');
    for (const text of ['16 December 2026, 10:00 AM to 4:00 PM', 'Community hall, Lalgudi', 'Payment: ₹150 at the door', link])
      expect(place?.text).toContain(text);
    expect(place?.text).not.toContain('/dashboard/');
    const token = await site.server.login('member@example.org');
    await site.register(token);
    const waiting = await newestTo(site, 'member@example.org');
    expect(waiting?.text).toContain('You are number 1 on the waiting list.');
    expect(waiting?.text).toMatch(/\/dashboard\/events$/m);
    expect(waiting?.attachments).toEqual([]);
    await site.press(link, 'cancel');
    expect((await newestTo(site, 'a@example.org'))?.text).toContain('If the event is in your calendar, please delete it there.');
    const offered = await newestTo(site, 'member@example.org');
    expect(offered?.text).toMatch(/A place is held for you until \w+, \d+ November 2026, \d+:\d\d [AP]M \(Indian time\)\./);
    expect(offered?.attachments).toEqual([]);
  });

  it('[REG-08] carry no text of whoever entered an address that is not confirmed', async () => {
    const site = await startRegistrationSite();
    await site.request('victim@example.org', 'WIN a phone https://evil.example/x');
    const mail = await newestTo(site, 'victim@example.org');
    expect(mail?.text).toMatch(/^Hello,/);
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('evil');
  });

  it('[REG-02] have the calendar file and the code as attachments; the outbox of a local server shows both', async () => {
    const mailServer = await startMailServer();
    const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'The Chapter <post@example.org>' };
    const site = await startRegistrationSite(undefined, { env });
    await site.register(await startSession(site.deps, site.deps.db, memberIds.member));
    await until(() => mailServer.received.some(({ email }) => email.subject?.startsWith('You have a place')));
    const mail = mailServer.received.find(({ email }) => email.subject?.startsWith('You have a place'))?.email;
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['event.ics', 'text/calendar'],
      ['ticket.gif', 'image/gif'],
    ]);
    const [calendar, ticket] = (mail?.attachments ?? []).map(({ content }) => Buffer.from(content as ArrayBuffer));
    expect(String(calendar)).toContain(`UID:event-${EVENT}@`);
    expect(String(ticket?.subarray(0, 3))).toBe('GIF');
    // What was sent is not kept.
    await until(async () =>
      (await site.deps.db.selectFrom('outbox_mails').select('attachments').execute()).every((row) => row.attachments === null),
    );

    const local = await startRegistrationSite();
    await local.enter('a@example.org');
    const outbox = await (await local.server.fetch('/outbox')).text();
    expect(outbox).toContain('<a download="event.ics" href="data:text/calendar;charset=utf-8;method=PUBLISH,BEGIN%3AVCALENDAR');
    expect(outbox).toContain('<summary>ticket.gif</summary><svg');
  });

  it('[REG-05] that the mail provider refuses are on the System page, and are sent again with what was attached', async () => {
    const mailServer = await startMailServer();
    const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'The Chapter <post@example.org>' };
    const site = await startRegistrationSite(undefined, { env });
    mailServer.refuseWith = 550;
    await site.register(await startSession(site.deps, site.deps.db, memberIds.member));
    const token = await startSession(site.deps, site.deps.db, memberIds.admin);
    const readFailed = async () => (await site.server.json<SystemMails>('/site/system/mails', { token })).body.failed.mails;
    await until(async () => (await readFailed()).length > 0);
    const [failed] = await readFailed();
    expect(failed).toMatchObject({ kind: 'registration', to: expect.stringMatching(/^memb\*+\.org$/), canSendAgain: true });
    mailServer.refuseWith = 0;
    await site.server.json(`/site/system/mails/${failed?.id}/again`, { method: 'POST', token });
    await until(() => mailServer.received.length > 0);
    expect(mailServer.received[0]?.email.attachments).toHaveLength(2);
  });

  it('[REG-02] have the times and the UID of the calendar file on the site', async () => {
    const site = await startRegistrationSite('{ seats: 9 }', { alsoSite: serveRenderedSite });
    const facts = (text: string) =>
      text
        .slice(text.indexOf('BEGIN:VEVENT'))
        .split(/\r?\n/)
        .filter((line) => /^(UID|DTSTART|DTEND|SUMMARY|LOCATION|URL)/.test(line));
    for (const [index, time] of ['10:00 AM to 4:00 PM', '6 PM', '9 PM to 1 AM', 'after sunset', '6:30 – 8:30 pm'].entries()) {
      site.setEvent({ time: `'${time}'` });
      await site.enter(`guest${index}@example.org`);
      const [file] = (await newestTo(site, `guest${index}@example.org`))?.attachments ?? [];
      const onSite = await (await site.server.fetch(`/special-programs/pm-outreach/${EVENT}.ics`)).text();
      expect(facts(file && 'text' in file ? file.text : '')).toEqual(facts(onSite));
    }
  });
});

describe('the reminder', () => {
  it('[REG-02] comes once, on the day before, to guests with a place who registered earlier; members get no second one', async () => {
    const site = await startRegistrationSite('{ seats: 3, waiting_list: true }');
    const token = await site.server.login('member@example.org');
    await site.register(token);
    await site.server.json(`/api/eventsOfInterest/${EVENT}`, { method: 'PUT', token });
    await site.server.json('/api/reminders', { method: 'PUT', body: { enabled: true }, token });
    await site.enter('a@example.org');
    site.server.clock.advance(24 * HOUR_MS);
    await site.enter('late@example.org');
    await site.enter('waits@example.org');
    const listReminders = async (when?: string) => {
      if (when !== undefined) site.setEvent({ when, registration: '{ seats: 3, waiting_list: true }' });
      await remindGuests(site.deps);
      await createReminders(site.deps).sendDue();
      return (await site.server.outbox()).filter(({ subject }) => subject.startsWith('Reminder')).map(({ to }) => to);
    };
    // It is noon on 21 November.
    expect(await listReminders('{ on: 2026-11-23 }')).toEqual([]);
    expect(await listReminders('{ on: 2026-11-22 }')).toEqual(['a@example.org', 'member@example.org']);
    expect(await listReminders()).toHaveLength(2);
    const reminder = (await mailsTo(site, 'a@example.org'))[0];
    expect(reminder?.text).toContain('22 November 2026, 10:00 AM to 4:00 PM');
    expect(reminder?.attachments.map(({ name }) => name)).toEqual(['event.ics', 'ticket.gif']);
  });

  it('[REG-02] does not come before the set hour, nor for an event that is cancelled', async () => {
    const site = await startRegistrationSite(undefined, { now: '2026-11-18T05:00:00+05:30' });
    await site.enter('a@example.org');
    site.server.clock.advance(24 * HOUR_MS);
    const remind = async (fields: Record<string, string> = {}) => {
      site.setEvent({ when: '{ on: 2026-11-20 }', ...fields });
      await remindGuests(site.deps);
      return (await mailsTo(site, 'a@example.org')).filter(({ subject }) => subject.startsWith('Reminder')).length;
    };
    expect(await remind()).toBe(0);
    site.server.clock.advance(3 * HOUR_MS);
    expect(await remind({ status: 'cancelled' })).toBe(0);
    expect(await remind()).toBe(1);
  });

  it('[REG-02] comes again on the day before another day that the event has got meanwhile', async () => {
    const site = await startRegistrationSite();
    await site.enter('a@example.org');
    const remind = async (day: string) => {
      site.setEvent({ when: `{ on: ${day} }` });
      await remindGuests(site.deps);
      return (await mailsTo(site, 'a@example.org')).filter(({ subject }) => subject.startsWith('Reminder')).length;
    };
    site.server.clock.advance(24 * HOUR_MS);
    expect(await remind('2026-11-22')).toBe(1);
    expect(await remind('2026-11-25')).toBe(1);
    site.server.clock.advance(72 * HOUR_MS);
    expect(await remind('2026-11-25')).toBe(2);
  });
});
