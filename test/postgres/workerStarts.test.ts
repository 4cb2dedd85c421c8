/** @jest-environment node */
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killableServer } from '../support/server/killable.ts';
import { killWorker } from '../support/postgres/workers.ts';
import { until } from '../support/until.ts';

it('a worker killed while the server starts is restarted, whichever it is, and the server responds', async () => {
  for (const nth of [1, 2]) {
    const starting = await killableServer({ env: { WORKERS: '2' } });
    const started = starting.start();
    await until(() => starting.workers().length === nth);
    expect(starting.printed()).not.toContain('Serving on');
    killWorker(Math.max(...starting.workers()));
    const startedIn = await started;
    expect((await fetch(`${startedIn}/api/jobs/allJobs`)).status).toBe(200);
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

it('a worker killed during its replacement is not replaced twice', async () => {
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
    // A third worker: the first restart is in progress, and the previous signal has been handled.
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

it('while its program is missing, as during an installation, running workers continue; afterwards, missing workers are started', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-node-'));
  const [node, otherFolder] = [path.join(folder, 'node'), path.join(folder, 'away')];
  copyFileSync(process.execPath, node);
  const secondServer = await killableServer({ env: { WORKERS: '2' }, node });
  const startedIn = await secondServer.start();
  const before = secondServer.workers();
  renameSync(node, otherFolder);
  secondServer.signal('SIGHUP');
  await until(() => secondServer.printed().includes('a new worker could not be started: the old ones go on'));
  const victim = killWorker(before[0]);
  await until(() => secondServer.printed().includes('a worker could not be started, which is tried again'));
  expect((await fetch(`${startedIn}/healthz`)).status).toBe(200);
  renameSync(otherFolder, node);
  await until(() => secondServer.workers().length === 2 && !secondServer.workers().includes(victim));
  expect(await secondServer.stop()).toBe(0);
  await secondServer.remove();
  rmSync(folder, { recursive: true });
}, 180_000);

it('a server that is stopping first reports that it is not ready, and keeps serving for a while', async () => {
  const leavingServer = await killableServer({ env: { WORKERS: '2', LEAVE_SECONDS: '6' } });
  const startedIn = await leavingServer.start();
  expect((await fetch(`${startedIn}/readyz`)).status).toBe(200);
  const stopped = leavingServer.stop();
  await until(async () => (await fetch(`${startedIn}/readyz`)).status === 503);
  const [readiness, board] = await Promise.all([fetch(`${startedIn}/readyz`), fetch(`${startedIn}/api/jobs/allJobs`)]);
  expect(await readiness.json()).toMatchObject({ reasons: ['the server stops'] });
  expect([board.status, board.headers.get('connection')]).toEqual([200, 'close']);
  expect(await stopped).toBe(0);
  await leavingServer.remove();
});
