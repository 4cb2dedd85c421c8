import type { SystemState } from '../../../shared/operations/site.ts';
import { CMS_BASE, CONTRACT_NAMES, loadContract } from '../../../server/platform/contract/load.ts';
import type { TestServer } from './start.ts';
import { until } from '../until.ts';

const REFUSAL = 'The site can be read, but nothing can be saved at the moment. Please try again later.';

/** All reads that need no parameter. */
const reads = CONTRACT_NAMES.flatMap((name) =>
  loadContract(name)
    .operations.filter(({ method, isBuilt, path }) => method === 'GET' && isBuilt && !path.includes('{'))
    .map(({ path }) => `${name === 'cms' ? CMS_BASE : ''}${path}`),
);

/**
 * Checks what people and operators are told while a database is read only, that every read still succeeds, and that writes succeed again
 * afterwards, without a restart.
 */
export async function expectReadOnlyIsHandled(server: TestServer, setReadOnly: (isReadOnly: boolean) => Promise<void>): Promise<void> {
  const token = await server.login('admin@example.org');
  const readStatuses = async () =>
    Promise.all(reads.map(async (path) => [path, (await server.fetch(path, { headers: { authorization: `Bearer ${token}` } })).status]));
  const readMetrics = async () => (await (await server.fetch('/metrics')).text()).match(/^database_\w+ .*$/gm);
  const readRefusal = async () => (await server.json<SystemState>('/site/system', { token })).body.database.refusal;
  const readLog = () =>
    server.logLines
      .map((line) => JSON.parse(line) as { msg: string; level: number })
      .filter(({ level, msg }) => level >= 40 && !msg.startsWith('a connection'))
      .map(({ msg }) => msg);
  const [job] = (await server.json<{ _id: string }[]>('/api/jobs/allJobs')).body;
  const saveJob = () => server.json(`/api/savedJobs/${job?._id}`, { method: 'PUT', token });
  const statusesBefore = await readStatuses();
  expect(await readMetrics()).toEqual(['database_up 1', 'database_writable 1']);
  expect(await readRefusal()).toBeUndefined();
  expect(readLog()).toEqual([]);

  await setReadOnly(true);
  // The use of the session would be recorded now.
  server.clock.advance(10 * 60_000);
  await until(async () => (await server.json('/readyz')).body.warnings !== undefined);
  expect(await server.json('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', warnings: ['nothing can be saved: the database is read only'] },
  });
  expect(await readMetrics()).toEqual(['database_up 1', 'database_writable 0']);
  for (const write of [saveJob, () => server.json(`${CMS_BASE}/custom/v1/send-otp`, { body: { email: 'member@example.org' } })])
    expect(await write()).toMatchObject({ status: 503, body: { success: false, error: REFUSAL, message: REFUSAL } });
  expect(await readStatuses()).toEqual(statusesBefore);
  expect(await readRefusal()).toEqual({ reason: 'read-only', since: expect.any(String) });
  expect(readLog()).toEqual(['the database accepts no writes; reads still succeed']);

  await setReadOnly(false);
  await until(async () => (await saveJob()).status === 200);
  server.clock.advance(60_000);
  await until(async () => (await server.json('/readyz')).body.warnings === undefined);
  expect(await readMetrics()).toEqual(['database_up 1', 'database_writable 1']);
  expect(await readRefusal()).toBeUndefined();
  expect(readLog()).toEqual(['the database accepts no writes; reads still succeed', 'the database accepts writes again']);
}
