import { connect } from 'node:net';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function fetchHeaders(env: Record<string, string>, hashes: string[] = []): Promise<Headers> {
  server = await startTestServer({ env, inlineScriptHashes: hashes });
  return (await server.fetch('/healthz')).headers;
}

/** Returns the policy as a map from directive to sources. */
function parsePolicy(headers: Headers): Map<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(policy.split(';').map((directive) => [directive.trim().split(' ')[0] ?? '', directive.trim().split(' ').slice(1)]));
}

describe('security headers', () => {
  it('are on every response, even on errors and on responses to malformed HTTP', async () => {
    server = await startTestServer();
    for (const path of ['/healthz', '/nothing', '/wp-json/nothing', '/wp-json/custom/v1/matrices/', '/outbox']) {
      const { headers } = await server.fetch(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(/default-src/),
        'permissions-policy': expect.stringContaining('camera=(self)'),
      });
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
    // The first of these responses is sent before routing, and the second by the HTTP parser.
    const broken = await server.fetch('/%');
    expect(broken.status).toBe(400);
    const notHttp = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server?.origin ?? '').port), '127.0.0.1', () => socket.write('hello\r\n\r\n'));
      socket.on('data', (chunk) => resolve(chunk.toString()));
    });
    expect(notHttp).toMatch(/^HTTP\/1\.1 400 /);
    for (const headers of [[...broken.headers].map((header) => header.join(': ')).join('\n'), notHttp]) {
      expect(headers).toMatch(/^x-content-type-options: nosniff\r?$/m);
      expect(headers).toMatch(/^content-security-policy: default-src 'none'/m);
    }
  });

  it('allow only the site’s scripts and those with known hashes, and don’t upgrade requests to a local server to https', async () => {
    const policy = parsePolicy(await fetchHeaders({}, ["'sha256-abc='", 'sha256-def=']));
    const scripts = policy.get('script-src');
    expect(scripts).toEqual(expect.arrayContaining(["'self'", "'sha256-abc='", "'sha256-def='"]));
    expect(scripts).not.toEqual(expect.arrayContaining(["'unsafe-inline'"]));
    expect(scripts).not.toEqual(expect.arrayContaining(["'unsafe-eval'"]));
    expect(scripts?.filter((source) => !source.startsWith("'"))).toEqual([]);
    expect(Object.fromEntries(policy)).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'frame-src': ['https://player.vimeo.com'],
      'img-src': ["'self'", 'data:'],
    });
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
  });

  it('[NAV-06] allow Google’s translator only for visitors who have chosen a translation, and only by full paths', async () => {
    server = await startTestServer();
    const fetchPolicy = async (cookie: string) =>
      parsePolicy((await server?.fetch('/healthz', { headers: { cookie } }))?.headers ?? new Headers());
    for (const cookie of ['', 'scheme=dark', 'googtrans=', 'x=googtrans=/en/hi']) {
      expect([...(await fetchPolicy(cookie)).values()].flat().filter((source) => source.includes('google'))).toEqual([]);
    }
    const translatedPolicy = await fetchPolicy('scheme=dark; googtrans=/en/hi');
    expect(translatedPolicy.get('script-src')).toContain('https://translate.google.com/translate_a/element.js');
    const googleSources = [...translatedPolicy.values()].flat().filter((source) => /g(?:oogle|static)/.test(source));
    for (const source of googleSources) expect(new URL(source).pathname.length).toBeGreaterThan(1);
    expect(translatedPolicy.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('allow pictures from any https host when a provider serves the content', async () => {
    const policy = parsePolicy(await fetchHeaders({ CMS_ORIGIN: 'https://cms.example.org' }));
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https:']);
  });

  it('allow analytics and the mail service only when they are configured', async () => {
    const headersWithout = await fetchHeaders({});
    expect(headersWithout.get('content-security-policy')).not.toMatch(/googletagmanager|analytics|emailjs/);
    await server?.close();
    const policy = parsePolicy(
      await fetchHeaders({
        GA_MEASUREMENT_ID: 'G-ABC1234567',
        EMAILJS_ORIGIN: 'https://api.emailjs.com',
        EMAILJS_SERVICE_ID: 'a',
        EMAILJS_PUBLIC_KEY: 'b',
        EMAILJS_TEMPLATE_GENERAL: 'c',
        EMAILJS_TEMPLATE_TRAINING: 'd',
        EMAILJS_TEMPLATE_CSR: 'e',
      }),
    );
    expect(policy.get('script-src')).toContain('https://www.googletagmanager.com');
    expect(policy.get('connect-src')).toEqual(expect.arrayContaining(['https://api.emailjs.com', 'https://*.google-analytics.com']));
    // EmailJS replaces the server’s own mail service.
    expect((await server?.fetch('/api/v1.0/email/send', { method: 'POST' }))?.status).toBe(404);
  });

  it('tell browsers to use https in future only if the site’s URL is an https URL', async () => {
    expect((await fetchHeaders({})).get('strict-transport-security')).toBeNull();
    await server?.close();
    expect(
      (await fetchHeaders({ PUBLIC_URL: 'https://www.example.org', SMTP_URL: 'smtp://127.0.0.1:9' })).get('strict-transport-security'),
    ).toBe('max-age=31536000');
  });
});
