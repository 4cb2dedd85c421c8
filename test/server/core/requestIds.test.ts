import { connect } from 'node:net';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
afterEach(() => server.close());

const proxiedEnv = { TRUST_PROXY: 'true', SMTP_URL: 'smtp://127.0.0.1:1' };

const fetchId = async (path: string, requestId?: string): Promise<string> => {
  const { headers } = await server.fetch(path, requestId === undefined ? {} : { headers: { 'x-request-id': requestId } });
  return headers.get('x-request-id') ?? '';
};

describe('the request id', () => {
  it('is on every response, different each time, and in the log lines of the request', async () => {
    server = await startTestServer();
    const paths = ['/healthz', '/readyz', '/api/jobs/allJobs', '/api/jobs/x', '/nothing', '/metrics', '/%', '/site/nothing', '/outbox'];
    const ids = [];
    for (const path of paths) ids.push(await fetchId(path));
    expect(new Set(ids).size).toBe(paths.length);
    for (const id of ids) expect(id).toMatch(/^[2-9a-z]{6}-[0-9a-z]+$/);
    const line = server.logLines.find((text) => text.includes('"route":"/api/jobs/:id"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ reqId: ids[3] });
  });

  it('is also on responses to malformed HTTP', async () => {
    server = await startTestServer();
    const { hostname, port } = new URL(server.origin);
    const result = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.end('this is not HTTP\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(result).toMatch(/^HTTP\/1\.1 400 /);
    expect(result).toMatch(/^x-request-id: [2-9a-z]{6}-[0-9a-z]+\r$/m);
  });

  it('can’t be chosen by clients without a trusted proxy', async () => {
    server = await startTestServer();
    expect(await fetchId('/healthz', '0af7651916cd43dd8448eb211c80319c')).toMatch(/^[2-9a-z]{6}-/);
  });

  it('is taken from a trusted proxy if it is well-formed', async () => {
    server = await startTestServer({ env: proxiedEnv });
    for (const id of ['0af7651916cd43dd8448eb211c80319c', 'lb-7:req.12345', '3F2504E0-4F89'])
      expect(await fetchId('/healthz', id)).toBe(id);
    // The last id looks like a session token, and session tokens must not get into the log.
    const invalidIds = [
      'short',
      'x'.repeat(65),
      'with a space',
      'quote"quote',
      '<script>alert(1)</script>',
      'ABCDEFGHIJ0123456789ABCDEFGHIJ0123456789',
    ];
    for (const id of invalidIds) expect(await fetchId('/healthz', id)).toMatch(/^[2-9a-z]{6}-/);
  });
});
