/** @jest-environment node */
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRows } from '../support/postgres/database.ts';
import { kills, killableServer, killsMs, type KillableServer } from '../support/server/killable.ts';
import { clientOf, type TestServer } from '../support/server/start.ts';
import { jobFields, send } from '../server/jobs/forms.ts';
import { until } from '../support/until.ts';

const WORKER_COUNT = 4;
let server: KillableServer;
let origin: string;
beforeAll(async () => {
  server = await killableServer({ env: { WORKERS: String(WORKER_COUNT) } });
  origin = await server.start();
});
afterAll(() => server.remove());

/** One request on a connection of its own, or on one that is kept. @returns status and body; throws when the connection fails, or takes too long */
function ask(path: string, agent: http.Agent | false = false): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(origin + path, { agent, signal: AbortSignal.timeout(30_000) }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode, text })).once('error', reject);
    });
    request.once('error', reject);
  });
}

/** `kill -9`. @returns the id of the process. @throws without one: 0 would be all processes of this one's group */
function killWorker(pid: number | undefined): number {
  if (!pid) throw new Error('there is no worker to kill');
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** How many requests of a route all workers have counted, whichever is asked; their own count is up to a second old. */
async function counted(route: string): Promise<number> {
  const { text } = await ask('/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith('http_requests_total{') && line.includes(`route="${route}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** The labels of the workers that serve. */
async function workerLabels(): Promise<Set<string | undefined>> {
  // A worker that is killed ends the connection.
  const { text } = await ask('/metrics').catch(() => ({ text: '' }));
  return new Set([...text.matchAll(/^process_resident_memory_bytes\{worker="(\d+)"\}/gm)].map(([, label]) => label));
}

it('what one worker acknowledged, all others return at once: lists, counts, categories, searches', async () => {
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
  for (let time = 0; time < 2 * WORKER_COUNT; time += 1) for (const path of paths) await total(path);
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
    for (let time = 0; time < 2 * WORKER_COUNT; time += 1) {
      expect(await Promise.all(paths.map(total))).toEqual([(before[0] ?? 0) + round, (before[1] ?? 0) + round, before[2]]);
      expect(await airships()).toBe(airshipsBefore + round);
    }
  }
});

it('a killed worker is restarted, and the others continue', async () => {
  const victim = killWorker(server.workers()[0]);
  await until(() => !server.workers().includes(victim));
  expect((await ask('/healthz')).status).toBe(200);
  await until(() => server.workers().length === WORKER_COUNT && !server.workers().includes(victim));
  expect(server.printed()).toContain('a worker has ended, and is started again');
  for (let time = 0; time < 2 * WORKER_COUNT; time += 1) expect((await ask('/api/jobs/allJobs')).status).toBe(200);
});

it('a worker killed while the server starts is restarted, whichever it is, and the server responds', async () => {
  for (const nth of [1, 2]) {
    const starting = await killableServer({ env: { WORKERS: '2' } });
    const started = starting.start();
    await until(() => starting.workers().length === nth);
    expect(starting.printed()).not.toContain('Serving on');
    killWorker(Math.max(...starting.workers()));
    const place = await started;
    expect((await fetch(`${place}/api/jobs/allJobs`)).status).toBe(200);
    expect(starting.printed()).toMatch(
      /"a worker ended with SIGKILL before it served".*"a worker could not be started, which is tried again"/,
    );
    await until(() => starting.workers().length === 2);
    expect(await starting.stop()).toBe(0);
    await starting.remove();
  }
}, 180_000);

it('a server whose first worker can’t start ends with its error, once', async () => {
  const failing = await killableServer({ env: { WORKERS: '2', DATABASE_URL: 'postgresql://chapter@127.0.0.1:1/chapter' } });
  await expect(failing.start()).rejects.toThrow(
    /^the server ended: The database server of 127\.0\.0\.1:1\/chapter does not respond: [^\n]*\n$/,
  );
  await failing.remove();
});

it('metrics from any worker include all of them', async () => {
  const before = await counted('/api/jobs/allJobs');
  for (let time = 0; time < 12; time += 1) expect((await ask('/api/jobs/allJobs')).status).toBe(200);
  for (let time = 0; time < 2 * WORKER_COUNT; time += 1) await until(async () => (await counted('/api/jobs/allJobs')) === before + 12);
  expect((await workerLabels()).size).toBe(WORKER_COUNT);
});

it(
  '[D-47] kill -9 of one worker after another during writes loses nothing acknowledged',
  async () => {
    const token = await clientOf(origin).login('employer@example.org');
    const acknowledged: string[] = [];
    const impatient: Pick<TestServer, 'fetch'> = {
      fetch: (path, init) => fetch(origin + path, { ...init, signal: AbortSignal.timeout(5_000) }),
    };
    const writing = { on: true };
    const lanes = ['a', 'b', 'c', 'd'].map(async (lane) => {
      for (let count = 0; writing.on; count += 1) {
        const title = `Kept ${lane}-${count}`;
        // A request that the killed worker was at fails; one whose connection was on its way to it is never responded to.
        const sent = await send({ server: impatient }, 'POST', '/api/jobs/postJob', jobFields({ jobTitle: title }), token).catch(
          () => undefined,
        );
        if (sent?.status === 200) acknowledged.push(title);
      }
    });
    try {
      for (let round = 0; round < kills; round += 1) {
        const [before, labels] = [acknowledged.length, await workerLabels()];
        await until(() => acknowledged.length > before + 5);
        // The oldest one: the place of one that ends soon after its start is left empty for a while.
        killWorker(Math.min(...server.workers()));
        await until(async () => {
          const now = await workerLabels();
          return now.size === WORKER_COUNT && [...now].some((label) => !labels.has(label));
        });
      }
    } finally {
      writing.on = false;
    }
    await Promise.all(lanes);
    const rows = await readRows(server.dataDir, "select title from jobs where title like 'Kept %'");
    const stored = new Set(rows.map(({ title }) => String(title)));
    expect(acknowledged.length).toBeGreaterThan(5 * kills);
    expect(acknowledged.filter((title) => !stored.has(title))).toEqual([]);
  },
  killsMs,
);

it('SIGHUP replaces every worker without a failed request', async () => {
  const before = server.workers();
  const replaced = (): number => server.printed().split('Every worker was replaced.').length;
  const replacedBefore = replaced();
  const lanes = { stop: false };
  const statuses: (number | string | undefined)[] = [];
  const agent = new http.Agent({ keepAlive: true });
  /** Reads on and on; on a kept connection with pauses, so that some find it just being closed. */
  async function lane(agent: http.Agent | false): Promise<void> {
    while (!lanes.stop) {
      statuses.push(
        await ask('/api/jobs/allJobs', agent).then(
          ({ status }) => status,
          (error: unknown) => String(error),
        ),
      );
      if (agent !== false) await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    }
  }
  const load = Promise.all([lane(false), lane(false), ...Array.from({ length: 12 }, () => lane(agent))]);
  server.signal('SIGHUP');
  try {
    await until(() => replaced() > replacedBefore, 160_000);
  } finally {
    lanes.stop = true;
  }
  await load;
  agent.destroy();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(500);
  const after = server.workers();
  expect(after).toHaveLength(WORKER_COUNT);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
}, 180_000);

it('a worker killed during its replacement leaves no double', async () => {
  const replacing = await killableServer({ env: { WORKERS: '2' } });
  await replacing.start();
  const before = replacing.workers();
  replacing.signal('SIGHUP');
  await until(() => replacing.workers().length === 3);
  killWorker(Math.min(...before));
  await until(() => replacing.printed().includes('Every worker was replaced.'));
  expect(replacing.printed()).not.toContain('is started again');
  expect(replacing.workers().filter((pid) => !before.includes(pid))).toHaveLength(2);
  await replacing.remove();
}, 180_000);

it('repeated SIGHUP during a restart causes one more restart', async () => {
  const often = await killableServer({ env: { WORKERS: '2' } });
  await often.start();
  const countReplacements = (): number => often.printed().split('Every worker was replaced.').length - 1;
  for (let time = 0; time < 4; time += 1) {
    often.signal('SIGHUP');
    // A third process: the first round is at it, and the signal before this one was taken.
    await until(() => often.workers().length === 3);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await until(() => countReplacements() === 2);
  const after = often.workers();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect([countReplacements(), after.length, often.workers()]).toEqual([2, 2, after]);
  expect(await often.stop()).toBe(0);
  await often.remove();
}, 180_000);

it('while its program is missing, as during an installation, running workers continue; later everything is normal', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-node-'));
  const [node, away] = [path.join(folder, 'node'), path.join(folder, 'away')];
  copyFileSync(process.execPath, node);
  const alone = await killableServer({ env: { WORKERS: '2' }, node });
  const place = await alone.start();
  const before = alone.workers();
  renameSync(node, away);
  alone.signal('SIGHUP');
  await until(() => alone.printed().includes('a new worker could not be started: the old ones go on'));
  const victim = killWorker(before[0]);
  await until(() => alone.printed().includes('a worker could not be started, which is tried again'));
  expect((await fetch(`${place}/healthz`)).status).toBe(200);
  renameSync(away, node);
  await until(() => alone.workers().length === 2 && !alone.workers().includes(victim));
  expect(await alone.stop()).toBe(0);
  await alone.remove();
  rmSync(folder, { recursive: true });
}, 180_000);

it('a worker that is told to stop first reports not ready, and keeps serving in the meantime', async () => {
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

it('SIGTERM ends all workers', async () => {
  const workers = server.workers();
  expect(await server.stop()).toBe(0);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
  origin = await server.start();
  expect((await ask('/healthz')).status).toBe(200);
});
