import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer | undefined;

describe('logs', () => {
  it('contain no personal data: no e-mail address, code, token, query or message', async () => {
    server = await startTestServer();
    const token = await server.login();
    const [mail] = await server.outbox();
    await server.json('/wp-json/custom/v1/user-details', { token });
    await server.fetch('/wp-json/custom/v1/user-details?email=member@example.org&token=abc');
    await server.json('/wp-json/custom/v1/verify-otp', { body: { otp: '123456', email: 'member@example.org' } });
    await server.json('/wp-json/custom/v1/send-otp', { body: { email: 'not an address of secretperson' } });
    await server.fetch('/member@example.org');
    await server.fetch('/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'secretword' }),
    });
    const log = server.logLines.join('');
    expect(log).toContain('a request was refused');
    for (const secret of ['example.org', 'secretperson', 'secretword', token, /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '', 'token=abc']) {
      expect(log).not.toContain(secret);
    }
  });

  it('record an unexpected error with its route and without secrets; the response says only that an error occurred', async () => {
    server = await startTestServer({
      site: async (app) => {
        app.get('/broken/:email', () => {
          throw new Error(
            'no row for asha@example.org, o#asha!@example.org with smtp://user:hun=ter2@mail.example.org and postgresql://chapter:hunter2@db in (?, ?) and ("id" > ?) of /a?b=c',
          );
        });
        return Promise.resolve();
      },
    });
    const { status, body, headers } = await server.json('/broken/asha@example.org');
    const id = headers.get('x-request-id') ?? '';
    const message = `Something went wrong on our side. Please try again later. If you write to us about it, quote ${id}.`;
    expect([status, body]).toEqual([500, { success: false, error: message, message: message, requestId: id }]);
    const line = server.logLines.find((text) => text.includes('a request failed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      reqId: id,
      route: '/broken/:email',
      status: 500,
      err: {
        message:
          'no row for [e-mail], [e-mail] with smtp://[password]@mail.example.org and postgresql://[password]@db in (?, ?) and ("id" > ?) of /a?[query]',
      },
    });
  });
});
