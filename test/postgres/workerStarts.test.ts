/** @tier full */
import { copyFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { createKillableServer } from '../support/server/killable.ts';
import { killWorker } from '../support/postgres/workers.ts';
import { until } from '../support/until.ts';
import { makeTempDir } from '../support/tempDir.ts';

it('a worker killed while the server starts is restarted, whichever it is, and the server responds', async () => {
  for (const nth of [1, 2]) {
    const server = await createKillableServer({ env: { WORKERS: '2' } });
    const started = server.start();
    await until(() => server.listWorkerIds().length === nth);
    expect(server.getOutput()).not.toContain('Serving on');
    killWorker(Math.max(...server.listWorkerIds()));
    const origin = await started;
    expect((await fetch(`${origin}/api/jobs/allJobs`)).status).toBe(200);
    expect(server.getOutput()).toMatch(
      /"a worker ended with SIGKILL before it served".*"a worker could not be started; it will be tried again"/,
    );
    await until(() => server.listWorkerIds().length === 2);
    expect(await server.stop()).toBe(0);
    await server.remove();
  }
}, 180_000);

it('a server whose first worker can’t start prints the error once and ends', async () => {
  const server = await createKillableServer({ env: { WORKERS: '2', DATABASE_URL: 'postgresql://chapter@127.0.0.1:1/chapter' } });
  await expect(server.start()).rejects.toThrow(
    /^the server ended: The database server of 127\.0\.0\.1:1\/chapter does not respond: [^\n]*\n$/,
  );
});

it('a worker killed during its replacement is not replaced twice', async () => {
  const server = await createKillableServer({ env: { WORKERS: '2' } });
  await server.start();
  const before = server.listWorkerIds();
  server.signal('SIGHUP');
  await until(() => server.listWorkerIds().length === 3);
  killWorker(Math.min(...before));
  await until(() => server.getOutput().includes('Every worker was replaced.'));
  expect(server.getOutput()).not.toContain('is started again');
  expect(server.listWorkerIds().filter((pid) => !before.includes(pid))).toHaveLength(2);
}, 180_000);

it('repeated SIGHUP during a restart causes one more restart', async () => {
  const server = await createKillableServer({ env: { WORKERS: '2' } });
  await server.start();
  const countReplacements = (): number => server.getOutput().split('Every worker was replaced.').length - 1;
  for (let time = 0; time < 4; time += 1) {
    server.signal('SIGHUP');
    // Once there is a third worker, a restart is in progress, and the previous signal has been handled.
    await until(() => server.listWorkerIds().length === 3);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await until(() => countReplacements() === 2);
  const after = server.listWorkerIds();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect([countReplacements(), after.length, server.listWorkerIds()]).toEqual([2, 2, after]);
  expect(await server.stop()).toBe(0);
}, 180_000);

it('running workers continue while the Node.js program is missing, and missing workers are started afterwards', async () => {
  const folder = makeTempDir();
  const [node, movedNode] = [path.join(folder, 'node'), path.join(folder, 'away')];
  copyFileSync(process.execPath, node);
  const server = await createKillableServer({ env: { WORKERS: '2' }, node });
  const origin = await server.start();
  const before = server.listWorkerIds();
  renameSync(node, movedNode);
  server.signal('SIGHUP');
  await until(() => server.getOutput().includes('a new worker could not be started: the old ones continue'));
  const victim = killWorker(before[0]);
  await until(() => server.getOutput().includes('a worker could not be started; it will be tried again'));
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  renameSync(movedNode, node);
  await until(() => server.listWorkerIds().length === 2 && !server.listWorkerIds().includes(victim));
  expect(await server.stop()).toBe(0);
}, 180_000);

it('a server that is stopping first reports that it is not ready, and keeps serving for a while', async () => {
  const server = await createKillableServer({ env: { WORKERS: '2', LEAVE_SECONDS: '6' } });
  const origin = await server.start();
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const stopped = server.stop();
  await until(async () => (await fetch(`${origin}/readyz`)).status === 503);
  const board = await fetch(`${origin}/api/jobs/allJobs`);
  // The body is read at once, because `fetch` of Node.js 24 throws if a connection ends behind a long body that nobody reads.
  expect([board.status, board.headers.get('connection'), (await board.text()).length > 2]).toEqual([200, 'close', true]);
  const readiness = await fetch(`${origin}/readyz`);
  expect(await readiness.json()).toMatchObject({ reasons: ['the server is stopping'] });
  expect(await stopped).toBe(0);
});
