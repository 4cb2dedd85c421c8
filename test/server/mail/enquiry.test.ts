import { connect } from 'node:net';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

const ids = { service_id: 'service_chapter', user_id: 'embedded_mail', lib_version: '4.4.1' };
const generalIds = { ...ids, template_id: 'template_general' };
const fields = { name: 'Asha', email: 'asha@example.org', subject: 'Membership', message: 'How do I join?\nThank you.' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: { CONTACT_EMAIL: 'desk@example.org' }, rateLimits: {} });
});

function send(body: unknown): Promise<Response> {
  return server.fetch('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('enquiries', () => {
  it('[CONT-07] reach the chapter’s e-mail address as readable text', async () => {
    const response = await send({ ...generalIds, template_params: fields });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'OK',
    ]);
    expect(await server.outbox()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        to: 'desk@example.org',
        subject: 'General support: Membership',
        text: 'General support, sent from the web site.\n\nName: Asha\nEmail: asha@example.org\nSubject: Membership\n\nMessage:\nHow do I join?\nThank you.',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        attachments: [],
      },
    ]);
  });

  it('[CONT-07] are also accepted as multipart forms', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...ids, template_id: 'template_csr', ...fields, mobile: '9876543210' }))
      form.append(name, value);
    const response = await server.fetch('/api/v1.0/email/send-form', { method: 'POST', body: form });
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [mail] = await server.outbox();
    expect(mail?.subject).toBe('CSR activity collaboration: Membership');
    expect(mail?.text).toContain('Mobile: 9876543210');
    expect(mail?.text).not.toContain('service_chapter');
  });

  it.each(['[{"toString":1}]', '{"a":1}', '['.repeat(9000) + ']'.repeat(9000)])(
    '[CONT-07] are refused if a part of the form is JSON (%#)',
    async (value) => {
      const form = new FormData();
      for (const [name, text] of Object.entries(generalIds)) form.append(name, text);
      form.append('message', new Blob([value], { type: 'application/json' }));
      // `FormData` adds a file name, but a JSON part has none.
      const raw = (await new Response(form).text()).replace('; filename="blob"', '');
      const boundary = raw.slice(2, raw.indexOf('\r\n'));
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const response = await server.fetch('/api/v1.0/email/send-form', { method: 'POST', headers, body: raw });
      expect([response.status, await response.text()]).toEqual([400, 'message must be text']);
    },
  );

  it.each([
    [{ dateYear: 2027, dateMonth: '', dateWeek: '' }, 'Preferred date: 2027'],
    [{ dateYear: '', dateMonth: 3, dateWeek: '' }, 'Preferred date: March'],
    [{ dateYear: 2027, dateMonth: 12, dateWeek: '' }, 'Preferred date: December 2027'],
    [{ dateYear: '', dateMonth: '', dateWeek: 1 }, 'Preferred date: 1st week of any month'],
    [{ dateYear: 2027, dateMonth: '', dateWeek: 4 }, 'Preferred date: 4th week of any month 2027'],
    [{ dateYear: '', dateMonth: '', dateWeek: '' }, null],
  ])('[CONT-02] [CONT-07] become mails that spell out the preferred date %j', async (date, expectedLine) => {
    await send({ ...ids, template_id: 'template_training', template_params: { name: 'Asha', enquiryType: 'individual', date } });
    const [mail] = await server.outbox();
    expect(mail?.text.split('\n').slice(3)).toEqual(
      expectedLine === null ? ['Enquiry type: individual'] : ['Enquiry type: individual', expectedLine],
    );
    expect(mail?.subject).toBe('Individual training enquiry');
  });

  it('[D-34] with a value in the hidden field for bots get the usual response, and are discarded', async () => {
    const response = await send({ ...generalIds, template_params: { ...fields, remark: 'https://spam.example.org' } });
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(await server.outbox()).toEqual([]);
    await send({ ...generalIds, template_params: { ...fields, remark: '' } });
    expect(await server.outbox()).toHaveLength(1);
  });

  it.each([{ service_id: 'other' }, { user_id: 'other' }, { template_id: 'other' }])(
    '[D-58] with %j are refused in plain text',
    async (invalidFields) => {
      const response = await send({ ...generalIds, ...invalidFields, template_params: fields });
      expect(response.status).toBe(403);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toMatch(/^The (service|public|template) .*\.$/);
      expect(await server.outbox()).toEqual([]);
    },
  );

  it('[D-34] are limited per client', async () => {
    await server.close();
    server = await startTestServer({ rateLimits: { mailPerClient: { max: 2, timeWindow: 60_000 } } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await send({ ...generalIds, template_params: fields })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('the outbox', () => {
  it('shows the newest mail first, and escapes the texts of mails', async () => {
    await send({ ...generalIds, template_params: { ...fields, subject: 'First' } });
    await send({ ...generalIds, template_params: { ...fields, subject: 'Second', message: '<script>alert(1)</script>&"' } });
    expect((await server.outbox()).map(({ subject }) => subject)).toEqual(['General support: Second', 'General support: First']);

    const page = await server.fetch('/outbox');
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;');
    expect(html).not.toContain('<script');
    expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'));
  });

  it('is open only to requests with a host name of this machine', async () => {
    const { port } = new URL(server.origin);
    const fetchStatus = async (headers: Record<string, string>) => (await server.app.inject({ url: '/outbox.json', headers })).statusCode;
    for (const host of ['localhost', '127.0.0.1', '127.8.9.1', '[::1]', 'LOCALHOST']) {
      expect([host, await fetchStatus({ host: `${host}:${port}` }), await fetchStatus({ host })]).toEqual([host, 200, 200]);
    }
    for (const host of ['evil.example.org', '127.0.0.1.example.org', 'localhost.example.org', '10.0.0.1', '']) {
      expect([host, await fetchStatus({ host: `${host}:${port}` })]).toEqual([host, 404]);
    }
  });

  it('is closed to HTTP/1.0, which nginx uses after a bare `proxy_pass`', async () => {
    const host = new URL(server.origin);
    const requestVersion = (version: string): Promise<string> =>
      new Promise((resolve, reject) => {
        let text = '';
        const socket = connect(Number(host.port), host.hostname, () =>
          socket.write(`GET /outbox.json HTTP/${version}\r\nhost: ${host.host}\r\nconnection: close\r\n\r\n`),
        );
        socket.on('data', (chunk) => (text += chunk.toString()));
        socket.on('error', reject).on('close', () => resolve(text.slice(0, 12)));
      });
    expect([await requestVersion('1.1'), await requestVersion('1.0')]).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded', 'x-real-ip', 'cf-ray', 'forwarded', 'via'])(
    'is closed to requests with the header %s, which a proxy adds',
    async (name) => {
      const headers = { host: 'localhost', [name]: 'localhost' };
      expect((await server.app.inject({ url: '/outbox.json', headers })).statusCode).toBe(404);
      expect((await server.app.inject({ url: '/outbox', headers })).statusCode).toBe(404);
    },
  );

  it.each<Record<string, string>>([
    { SMTP_URL: 'smtp://127.0.0.1:9' },
    { HOST: '0.0.0.0', SMTP_URL: 'smtp://127.0.0.1:9' },
    { TRUST_PROXY: 'true', SMTP_URL: 'smtp://127.0.0.1:9' },
  ])('does not exist with %j', async (env) => {
    const other = await startTestServer({ env });
    expect((await other.fetch('/outbox')).status).toBe(404);
    expect((await other.fetch('/outbox.json')).status).toBe(404);
  });
});
