/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { load } from 'js-yaml';
import { array, object, string } from 'yup';
import { toDiskSpace, warnOfFullDisk } from '../../../server/system/disk.ts';
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

/** Metrics that Prometheus itself records for every target. */
const PROMETHEUS_METRICS = ['up'];

/** Runs Prometheus' own checker where it is installed. @returns its error messages */
async function runPromtool(): Promise<string> {
  try {
    await promisify(execFile)('promtool', ['check', 'rules', file]);
    return '';
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    return code === 'ENOENT' ? '' : `${stdout}${stderr}`;
  }
}

describe('alerts for Prometheus', () => {
  const servers: TestServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  it('are well-formed, and use metrics that the server exposes', async () => {
    const { groups } = await ruleFileSchema.validate(load(await readFile(file, 'utf8')), { strict: true });
    const namedMetrics = new Set(
      groups.flatMap((group) => group.rules.flatMap(({ expr }) => [...expr.matchAll(/\b([a-z_]+)\{/g)].map(([, metric]) => metric))),
    );
    expect(namedMetrics).toEqual(
      new Set([
        'backup_last_success_timestamp_seconds',
        'database_up',
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
    expect(await runPromtool()).toBe('');
  });

  it('[AUTH-01] cover the mail queue, the disk, the database and sessions', async () => {
    const server = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    servers.push(server);
    const read = async (): Promise<string> => (await server.fetch('/metrics')).text();
    expect(await read()).toMatch(/^mail_queue_length 0$/m);
    await server.json('/wp-json/custom/v1/send-otp', { body: { email: 'member@example.org' } });
    await server.app.otpRequests.settled();
    await server.app.deps.mailer.settled();
    server.clock.advance(90_000);
    const text = await read();
    expect(text).toMatch(/^mail_queue_length 1$/m);
    expect(text).toMatch(/^mail_queue_oldest_seconds 9\d(\.\d+)?$/m);
    expect(text).toMatch(/^mail_failures_total [1-9]/m);
    expect(text).toMatch(/^database_up 1$/m);
    expect(text).toMatch(/^member_sessions 0$/m);
    expect(text).toMatch(/^disk_free_bytes \d+/m);
    expect(text).toMatch(/^disk_size_bytes \d+/m);
  });
});

it('low disk space is a warning in the log, enough space is not', () => {
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => lines.push(line) };
  warnOfFullDisk(log, toDiskSpace({ bavail: 262_144, blocks: 10_000_000, bsize: 4096 }));
  expect(lines).toEqual([]);
  warnOfFullDisk(log, toDiskSpace({ bavail: 262_143, blocks: 10_000_000, bsize: 4096 }));
  expect(lines).toEqual([[{ free: 1_073_737_728, total: 40_960_000_000 }, 'the disk of the data folder is nearly full']]);
});
