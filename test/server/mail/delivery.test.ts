/** @postgres full */
import { rm } from 'node:fs/promises';
import { createSmtpTransport } from '../../../server/mail/transport.ts';
import { releaseDatabase, readRows } from '../../support/postgres/database.ts';
import { startMailServer, type MailServer } from '../../support/server/mailServer.ts';
import { extractCode, startTestServer, type TestServer } from '../../support/server/start.ts';
import { until } from '../../support/until.ts';

let mailServer: MailServer;
let server: TestServer;
beforeEach(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    env: { SMTP_URL: mailServer.url, MAIL_FROM: 'The Chapter <post@example.org>', CONTACT_EMAIL: 'desk@example.org' },
  });
});

const enquire = (params: Record<string, unknown>) =>
  server.fetch('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service_id: 'service_chapter',
      user_id: 'embedded_mail',
      template_id: 'template_general',
      template_params: params,
    }),
  });

describe('a mail', () => {
  it('has headers for one-click unsubscription only if it has an unsubscribe URL', async () => {
    const send = createSmtpTransport(mailServer.url, () => ({ name: '', address: 'post@example.org' }));
    const mail = {
      id: '1',
      recipient: 'member@example.org',
      reply_to: null,
      subject: 'One new job',
      text: 'There is one.',
      attachments: [],
    };
    await send({ ...mail, unsubscribe_url: 'https://chapter.example.org/job-alerts/end?of=1&key=x' });
    await send({ ...mail, unsubscribe_url: null });
    await until(() => mailServer.received.length === 2);
    const headers = mailServer.received.map(({ email }) =>
      email.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value.replace(/\s/g, '')]),
    );
    expect(headers).toEqual([
      [
        ['list-unsubscribe', '<https://chapter.example.org/job-alerts/end?of=1&key=x>'],
        ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
      ],
      [],
    ]);
  });

  it('with a one-time code is delivered to the member, and the code works', async () => {
    await server.json('/wp-json/custom/v1/send-otp', { body: { email: 'member@example.org' } });
    await until(() => mailServer.received.length === 1);
    const [mail] = mailServer.received;
    expect(mail?.to).toEqual(['member@example.org']);
    expect(mail?.email.from).toEqual({ name: 'The Chapter', address: 'post@example.org' });
    const otp = extractCode(mail?.email.text ?? '');
    const { status } = await server.json('/wp-json/custom/v1/verify-otp', { body: { otp, email: 'member@example.org' } });
    expect(status).toBe(200);
  });

  it('[CONT-07] with an enquiry is delivered only to the chapter, and replies go to the visitor', async () => {
    await enquire({ name: 'Asha', email: 'asha@example.org', subject: 'Grüße\r\nBcc: x@example.org', message: 'வணக்கம்' });
    await until(() => mailServer.received.length === 1);
    const [mail] = mailServer.received;
    expect(mail?.to).toEqual(['desk@example.org']);
    expect(mail?.email.bcc).toBeUndefined();
    expect(mail?.email).toMatchObject({
      subject: 'General support: Grüße Bcc: x@example.org',
      replyTo: [{ name: '', address: 'asha@example.org' }],
      text: expect.stringContaining('Message: வணக்கம்'),
    });
  });

  it('[CONT-07] loses its stored text and reply-to address once it is delivered', async () => {
    await enquire({ name: 'Asha', email: 'asha@example.org', message: 'x' });
    await until(async () => (await readQueue())[0]?.status === 'sent');
    expect(await readQueue()).toEqual([{ status: 'sent', text: '', reply_to: null }]);
  });

  it.each([
    ['with line breaks', 'a\r\nBcc: x@example.org\r\n\r\nbody', 'a Bcc: x@example.org body'],
    ['with Unicode line separators', 'a\u2028Bcc: x\u0085y', 'a Bcc: x y'],
    ['that is an encoded word', '=?utf-8?Q?x=0d=0aBcc:_x@example.org?=', '= ?utf-8?Q?x=0d=0aBcc:_x@example.org?='],
    ['that is another encoded word', '=?utf-8?B?WW91ciBjb2Rl?=', '= ?utf-8?B?WW91ciBjb2Rl?='],
    ['that reverses the text direction', 'a\u202egnp.exe', 'a gnp.exe'],
    ['that ends in a lone surrogate', 'a\ud800', 'a\ufffd'],
    ['that is very long', 'ü '.repeat(20_000), `${'ü '.repeat(49)}ü…`],
  ])('[CONT-07] with a subject %s is delivered with one line of plain text as subject', async (_name, subject, expectedLine) => {
    expect((await enquire({ subject, message: 'x' })).status).toBe(200);
    await until(() => mailServer.received.length === 1);
    const [mail] = mailServer.received;
    expect(mail?.email.subject).toBe(`General support: ${expectedLine}`);
    expect(mail?.to).toEqual(['desk@example.org']);
    const names = new Set(mail?.email.headers.map(({ key }) => key));
    for (const name of ['bcc', 'cc', 'reply-to']) expect(names).not.toContain(name);
  });

  it.each([
    ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
    ['grüße@example.org', undefined],
    ['=?utf-8?Q?x?=@example.org', undefined],
    ['a@example.org\r\nBcc: x@example.org', undefined],
    ['"a" <a@example.org>', undefined],
    ['a@example.org,b@example.org', undefined],
  ])('[CONT-07] of a visitor with the e-mail address %j has the reply-to address %s', async (email, replyTo) => {
    await enquire({ email, message: 'x' });
    await until(() => mailServer.received.length === 1);
    const [mail] = mailServer.received;
    expect([mail?.email.replyTo?.[0]?.address, mail?.email.bcc]).toEqual([replyTo, undefined]);
    expect(mail?.email.headers.every(({ value }) => /^[\x20-\x7e]*$/.test(value))).toBe(true);
  });

  it('is retried if the mail server refuses it temporarily; the log contains no e-mail addresses', async () => {
    mailServer.refuseWith = 451;
    expect((await enquire({ email: 'asha@example.org', message: 'later' })).status).toBe(200);
    await until(() => server.logLines.some((line) => line.includes('could not be sent yet')));
    expect(mailServer.received).toEqual([]);

    mailServer.refuseWith = 0;
    server.clock.advance(60_000);
    // The next mail wakes the queue. Both mails are sent, the older one first.
    await enquire({ message: 'now' });
    await until(() => mailServer.received.length === 2);
    expect(mailServer.received.map(({ email }) => /later|now/.exec(email.text ?? '')?.[0])).toEqual(['later', 'now']);
    expect(server.logLines.join('')).not.toMatch(/desk@example\.org|asha@example\.org/);
  });

  it('is abandoned if the mail server refuses it permanently', async () => {
    mailServer.refuseWith = 550;
    await enquire({ message: 'never' });
    await until(() => server.logLines.some((line) => line.includes('a mail was refused')));
    mailServer.refuseWith = 0;
    server.clock.advance(24 * 60 * 60 * 1000);
    await enquire({ message: 'next' });
    await until(async () => (await readQueue())[1]?.status === 'sent');
    expect(mailServer.received.map(({ email }) => email.text?.includes('next'))).toEqual([true]);
    expect(await readQueue()).toMatchObject([
      { status: 'failed', text: expect.stringContaining('never') },
      { status: 'sent', text: '' },
    ]);
    const [failedRow] = await readRows(server.dataDir, "select kind, last_error, attempts from outbox_mails where status = 'failed'");
    expect(failedRow).toEqual({ kind: 'enquiry', last_error: expect.stringMatching(/550.*no such person \[e-mail\]/), attempts: 1 });
  });

  it('with a code loses its stored text once it is abandoned', async () => {
    mailServer.refuseWith = 550;
    await server.json('/wp-json/custom/v1/send-otp', { body: { email: 'member@example.org' } });
    await until(() => server.logLines.some((line) => line.includes('a mail was refused')));
    await until(async () => (await readQueue())[0]?.status === 'failed');
    expect(await readQueue()).toEqual([{ status: 'failed', text: '', reply_to: null }]);
  });

  it('[CONT-07] with an enquiry keeps its stored text for a week after it is abandoned', async () => {
    mailServer.refuseWith = 550;
    await enquire({ email: 'asha@example.org', message: 'never' });
    await until(async () => (await readQueue())[0]?.status === 'failed');
    const { dataDir } = server;
    const startAfter = async (days: number): Promise<void> => {
      await server.app.close();
      const { clock } = server;
      clock.advance(days * 24 * 60 * 60 * 1000);
      server = await startTestServer({ dataDir, now: clock.now().toISOString(), env: { SMTP_URL: mailServer.url } });
    };
    await startAfter(6);
    expect(await readQueue()).toEqual([{ status: 'failed', text: expect.stringContaining('never'), reply_to: 'asha@example.org' }]);
    await startAfter(2);
    expect(await readQueue()).toEqual([{ status: 'failed', text: '', reply_to: null }]);
    await releaseDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is retried every 20 seconds while the mail server is down; members who request a code are told of the delay', async () => {
    const requestCode = () => server.json('/wp-json/custom/v1/send-otp', { body: { email: 'member@example.org' } });
    const countFailures = (): number => server.logLines.filter((line) => line.includes('could not be sent yet')).length;
    let polls = 0;
    /**
     * Advances the clock at every 400th poll until `isDone`. On a busy machine, the server may begin to wait only after the test has
     * advanced the clock.
     * @returns `isDone`
     */
    const advanceWhileWaiting = (isDone: boolean): boolean => {
      if (!isDone && (polls += 1) % 400 === 0) server.clock.advance(5_000);
      return isDone;
    };
    expect((await requestCode()).body).toEqual({
      success: true,
      message: expect.stringContaining('is on its way'),
      mailed: true,
      next_mail_in: 60,
    });
    await until(() => mailServer.received.length === 1);
    const port = Number(new URL(mailServer.url).port);
    await mailServer.close();

    server.clock.advance(61_000);
    await requestCode();
    for (const message of ['one', 'two', 'three']) await enquire({ message });
    await until(() => countFailures() >= 2);
    const { body } = await requestCode();
    expect(body).toMatchObject({ success: true, message: expect.stringContaining('is not working'), delayed: true });
    // The interval between attempts does not grow.
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const before = countFailures();
      server.clock.advance(21_000);
      await until(() => advanceWhileWaiting(countFailures() >= before + 2));
    }
    mailServer = await startMailServer(port);
    server.clock.advance(21_000);
    await until(() => advanceWhileWaiting(mailServer.received.length >= 4));
    await until(async () => (await readQueue()).every(({ status }) => status === 'sent'));
    server.clock.advance(61_000);
    expect((await requestCode()).body).not.toHaveProperty('delayed');
  });
});

const readQueue = () => readRows(server.dataDir, 'select status, text, reply_to from outbox_mails order by id');
