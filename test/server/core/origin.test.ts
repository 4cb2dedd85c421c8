import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://www.example.org', SMTP_URL: 'smtp://127.0.0.1:9', DEMO: 'true' } });
});
afterAll(() => server.close());

const ids = { service_id: 'service_chapter', user_id: 'embedded_mail', template_id: 'template_general' };
const enquiry = { url: '/api/v1.0/email/send', payload: { ...ids, template_params: { message: 'x' } } };

/** Sends a POST request with these headers to the host `127.0.0.1:3000`. @returns the status */
async function post(headers: Record<string, string>, { url, payload }: { url: string; payload: object } = enquiry): Promise<number> {
  return (await server.app.inject({ method: 'POST', url, payload, headers: { host: '127.0.0.1:3000', ...headers } })).statusCode;
}

const foreignHeaders: Record<string, string>[] = [
  { origin: 'https://evil.example.org' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:3001' },
  { origin: 'http://www.example.org' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example.org' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://www.example.org' },
];
const siteHeaders: Record<string, string>[] = [
  {},
  { origin: 'http://127.0.0.1:3000' },
  { origin: 'https://www.example.org' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' },
  { 'sec-fetch-site': 'none' },
];

describe('the check of a request’s origin', () => {
  it.each(foreignHeaders)('refuses a POST request from another site: %j', async (headers) => {
    expect(await post(headers)).toBe(403);
  });

  it.each(siteHeaders)('accepts a POST request from this site, or from a client that is not a web page: %j', async (headers) => {
    expect(await post(headers)).toBe(200);
  });

  it('also refuses forms from another site, which browsers send without a preflight request', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...ids, message: 'x' })) body.append(name, value);
    const sendFrom = (origin: string) => server.fetch('/api/v1.0/email/send-form', { method: 'POST', body, headers: { origin } });
    expect((await sendFrom('https://evil.example.org')).status).toBe(403);
    expect((await sendFrom(server.origin)).status).toBe(200);
  });

  it.each([
    { url: '/wp-json/custom/v1/send-otp', payload: { email: 'nobody@example.org' } },
    { url: '/wp-json/custom/v1/verify-otp', payload: { email: 'nobody@example.org', otp: '123456' } },
    { url: '/api/user/checkUser', payload: {} },
    { url: '/no/such/address', payload: {} },
  ])('also refuses a POST request from another site to $url', async (call) => {
    expect(await post({ origin: 'https://evil.example.org' }, call)).toBe(403);
    expect(await post({ origin: 'https://www.example.org' }, call)).not.toBe(403);
  });

  it('doesn’t restrict GET requests', async () => {
    const response = await server.app.inject({ url: '/api/jobs/allJobs', headers: { origin: 'https://evil.example.org' } });
    expect(response.statusCode).toBe(200);
  });
});
