/** @tier full */
import http from 'node:http';
import { killWorker, readWorkerLabels, sendRequest } from '../support/postgres/workers.ts';
import { createKillableServer, type KillableServer } from '../support/server/killable.ts';
import { createClient } from '../support/server/start.ts';
import { jobFields, send } from '../server/jobs/forms.ts';
import { until } from '../support/until.ts';

const WORKER_COUNT = 4;
let server: KillableServer;
let origin: string;
beforeAll(async () => {
  server = await createKillableServer({ env: { WORKERS: String(WORKER_COUNT) } });
  origin = await server.start();
});

/** Returns how many requests to a route all workers together have counted. The counts of other workers are up to a second old. */
async function countRequests(route: string): Promise<number> {
  const { text } = await sendRequest(`${origin}/metrics`);
  const lines = text.split('\n').filter((line) => line.startsWith('http_requests_total{') && line.includes(`route="${route}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

// This test is first, because counts are up to a second old: requests of an earlier test might still be added.
it('metrics from any worker include all of them', async () => {
  const before = await countRequests('/api/jobs/allJobs');
  for (let time = 0; time < 12; time += 1) expect((await sendRequest(`${origin}/api/jobs/allJobs`)).status).toBe(200);
  for (let time = 0; time < 2 * WORKER_COUNT; time += 1)
    await until(async () => (await countRequests('/api/jobs/allJobs')) === before + 12);
  expect((await readWorkerLabels(origin)).size).toBe(WORKER_COUNT);
});

it('all workers return at once what one has acknowledged, in lists, counts, categories and searches', async () => {
  const { json, login } = createClient(origin);
  const token = await login('employer@example.org');
  const admin = await login('admin@example.org');
  const readTotal = async (path: string): Promise<number> => {
    const { headers } = await json(path, { token: admin, headers: { connection: 'close' } });
    return Number(headers.get('x-total-count'));
  };
  const paths = [
    '/api/jobs/allJobs?limit=1',
    '/api/jobs/search?keyword=zeppelin&location=&limit=1',
    '/api/jobs/jobByStatus?status=unpublished',
  ];
  // Fills the caches of every worker.
  for (let time = 0; time < 2 * WORKER_COUNT; time += 1) for (const path of paths) await readTotal(path);
  const before = await Promise.all(paths.map(readTotal));
  const countAirshipJobs = async (): Promise<number> => {
    const { body } = await json<{ name: string; jobs: number }[]>('/api/jobCategories', { headers: { connection: 'close' } });
    return body.find(({ name }) => name === 'Airships')?.jobs ?? 0;
  };
  const airshipsBefore = await countAirshipJobs();
  for (let run = 1; run <= 5; run += 1) {
    const form = jobFields({ jobTitle: `Zeppelin pilot ${run}`, jobCategory: 'Airships' });
    expect((await send({ server: createClient(origin) }, 'POST', '/api/jobs/postJob', form, token)).status).toBe(200);
    const waiting = await json<{ _id: string; jobTitle: string }[]>(paths[2] ?? '', { token: admin, headers: { connection: 'close' } });
    const id = waiting.body.find(({ jobTitle }) => jobTitle === `Zeppelin pilot ${run}`)?._id;
    await json('/api/jobs/status', { method: 'PATCH', token: admin, body: { jobId: id, status: 'published' } });
    for (let time = 0; time < 2 * WORKER_COUNT; time += 1) {
      expect(await Promise.all(paths.map(readTotal))).toEqual([(before[0] ?? 0) + run, (before[1] ?? 0) + run, before[2]]);
      expect(await countAirshipJobs()).toBe(airshipsBefore + run);
    }
  }
});

it('a killed worker is restarted, and the others continue', async () => {
  const victim = killWorker(server.listWorkerIds()[0]);
  await until(() => !server.listWorkerIds().includes(victim));
  expect((await sendRequest(`${origin}/healthz`)).status).toBe(200);
  await until(() => server.listWorkerIds().length === WORKER_COUNT && !server.listWorkerIds().includes(victim));
  expect(server.getOutput()).toContain('a worker has ended, and is started again');
  for (let time = 0; time < 2 * WORKER_COUNT; time += 1) expect((await sendRequest(`${origin}/api/jobs/allJobs`)).status).toBe(200);
});

it('SIGHUP replaces every worker without a failed request', async () => {
  const before = server.listWorkerIds();
  const countReplacements = (): number => server.getOutput().split('Every worker was replaced.').length;
  const replacedBefore = countReplacements();
  const loop = { stop: false };
  const statuses: (number | string | undefined)[] = [];
  const agent = new http.Agent({ keepAlive: true });
  /** Sends requests until stopped. With keep-alive it pauses between them, so that some meet a connection that is being closed. */
  async function sendContinuously(usedAgent: http.Agent | false): Promise<void> {
    while (!loop.stop) {
      statuses.push(
        await sendRequest(`${origin}/api/jobs/allJobs`, usedAgent).then(
          ({ status }) => status,
          (error: unknown) => String(error),
        ),
      );
      if (usedAgent !== false) await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    }
  }
  const load = Promise.all([
    sendContinuously(false),
    sendContinuously(false),
    ...Array.from({ length: 12 }, () => sendContinuously(agent)),
  ]);
  server.signal('SIGHUP');
  try {
    await until(() => countReplacements() > replacedBefore, 160_000);
  } finally {
    loop.stop = true;
  }
  await load;
  agent.destroy();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(500);
  const after = server.listWorkerIds();
  expect(after).toHaveLength(WORKER_COUNT);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
}, 180_000);

it('SIGTERM ends all workers, and the log names no error', async () => {
  const workers = server.listWorkerIds();
  expect(await server.stop()).toBe(0);
  expect(server.getOutput()).not.toContain('because of an error');
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
  origin = await server.start();
  expect((await sendRequest(`${origin}/healthz`)).status).toBe(200);
});
