import { Registry } from 'prom-client';
import type { BackupHistory } from '../../../server/start/backup/backupHistory.ts';
import { registerBackupMetrics } from '../../../server/start/metrics/backups.ts';
import type { Environment } from '../../../server/platform/settings.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';
import { until } from '../../support/until.ts';

let server: TestServer | undefined;

const TOKEN = 'a-token-for-the-metrics';
const publicEnv = { PUBLIC_URL: 'https://chapter.example.org', SMTP_URL: 'smtp://127.0.0.1:1' };

async function start(env: Environment = {}): Promise<TestServer> {
  server = await startTestServer({ env });
  return server;
}

const fetchStatus = async ({ fetch: fetchPath }: TestServer, headers: Record<string, string> = {}): Promise<number> =>
  (await fetchPath('/metrics', { headers })).status;

describe('/metrics', () => {
  it('counts requests by route and status but not by path, and reports their durations, memory and event loop lag', async () => {
    const { fetch: fetchPath } = await start();
    await fetchPath('/api/jobs/65f1c0ffee65f1c0ffee1001');
    await fetchPath('/api/jobs/65f1c0ffee65f1c0ffee9999?secret=1');
    await fetchPath('/nothing/here/at/all');
    const response = await fetchPath('/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toContain('http_requests_total{method="GET",route="/api/jobs/:id",status="200"} 1\n');
    expect(text).toContain('http_requests_total{method="GET",route="/api/jobs/:id",status="404"} 1\n');
    expect(text).toContain('http_requests_total{method="GET",route="none",status="404"} 1\n');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/jobs/:id"} 2\n');
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toMatch(/65f1c0ffee|secret|at\/all|provider_/);
  });

  it('doesn’t count the requests that the server sends to itself', async () => {
    const { app, fetch: fetchPath } = await start();
    const readRequestCount = async () =>
      /http_requests_total\{[^}]*route="\/api\/jobs\/allJobs"[^}]*\} (\d+)/.exec(await (await fetchPath('/metrics')).text())?.[1];
    await app.inject('/api/jobs/allJobs');
    expect(await readRequestCount()).toBeUndefined();
    await fetchPath('/api/jobs/allJobs');
    // A request is counted when its response has been sent completely.
    await until(async () => (await readRequestCount()) === '1');
  });

  it('is open without a token on a local server, but not to requests that a proxy forwards', async () => {
    const localServer = await start();
    expect(await fetchStatus(localServer)).toBe(200);
    expect(await fetchStatus(localServer, { 'x-forwarded-for': '192.0.2.1' })).toBe(404);
  });

  it.each([{}, { TRUST_PROXY: 'true' }])('is hidden without a token on a public server: %j', async (extraEnv) => {
    expect(await fetchStatus(await start({ ...publicEnv, ...extraEnv }))).toBe(404);
  });

  it.each([{}, publicEnv])('is open only to requests with the token when METRICS_TOKEN is set: %j', async (env) => {
    const guardedServer = await start({ ...env, METRICS_TOKEN: TOKEN });
    expect(await fetchStatus(guardedServer)).toBe(401);
    expect(await fetchStatus(guardedServer, { authorization: `Bearer ${TOKEN}x` })).toBe(401);
    expect(await fetchStatus(guardedServer, { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '192.0.2.1' })).toBe(200);
    expect(guardedServer.logLines.join('\n')).not.toContain(TOKEN);
  });

  it('doesn’t wait for an unresponsive database, and queries it only once for all metrics of backups', async () => {
    let queryCount = 0;
    const registry = new Registry();
    const history: Pick<BackupHistory, 'findLastSuccessful'> = {
      findLastSuccessful: () => {
        queryCount += 1;
        return new Promise(() => undefined);
      },
    };
    registerBackupMetrics(registry, history, { counts: { made: 2, failed: 0 } });
    const text = await registry.metrics();
    expect(text).toContain('nightly_backups_total{outcome="made"} 2\n');
    expect(text).not.toMatch(/^backup_last/m);
    expect(queryCount).toBe(1);
  });
});
