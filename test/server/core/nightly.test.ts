/** @postgres full */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, utimes, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createNightlyBackups, type NightlyBackups } from '../../../server/start/backup/nightly.ts';
import { readBackup } from '../../../server/start/backup/readBackup.ts';
import type { Deps } from '../../../server/jobs/deps.ts';
import { databaseSettings, onPostgres, readRows } from '../../support/postgres/database.ts';
import { until } from '../../support/until.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';

const hourMs = 60 * 60 * 1000;

let workDir: string;
let folder: string;
let server: TestServer;
let deps: Deps;
beforeEach(async () => {
  workDir = makeTempDir();
  folder = path.join(workDir, 'backups');
  server = await startTestServer({
    // This is ten in the morning in India.
    now: '2026-11-22T04:30:00Z',
    site: (_app, appDeps) => {
      deps = appDeps;
      return Promise.resolve();
    },
  });
});

/** Creates the nightly backups of a server with these settings. No timer runs: tests call `runDue`. */
const createNightly = (keep = 3, backupFolder = folder): NightlyBackups =>
  createNightlyBackups({ ...deps, settings: { ...deps.settings, backups: { folder: backupFolder, hour: 2, keep } } });

const listBackupFiles = async (): Promise<string[]> => (await readdir(folder)).toSorted();
const readBackupRows = async () => {
  const rows = await readRows(server.dataDir, 'select file, bytes, error from backups where nightly = 1 order by started_at');
  return rows.map(({ file, bytes, error }) => ({ file, bytes: bytes === null ? null : Number(bytes), error }));
};

/** Removes the server's secret. @returns a function that restores it */
async function removeSecret(): Promise<() => Promise<unknown>> {
  if (onPostgres) {
    const [row] = await readRows(server.dataDir, 'delete from secrets returning value');
    return () => readRows(server.dataDir, `insert into secrets values ('server', '${String(row?.value)}')`);
  }
  const file = path.join(server.dataDir, 'secret');
  const content = await readFile(file);
  await rm(file);
  return () => writeFile(file, content);
}

it('a nightly backup is made at once if there is none yet, and the next one is made in the next night', async () => {
  const backups = createNightly();
  await backups.runDue();
  expect(await listBackupFiles()).toEqual(['chapter-2026-11-22T043000Z.zip']);
  const file = path.join(folder, 'chapter-2026-11-22T043000Z.zip');
  const { mode, size } = await stat(file);
  expect([mode & 0o777, (await stat(folder)).mode & 0o777]).toEqual([0o600, 0o700]);
  await readBackup(file);
  expect(await readBackupRows()).toEqual([{ file: path.basename(file), bytes: size, error: null }]);
  server.clock.advance(15 * hourMs);
  await backups.runDue();
  expect(await listBackupFiles()).toHaveLength(1);
  // Another process does not make a second backup either.
  await createNightly().runDue();
  expect(await listBackupFiles()).toHaveLength(1);
  // Now it is two in the morning in India.
  server.clock.advance(hourMs);
  await backups.runDue();
  expect(await listBackupFiles()).toEqual(['chapter-2026-11-22T043000Z.zip', 'chapter-2026-11-22T203000Z.zip']);
  expect(backups.counts).toEqual({ made: 2, failed: 0 });
}, 120_000);

it('after a nightly backup, the oldest backups and the temporary folders of a crashed backup are removed', async () => {
  for (const name of ['.chapter-backup-dead99', '.backup-of-mine']) {
    await mkdir(path.join(folder, name), { recursive: true });
    await utimes(path.join(folder, name), 1, 1);
  }
  await mkdir(path.join(folder, '.chapter-backup-alive9'));
  for (const name of ['chapter-2026-11-19T203000Z.zip', 'chapter-2026-11-20T203000Z.zip', 'by-hand.zip']) {
    await writeFile(path.join(folder, name), '');
  }
  await createNightly(2).runDue();
  expect(await listBackupFiles()).toEqual([
    '.backup-of-mine',
    '.chapter-backup-alive9',
    'by-hand.zip',
    'chapter-2026-11-20T203000Z.zip',
    'chapter-2026-11-22T043000Z.zip',
  ]);
});

it('nightly backups continue after a clock that was ahead is set back, and the newest backup is never removed', async () => {
  const backups = createNightly(1);
  const aheadMs = 400 * 24 * hourMs;
  server.clock.advance(aheadMs);
  await backups.runDue();
  expect(await listBackupFiles()).toEqual(['chapter-2027-12-27T043000Z.zip']);
  server.clock.advance(-aheadMs);
  await backups.runDue();
  expect(await listBackupFiles()).toEqual(['chapter-2026-11-22T043000Z.zip']);
  expect(await (await server.fetch('/metrics')).text()).toContain(
    `backup_last_success_timestamp_seconds ${Date.parse('2026-11-22T04:30:00Z') / 1000}\n`,
  );
  // Setting the clock back by a minute does not make a backup due.
  server.clock.advance(-hourMs / 60);
  await backups.runDue();
  expect(backups.counts).toEqual({ made: 2, failed: 0 });
}, 120_000);

it('the process that makes a nightly backup stops when its server is gone, and leaves no files', async () => {
  const env = { ...process.env, DATA_DIR: server.dataDir, ...(await databaseSettings(server.dataDir)), NODE_OPTIONS: '' };
  const program = path.join(import.meta.dirname, '../../../server/start/backup/main.ts');
  const child = spawn(process.execPath, [program, '--nightly', path.join(workDir, 'left.zip')], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.disconnect();
  expect(await once(child, 'exit')).not.toEqual([0, null]);
  expect((await readdir(workDir)).filter((name) => /zip|backup-/.test(name))).toEqual([]);
});

it('a nightly backup that fails is reported and retried after an hour; old backups are kept until it succeeds', async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, 'chapter-2026-11-19T203000Z.zip'), 'old');
  const restoreSecret = await removeSecret();
  const backups = createNightly(1);
  await backups.runDue();
  expect(await listBackupFiles()).toEqual(['chapter-2026-11-19T203000Z.zip']);
  expect(await readBackupRows()).toEqual([{ file: 'chapter-2026-11-22T043000Z.zip', bytes: null, error: expect.stringMatching(/secret/) }]);
  expect(server.logLines.some((line) => line.includes('the nightly backup failed'))).toBe(true);
  await restoreSecret();
  server.clock.advance(hourMs / 2);
  await backups.runDue();
  expect(await readBackupRows()).toHaveLength(1);
  server.clock.advance(hourMs / 2);
  await backups.runDue();
  expect(await listBackupFiles()).toEqual(['chapter-2026-11-22T053000Z.zip']);
  expect(backups.counts).toEqual({ made: 1, failed: 1 });
}, 120_000);

it('a nightly backup whose folder can’t be created is reported as failed', async () => {
  await createNightly(1, path.join(server.dataDir, 'server.lock', 'below')).runDue();
  expect(await readBackupRows()).toEqual([expect.objectContaining({ error: expect.stringMatching(/cannot be made: .*BACKUP_DIR/) })]);
});

it('a server with BACKUP_DIR makes nightly backups, and counts them in its metrics', async () => {
  const serverWithBackups = await startTestServer({ env: { BACKUP_DIR: folder } });
  const readMetrics = async (): Promise<string> => (await serverWithBackups.fetch('/metrics')).text();
  while (!(await readMetrics()).includes('nightly_backups_total{outcome="made"} 1\n'))
    await new Promise((resolve) => setTimeout(resolve, 200));
  const [name = ''] = await listBackupFiles();
  expect(await readMetrics()).toContain(`backup_last_size_bytes ${(await stat(path.join(folder, name))).size}\n`);
  expect(await readMetrics()).toMatch(/^backup_last_success_timestamp_seconds 1\d{9}/m);
  expect(await readMetrics()).toContain('nightly_backups_total{outcome="failed"} 0\n');
  await serverWithBackups.close();
  expect(await (await server.fetch('/metrics')).text()).not.toMatch(/^backup_last_size_bytes \d/m);
});

it('a nightly backup in progress is abandoned when the server stops, and made by the next process; it isn’t a failure', async () => {
  const backups = createNightly();
  const running = backups.runDue();
  await until(async () => (await readBackupRows()).length > 0);
  await backups.close();
  await running;
  expect(await readBackupRows()).toEqual([]);
  expect(backups.counts.failed).toBe(0);
  expect((await listBackupFiles().catch(() => [])).filter((name) => name.endsWith('.zip'))).toEqual([]);
  await createNightly().runDue();
  expect(await listBackupFiles()).toHaveLength(1);
}, 60_000);
