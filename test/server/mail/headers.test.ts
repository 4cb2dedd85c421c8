import { createJobAlerts } from '../../../server/jobs/notices/alerts.ts';
import { startSession } from '../../../server/people/login/sessions.ts';
import { startMailServer } from '../../support/server/mailServer.ts';
import { until } from '../../support/until.ts';
import { memberIds, startBoard } from '../jobs/board.ts';
import { applicationFields, jobFields, send, type Fields } from '../jobs/forms.ts';

it('no name, title, e-mail address or search adds a header or a recipient to a mail', async () => {
  const mailServer = await startMailServer();
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'The Chapter <post@example.org>', CONTACT_EMAIL: 'desk@example.org' };
  const board = await startBoard({ env });
  const { deps, server } = board;
  const start = (name: keyof typeof memberIds) => startSession(deps, deps.db, memberIds[name]);
  const [owner, member, admin] = [await start('owner'), await start('member'), await start('admin')];
  const injection = 'Evil\r\nBcc: x@evil.example\n\n\u2028Subject: =?utf-8?B?eA==?=\r\r\nbody';
  const address = 'a@example.org\r\nBcc: x@evil.example';

  for (const token of [owner, member])
    expect((await send(board, 'PATCH', '/api/user/profile', { name: injection }, token)).status).toBe(200);
  for (const [path, body] of [
    ['/wp-json/custom/v1/send-otp', { email: address }],
    ['/api/members', { name: 'New', email: address }],
  ] as const) {
    expect((await server.json(path, { body, token: admin })).status).toBe(400);
  }
  expect((await send(board, 'POST', '/api/jobs/postJob', jobFields({ jobTitle: injection, email: address }), owner)).status).toBe(200);
  const { id: jobId } = await deps.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow();
  await server.json('/api/jobAlerts', { body: { keyword: 'evil', location: injection, frequency: 'daily' }, token: member });
  await server.json('/api/jobAlerts', { body: { keyword: 'evil\r\nBcc: x@evil.example', frequency: 'daily' }, token: member });
  const decide = (status: string) =>
    server.json('/api/jobs/status', { method: 'PATCH', body: { jobId, status, statusRemark: injection }, token: admin });
  for (const status of ['sentback', 'published']) expect((await decide(status)).status).toBe(200);
  const apply = (overrides: Fields) => send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId, overrides), member);
  expect((await apply({ email: address })).status).toBe(400);
  expect((await apply({ name: injection, city: injection })).status).toBe(200);
  const enquiry = { service_id: 'service_chapter', user_id: 'embedded_mail', template_id: 'template_general' };
  const template_params = {
    name: injection,
    email: address,
    subject: injection,
    message: 'Hello',
    to_email: 'x@evil.example',
    cc: 'x@evil.example',
  };
  const response = await server.fetch('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquiry, template_params }),
  });
  expect([200, 400]).toContain(response.status);
  server.clock.advance(25 * 60 * 60_000);
  await createJobAlerts(deps).sendDue();
  deps.mailer.wake();

  await until(() => mailServer.received.some(({ email }) => email.headers.some(({ key }) => key === 'list-unsubscribe')));
  await until(() => mailServer.received.length >= 5);
  const knownAddresses = ['owner@example.org', 'member@example.org', 'desk@example.org'];
  for (const { to, email } of mailServer.received) {
    expect([email.subject, to.length, knownAddresses.includes(to[0] ?? '')]).toEqual([email.subject, 1, true]);
    expect(email.headers.filter(({ key }) => ['bcc', 'cc'].includes(key))).toEqual([]);
    expect(email.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(email.replyTo ?? []).not.toContainEqual(expect.objectContaining({ address: 'x@evil.example' }));
    expect(email.subject).not.toMatch(/[\r\n\u2028]|^x$/);
  }
});
