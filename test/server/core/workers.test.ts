/** @jest-environment node */
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onPostgres } from '../../support/postgres/database.ts';
import { killableServer, type KillableServer } from '../../support/server/killable.ts';
import { clientOf } from '../../support/server/start.ts';
import { jobFields, send } from '../jobs/forms.ts';
import { until } from '../../support/until.ts';

let server: KillableServer;
let origin: string;
beforeAll(async () => {
  server = await killableServer({ env: { WORKERS: '2' } });
  origin = await server.start();
});
afterAll(() => server.remove());

/** One request on a connection of its own, or on one that is kept. @returns status and body; throws when the connection fails */
function ask(path: string, agent: http.Agent | false = false): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(origin + path, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode, text })).once('error', reject);
    });
    request.once('error', reject);
  });
}

/** How many requests of a route were counted, whichever worker tells it. */
async function counted(route: string): Promise<number> {
  const { text } = await ask('/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith('http_requests_total{') && line.includes(`route="${route}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

it('what one worker acknowledged, all others answer at once: lists, counts, categories, searches', async () => {
  const { json, login } = clientOf(origin);
  const token = await login('employer@example.org');
  const admin = await login('admin@example.org');
  const total = async (path: string): Promise<number> => {
    const { headers } = await json(path, { token: admin, headers: { connection: 'close' } });
    return Number(headers.get('x-total-count'));
  };
  const paths = [
    '/api/jobs/allJobs?limit=1',
    '/api/jobs/search?keyword=zeppelin&location=&limit=1',
    '/api/jobs/jobByStatus?status=unpublished',
  ];
  // Each of the workers has them in memory.
  for (let time = 0; time < 4; time += 1) for (const path of paths) await total(path);
  const before = await Promise.all(paths.map(total));
  const airships = async (): Promise<number> => {
    const { body } = await json<{ name: string; jobs: number }[]>('/api/jobCategories', { headers: { connection: 'close' } });
    return body.find(({ name }) => name === 'Airships')?.jobs ?? 0;
  };
  const airshipsBefore = await airships();
  for (let round = 1; round <= 5; round += 1) {
    const form = jobFields({ jobTitle: `Zeppelin pilot ${round}`, jobCategory: 'Airships' });
    expect((await send({ server: clientOf(origin) }, 'POST', '/api/jobs/postJob', form, token)).status).toBe(200);
    const waiting = await json<{ _id: string; jobTitle: string }[]>(paths[2] ?? '', { token: admin, headers: { connection: 'close' } });
    const id = waiting.body.find(({ jobTitle }) => jobTitle === `Zeppelin pilot ${round}`)?._id;
    await json('/api/jobs/status', { method: 'PATCH', token: admin, body: { jobId: id, status: 'published' } });
    for (let time = 0; time < 4; time += 1) {
      expect(await Promise.all(paths.map(total))).toEqual([(before[0] ?? 0) + round, (before[1] ?? 0) + round, before[2]]);
      expect(await airships()).toBe(airshipsBefore + round);
    }
  }
});

it('a worker that is killed is started again, and the other goes on meanwhile', async () => {
  const [victim = 0] = server.workers();
  await counted('/healthz');
  process.kill(victim, 'SIGKILL');
  await until(() => !server.workers().includes(victim));
  expect((await ask('/healthz')).status).toBe(200);
  await until(() => server.workers().length === 2 && !server.workers().includes(victim));
  expect(server.printed()).toContain('a worker has ended, and is started again');
  for (let time = 0; time < 4; time += 1) expect((await ask('/api/jobs/allJobs')).status).toBe(200);
});

it('SIGHUP replaces every worker without a request that fails, and all of them are counted in one place', async () => {
  const before = server.workers();
  const countedBefore = await counted('/api/jobs/allJobs');
  const replaced = (): number => server.printed().split('Every worker was replaced.').length;
  const replacedBefore = replaced();
  const lanes = { stop: false };
  const statuses: (number | undefined)[] = [];
  const kept = new http.Agent({ keepAlive: true, maxSockets: 2 });
  /** Reads on and on; on a kept connection with pauses, so that some find it just being closed. */
  async function lane(agent: http.Agent | false): Promise<void> {
    while (!lanes.stop) {
      statuses.push((await ask('/api/jobs/allJobs', agent)).status);
      if (agent !== false) await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    }
  }
  const load = Promise.all([lane(false), lane(false), lane(kept), lane(kept)]);
  server.signal('SIGHUP');
  await until(() => replaced() > replacedBefore);
  lanes.stop = true;
  await load;
  kept.destroy();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(20);
  const after = server.workers();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  expect((await counted('/api/jobs/allJobs')) - countedBefore).toBe(statuses.length);
}, 180_000);

it('one that is killed while it is being replaced leaves no place to two', async () => {
  const replacing = await killableServer({ env: { WORKERS: '2' } });
  await replacing.start();
  const before = replacing.workers();
  replacing.signal('SIGHUP');
  await until(() => replacing.workers().length === 3);
  process.kill(Math.min(...before), 'SIGKILL');
  await until(() => replacing.printed().includes('Every worker was replaced.'));
  expect(replacing.printed()).not.toContain('is started again');
  expect(replacing.workers().filter((pid) => !before.includes(pid))).toHaveLength(2);
  await replacing.remove();
}, 180_000);

it('SIGHUP that comes again and again during a round is followed by one round', async () => {
  const often = await killableServer({ env: { WORKERS: '2' } });
  await often.start();
  const rounds = (): number => often.printed().split('Every worker was replaced.').length - 1;
  for (let time = 0; time < 4; time += 1) {
    often.signal('SIGHUP');
    // A third process: the first round is at it, and the signal before this one was taken.
    await until(() => often.workers().length === 3);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await until(() => rounds() === 2);
  const after = often.workers();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect([rounds(), after.length, often.workers()]).toEqual([2, 2, after]);
  expect(await often.stop()).toBe(0);
  await often.remove();
}, 180_000);

it('while its program is away, as when packages are installed, those that serve go on; later all is as before', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-node-'));
  const [node, away] = [path.join(folder, 'node'), path.join(folder, 'away')];
  copyFileSync(process.execPath, node);
  const alone = await killableServer({ env: { WORKERS: '2' }, node });
  const place = await alone.start();
  const before = alone.workers();
  renameSync(node, away);
  alone.signal('SIGHUP');
  await until(() => alone.printed().includes('a new worker could not be started: the old ones go on'));
  const [victim = 0] = before;
  process.kill(victim, 'SIGKILL');
  await until(() => alone.printed().includes('a worker could not be started, which is tried again'));
  expect((await fetch(`${place}/healthz`)).status).toBe(200);
  renameSync(away, node);
  await until(() => alone.workers().length === 2 && !alone.workers().includes(victim));
  expect(await alone.stop()).toBe(0);
  await alone.remove();
  rmSync(folder, { recursive: true });
}, 180_000);

it('one that is told to stop says first that it is not ready, and serves on meanwhile', async () => {
  const leaving = await killableServer({ env: { WORKERS: '2', LEAVE_SECONDS: '6' } });
  const place = await leaving.start();
  expect((await fetch(`${place}/readyz`)).status).toBe(200);
  const stopped = leaving.stop();
  await until(async () => (await fetch(`${place}/readyz`)).status === 503);
  const [ready, board] = await Promise.all([fetch(`${place}/readyz`), fetch(`${place}/api/jobs/allJobs`)]);
  expect(await ready.json()).toMatchObject({ reasons: ['the server stops'] });
  expect([board.status, board.headers.get('connection')]).toEqual([200, 'close']);
  expect(await stopped).toBe(0);
  await leaving.remove();
});

it('a second server on the same folder is refused unless its database is PostgreSQL, and SIGTERM ends all workers', async () => {
  const second = await killableServer({ env: { WORKERS: '2' }, beside: server });
  const outcome = await second.start().then(async () => `served, and ended with ${await second.stop()}`, String);
  expect(outcome).toMatch(onPostgres ? /^served, and ended with 0$/ : /Another server already works in/);
  const workers = server.workers();
  expect(await server.stop()).toBe(0);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
  origin = await server.start();
  expect((await ask('/healthz')).status).toBe(200);
});
