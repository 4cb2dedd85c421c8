import type { StatsFs } from 'node:fs';
import fs, { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { load } from 'js-yaml';
import { array, object, string } from 'yup';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

const file = path.join(import.meta.dirname, '../../../packaging/prometheus-rules.yaml');
const ruleSchema = object({
  alert: string().required(),
  expr: string().required(),
  for: string(),
  labels: object({ severity: string().oneOf(['critical', 'warning']).required() }).required(),
  annotations: object({ summary: string().required() }).required(),
}).noUnknown();
const ruleFileSchema = object({ groups: array(object({ name: string().required(), rules: array(ruleSchema).required() })).required() });

/** Metrics that Prometheus records for every target, so the server need not expose them. */
const PROMETHEUS_METRICS = ['up'];

describe('monitoring with Prometheus', () => {
  const servers: TestServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
    jest.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it('has well-formed alert rules, which use only metrics that exist', async () => {
    const { groups } = await ruleFileSchema.validate(load(await readFile(file, 'utf8')), { strict: true });
    const namedMetrics = new Set(
      groups.flatMap((group) => group.rules.flatMap(({ expr }) => [...expr.matchAll(/\b([a-z_]+)\{/g)].map(([, metric]) => metric))),
    );
    expect(namedMetrics).toEqual(
      new Set([
        'backup_last_success_timestamp_seconds',
        'database_up',
        'database_writable',
        'disk_free_bytes',
        'http_requests_total',
        'mail_failures_total',
        'mail_queue_oldest_seconds',
        'provider_drifts',
        'up',
      ]),
    );
    const texts: string[] = [];
    for (const env of [{}, { JOBS_ORIGIN: 'http://127.0.0.1:9' }]) {
      const server = await startTestServer({ env });
      servers.push(server);
      texts.push(await (await server.fetch('/metrics')).text());
    }
    const exposed = new Set([...texts.join('\n').matchAll(/^# TYPE (\w+) /gm)].map(([, metric]) => metric));
    expect([...namedMetrics].filter((metric) => !exposed.has(metric) && !PROMETHEUS_METRICS.includes(metric ?? ''))).toEqual([]);
  });

  it('has metrics of the mail queue, the database and sessions', async () => {
    const server = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    servers.push(server);
    const readMetrics = async (): Promise<string> => (await server.fetch('/metrics')).text();
    expect(await readMetrics()).toMatch(/^mail_queue_length 0$/m);
    await server.json('/wp-json/custom/v1/send-otp', { body: { email: 'member@example.org' } });
    await server.app.otpRequests.settled();
    await server.app.deps.mailer.settled();
    server.clock.advance(90_000);
    const text = await readMetrics();
    expect(text).toMatch(/^mail_queue_length 1$/m);
    expect(text).toMatch(/^mail_queue_oldest_seconds 9\d(\.\d+)?$/m);
    expect(text).toMatch(/^mail_failures_total [1-9]/m);
    expect(text).toMatch(/^database_up 1$/m);
    expect(text).toMatch(/^member_sessions 0$/m);
  });

  it('has a metric that counts the sessions of members', async () => {
    const server = await startTestServer();
    servers.push(server);
    await server.login();
    const token = await server.login();
    const readSessions = async () => /^member_sessions .*$/m.exec(await (await server.fetch('/metrics')).text())?.[0];
    expect(await readSessions()).toBe('member_sessions 2');
    await server.json('/api/user/sessions', { method: 'DELETE', token });
    expect(await readSessions()).toBe('member_sessions 1');
  });

  it.each([
    // The numbers count blocks of 4096 bytes: 262,144 of them are 1 GiB.
    ['a nearly full disk, and a warning in the log', 262_143, [{ free: 1_073_737_728, total: 40_960_000_000 }]],
    ['a disk with more space, and no warning in the log', 262_144, []],
  ])('has metrics of %s', async (_what, bavail, warnings) => {
    jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail, blocks: 10_000_000, bsize: 4096 } as StatsFs);
    // Passes the function to modules that import it by name.
    syncBuiltinESMExports();
    const server = await startTestServer();
    servers.push(server);
    const text = await (await server.fetch('/metrics')).text();
    expect(text).toMatch(new RegExp(`^disk_free_bytes ${bavail * 4096}$`, 'm'));
    expect(text).toMatch(/^disk_size_bytes 40960000000$/m);
    const logged = server.logLines
      .map((line) => JSON.parse(line) as { msg: string; level: number; free?: number; total?: number })
      .filter(({ msg }) => msg === 'the disk of the data folder is nearly full');
    expect(logged.map(({ free, total }) => ({ free, total }))).toEqual(warnings);
  });
});
