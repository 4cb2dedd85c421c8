/** @postgres full */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationsByDialect } from '../../../server/platform/db/migrate.ts';
import { openDatabase } from '../../../server/platform/db/openSqlite.ts';
import {
  databaseSettings,
  releaseDatabase,
  blockContent,
  deleteContent,
  onPostgres,
  openTestDatabase,
  readRows,
  setWritesFailing,
} from '../../support/postgres/database.ts';
import { createKillableServer, type KillableServer } from '../../support/server/killable.ts';
import { runProgram } from '../../support/server/program.ts';
import { createClient, startTestServer, type TestServer } from '../../support/server/start.ts';
import { unzip } from '../../support/server/unzip.ts';
import { until } from '../../support/until.ts';
import { createPdf, postJob, programs, runCommand } from './backups.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let workDir: string;
beforeEach(() => {
  workDir = makeTempDir();
});

/** Removes the database and the data folder of a server. */
async function destroy(dataDir: string): Promise<void> {
  await releaseDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

describe('disaster recovery', () => {
  let server: KillableServer;
  beforeEach(async () => {
    server = await createKillableServer();
  });

  it('restores every write that was acknowledged before the backup began, even if writes continued during the backup', async () => {
    let origin = await server.start();
    const poster = await createClient(origin).login('employer@example.org');
    const member = await createClient(origin).login('member@example.org');
    const acknowledged: string[] = [];
    const writing = { isOn: true };
    const writers = ['a', 'b', 'c'].map(async (writer) => {
      for (let count = 0; writing.isOn; count += 1) {
        acknowledged.push(await postJob(origin, poster, `Post ${writer}-${count}`));
        // Without pauses, the writes would slow the backup down and make the backup file larger.
        await sleep(50);
      }
    });
    while (acknowledged.length < 10) await sleep(20);
    const before = [...acknowledged];
    const backup = path.join(workDir, 'backup.zip');
    const backupRun = await runCommand('backup', server.dataDir, backup);
    expect([backupRun.code, backupRun.stderr]).toEqual([0, '']);
    expect(backupRun.stdout).toMatch(/backup\.zip: the database and \d+ files, \d+ bytes, read back and compared\.\n/);
    // Writes continued during the backup.
    expect(acknowledged.length).toBeGreaterThan(before.length);
    writing.isOn = false;
    await Promise.all(writers);
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    expect(await readdir(workDir)).toEqual(['backup.zip']);

    await server.kill();
    await destroy(server.dataDir);
    const restored = await runCommand('restore', server.dataDir, backup);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toMatch(
      /^Restored the backup of 2.*Z, by version \d.*: \d+ members and \d+ files, each compared with its checksum\./,
    );

    origin = await server.start();
    const postedJobs = await readRows(server.dataDir, `select title, description_file as file from jobs where title like 'Post %'`);
    const files = new Map(postedJobs.map(({ title, file: url }) => [String(title), String(url)]));
    expect(before.filter((title) => !files.has(title))).toEqual([]);
    // A job posted during the backup is restored with its file, or not at all.
    for (const [title, url] of files) {
      const response = await fetch(`${origin}${url}`, { headers: { authorization: `Bearer ${poster}` } });
      expect([title, Buffer.from(await response.arrayBuffer()).equals(createPdf(title))]).toEqual([title, true]);
    }
    for (const token of [poster, member])
      expect((await createClient(origin).json('/wp-json/custom/v1/user-details', { token })).status).toBe(200);
    expect(await postJob(origin, poster, 'Post afterwards')).toBe('Post afterwards');
    const found = await createClient(origin).json<object[]>('/api/jobs/search?keyword=scrum');
    expect(found.body.length).toBeGreaterThan(0);
  }, 180_000);
});

describe('a backup', () => {
  let server: TestServer;
  let dir: string;
  let token: string;
  beforeEach(async () => {
    dir = path.join(workDir, 'data');
    server = await startTestServer({ dataDir: dir });
    token = await server.login('employer@example.org');
    await postJob(server.origin, token, 'Post one');
  });
  afterEach(async () => {
    await server.app.close();
    await releaseDatabase(dir);
  });

  const backupPath = () => path.join(workDir, 'backup.zip');

  it('of an SQLite or PostgreSQL database can be restored into the other kind of database', async () => {
    expect((await runCommand('backup', dir, backupPath())).code).toBe(0);
    const board = (await server.json('/api/jobs/allJobs')).body;
    const found = (await server.json('/api/jobs/search?keyword=scrum')).body;
    await server.app.close();
    // This restores into SQLite. If the tests run on PostgreSQL, the rest of this test restores a backup from SQLite into PostgreSQL.
    const targetDir = path.join(workDir, 'there');
    expect(await runCommand('restore', targetDir, backupPath(), { DATABASE_URL: '' })).toMatchObject({ code: 0, stderr: '' });
    const embeddedServer = await startTestServer({ dataDir: targetDir, env: { DATABASE_URL: '' } });
    expect((await embeddedServer.json('/api/jobs/allJobs')).body).toEqual(board);
    expect((await embeddedServer.json('/api/jobs/search?keyword=scrum')).body).toEqual(found);
    expect((await embeddedServer.json('/wp-json/custom/v1/user-details', { token })).status).toBe(200);
    await embeddedServer.app.close();
    if (!onPostgres) return;
    const embeddedBackup = path.join(workDir, 'embedded.zip');
    expect(await runCommand('backup', targetDir, embeddedBackup, { DATABASE_URL: '' })).toMatchObject({ code: 0, stderr: '' });
    const restoredDir = path.join(workDir, 'back');
    expect(await runCommand('restore', restoredDir, embeddedBackup)).toMatchObject({ code: 0, stderr: '' });
    const postgresServer = await startTestServer({ dataDir: restoredDir });
    expect((await postgresServer.json('/api/jobs/allJobs')).body).toEqual(board);
    expect((await postgresServer.json('/api/jobs/search?keyword=scrum')).body).toEqual(found);
    expect((await postgresServer.json('/wp-json/custom/v1/user-details', { token })).status).toBe(200);
    await postgresServer.app.close();
    await releaseDatabase(restoredDir);
  }, 120_000);

  it('is not made of a database from an older version; an error message says why', async () => {
    const olderDir = makeTempDir();
    const db = openDatabase(olderDir);
    const provider = { getMigrations: () => Promise.resolve(migrationsByDialect.sqlite) };
    await new Migrator({ db, provider }).migrateTo('007-search-qualifications');
    await db.destroy();
    await writeFile(path.join(olderDir, 'secret'), `${'0'.repeat(64)}\n`);
    const { code, stderr } = await runProgram('server/start/backup/main.ts', [path.join(workDir, 'older.zip')], { DATA_DIR: olderDir });
    expect([code, stderr]).toEqual([
      1,
      'The database is older than this version: make the backup with the version that runs on it. Nothing was changed.\n',
    ]);
    expect(await readdir(workDir)).not.toContain('older.zip');
  });

  it('never overwrites a file, and is refused for a missing folder or an invalid file name', async () => {
    await writeFile(backupPath(), 'mine');
    expect(await runCommand('backup', dir, backupPath())).toMatchObject({ code: 1, stderr: expect.stringMatching(/is there already/) });
    expect(await readFile(backupPath(), 'utf8')).toBe('mine');
    for (const folder of [path.join(workDir, 'no'), backupPath()]) {
      const stderr = `There is no folder ${folder}: make it, or choose another one.\n`;
      expect(await runCommand('backup', dir, path.join(folder, 'backup.zip'))).toMatchObject({ code: 1, stderr });
    }
    expect(await runCommand('backup', dir, path.join(workDir, 'a'.repeat(300)))).toMatchObject({
      code: 1,
      stderr: `${'a'.repeat(300)} is too long for the name of a file: choose a shorter one.\n`,
    });
    // An unset shell variable leads to an empty name.
    expect(await runCommand('backup', dir, '')).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Give one file name\./) });
    expect(await readdir(workDir)).toEqual(['backup.zip', 'data']);
  });

  it('succeeds even when it can’t be recorded in the database, for example on a full disk', async () => {
    const db = await openTestDatabase(dir);
    if (onPostgres) await setWritesFailing(db, 'backups', true);
    else await sql`create trigger full_disk before insert on backups begin select raise(fail, 'full'); end`.execute(db);
    const { code, stdout, stderr } = await runCommand('backup', dir, backupPath());
    // A later test may use the same PostgreSQL database.
    if (onPostgres) await setWritesFailing(db, 'backups', false);
    await db.destroy();
    expect([code, stdout]).toEqual([0, expect.stringMatching(/read back and compared/)]);
    expect(stderr).toMatch(/^The backup was made, but could not be recorded in the database, so that the System page does not show it: /);
    expect((await stat(backupPath())).size).toBeGreaterThan(0);
  });

  it('is recorded with the times of its beginning and end', async () => {
    const before = new Date().toISOString();
    expect((await runCommand('backup', dir, backupPath())).code).toBe(0);
    const [backupRow] = await readRows(dir, 'select file, nightly, started_at, ended_at from backups');
    expect(backupRow).toMatchObject({ file: 'backup.zip', nightly: 0 });
    const [startedAt, endedAt] = [String(backupRow?.started_at), String(backupRow?.ended_at)];
    expect([before < startedAt, startedAt < endedAt]).toEqual([true, true]);
  });

  it('reports and leaves out a file that the database references but that is missing', async () => {
    await postJob(server.origin, token, 'Post two');
    const [lostJob] = await readRows(dir, "select description_file as file from jobs where title = 'Post two'");
    await deleteContent(dir, path.basename(String(lostJob?.file)));
    const { code, stdout } = await runCommand('backup', dir, backupPath());
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^1 file that the database references is missing, also from the backup\.$/m)]);
    const entries = [...unzip(await readFile(backupPath())).keys()].map((name) => name.replace(/[0-9a-f]{24}/, 'id'));
    expect(entries.filter((name) => !name.startsWith('files/'))).toEqual(['about.json', 'chapter.sqlite', 'secret', 'SHA256SUMS']);
    expect(unzip(await readFile(backupPath())).has(`files/${path.basename(String(lostJob?.file))}`)).toBe(false);
  });

  it('has the content that was edited in the browser, which a restore puts back, but not over other content', async () => {
    const { content } = server.app.deps;
    await content.openForEditing();
    const edited = (file: string): string => path.join(content.folder, file);
    const statistics = (await readFile(edited('statistics.yaml'), 'utf8')).replace(/number: .*/, 'number: 1234');
    await writeFile(edited('statistics.yaml'), statistics);
    await writeFile(edited('pictures/Café 1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    // A folder without files is needed, too; hidden files are not content.
    for (const name of await readdir(edited('certifications'))) await rm(path.join(edited('certifications'), name));
    await writeFile(edited('.hidden.yaml'), '');
    const backupRun = await runCommand('backup', dir, backupPath());
    expect([backupRun.code, backupRun.stderr]).toEqual([0, '']);
    expect(backupRun.stdout).toMatch(/^It has the content that is edited in the browser: \d+ files\.$/m);

    const targetDir = path.join(workDir, 'there');
    const restored = await runCommand('restore', targetDir, backupPath(), { DATABASE_URL: '' });
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toContain(`The content that is edited in the browser is in ${path.join(targetDir, 'content')}.`);
    const restoredServer = await startTestServer({ dataDir: targetDir, env: { DATABASE_URL: '' } });
    const { current, folder } = restoredServer.app.deps.content;
    expect(folder).toBe(path.join(targetDir, 'content'));
    expect([current.content.statistics[0]?.number, current.content.certifications]).toEqual([1234, []]);
    expect(current.content.pictures.has('Café 1.svg')).toBe(true);
    expect(await readdir(folder)).toEqual((await readdir(content.folder)).filter((name) => name !== '.hidden.yaml'));
    if (!onPostgres) return;

    await destroy(dir);
    await mkdir(path.join(dir, 'content'), { recursive: true });
    expect(await runCommand('restore', dir, backupPath())).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/ holds content, the content of a site\. Nothing was changed\./),
    });
  });

  it('is restored only into an empty data folder and an empty database', async () => {
    expect((await runCommand('backup', dir, backupPath())).code).toBe(0);
    const resultWhileRunning = await runCommand('restore', dir, backupPath());
    const message = onPostgres ? /^Another server already works in / : / is not empty: it holds .*\. Nothing was changed\./;
    expect(resultWhileRunning).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
    expect((await server.json('/wp-json/custom/v1/user-details', { token })).status).toBe(200);
    if (!onPostgres) return;
    const targetDir = path.join(workDir, 'there');
    const resultOnFullDatabase = await runCommand('restore', targetDir, backupPath(), {
      DATABASE_URL: (await databaseSettings(dir)).DATABASE_URL ?? '',
    });
    expect(resultOnFullDatabase).toMatchObject({ code: 1, stderr: expect.stringMatching(/ is not empty: its table \w+ holds data\./) });
    expect(await readdir(targetDir)).toEqual(['server.lock']);
  });

  it('and its restoration need only the settings of data folder and database, even if other settings are invalid', async () => {
    // A server would not start with these settings: it is open to the network without a mail server, and `BACKUP_HOUR` is not a number.
    const extraEnv = { HOST: '0.0.0.0', SMTP_URL: '', BACKUP_HOUR: 'late' };
    expect(await runCommand('backup', dir, backupPath(), extraEnv)).toMatchObject({ code: 0, stderr: '' });
    expect(await runCommand('restore', path.join(workDir, 'there'), backupPath(), { ...extraEnv, DATABASE_URL: '' })).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  it('leaves no files behind when it is interrupted', async () => {
    const env = { ...process.env, DATA_DIR: dir, ...(await databaseSettings(dir)), NODE_OPTIONS: '' };
    const listWorkFiles = async (): Promise<string[]> => readdir(workDir, { recursive: true });
    // Repeats the backup if it ended before the signal arrived.
    await until(async () => {
      await rm(backupPath(), { force: true });
      const running = spawn(process.execPath, [programs.backup, backupPath()], { env, stdio: 'ignore' });
      const exited = once(running, 'exit');
      await until(async () => (await listWorkFiles()).some((name) => /^\.chapter-backup-\w+.chapter\.sqlite|^backup\.zip/.test(name)));
      running.kill('SIGTERM');
      return (await exited)[0] !== 0;
    });
    expect(await readdir(workDir)).toEqual(['data']);
  }, 60_000);

  it('is made only once when several backups are started at the same time with the same file name', async () => {
    const backupRuns = await Promise.all(Array.from({ length: 4 }, () => runCommand('backup', dir, backupPath())));
    expect(backupRuns.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(backupRuns.filter(({ stderr }) => stderr.endsWith(' is there already: choose a file name that does not exist.\n'))).toHaveLength(
      3,
    );
    expect(await readdir(workDir)).toEqual(expect.not.arrayContaining([expect.stringMatching(/^\./)]));
  }, 60_000);

  it('removes the temporary folder of an earlier, interrupted backup', async () => {
    await mkdir(path.join(workDir, '.chapter-backup-dead99'));
    await writeFile(path.join(workDir, '.chapter-backup-dead99', 'chapter.sqlite'), 'half');
    await utimes(path.join(workDir, '.chapter-backup-dead99'), 1, 1);
    expect((await runCommand('backup', dir, backupPath())).code).toBe(0);
    expect(await readdir(workDir)).toEqual(['backup.zip', 'data']);
  });

  it('in progress doesn’t prevent a server from starting', async () => {
    const [job] = await readRows(dir, "select description_file as file from jobs where title = 'Post one'");
    await server.app.close();
    // The backup waits until the content of this file is released.
    const release = await blockContent(dir, path.basename(String(job?.file)));
    const backupRun = runCommand('backup', dir, backupPath());
    const listTemporaryFiles = async (): Promise<string[]> => {
      const name = (await readdir(workDir)).find((item) => item.startsWith('.chapter-backup-'));
      return name === undefined ? [] : readdir(path.join(workDir, name));
    };
    await until(async () => (await listTemporaryFiles()).includes('backup.zip'));
    try {
      server = await startTestServer({ dataDir: dir });
      expect((await server.json('/wp-json/custom/v1/user-details', { token })).status).toBe(200);
    } finally {
      await release();
    }
    expect(await backupRun).toMatchObject({ code: 0, stderr: '' });
  }, 60_000);

  it('whose restoration was interrupted prevents every start, with an error message that says what to do', async () => {
    expect((await runCommand('backup', dir, backupPath())).code).toBe(0);
    const targetDir = path.join(workDir, 'there');
    await mkdir(path.join(targetDir, '.restore-dead99'), { recursive: true });
    await mkdir(path.join(targetDir, 'files'));
    const message =
      /^A backup is being restored into .*there, or a restore was interrupted\. .* empty that folder and restore the backup again\./;
    for (const [program, args] of [
      ['server/start/admin/main.ts', ['add', 'you@example.org']],
      ['server/start/backup/restoreMain.ts', [backupPath()]],
    ] as const) {
      const result = await runProgram(program, args, { DATA_DIR: targetDir, DATABASE_URL: '' });
      expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
    }
    await expect(startTestServer({ dataDir: targetDir, env: { DATABASE_URL: '' } })).rejects.toThrow(message);
    // If the tests run on PostgreSQL, this start uses a PostgreSQL database, which has tables but no members.
    await expect(startTestServer({ dataDir: targetDir })).rejects.toThrow(message);
    expect((await readdir(targetDir)).includes('chapter.sqlite')).toBe(false);
    await destroy(targetDir);
    expect(await runCommand('restore', targetDir, backupPath(), { DATABASE_URL: '' })).toMatchObject({ code: 0, stderr: '' });
  }, 60_000);

  it('and its restoration report an unknown option, a missing file and an empty data folder', async () => {
    expect(await runProgram(programs.restore, ['--nightly', backupPath()], { DATA_DIR: path.join(workDir, 'there') })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/--nightly[^]*Usage: npm run restore/),
    });
    expect(await runCommand('restore', path.join(workDir, 'there'), path.join(workDir, 'none.zip'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no file .*none\.zip\.\n$/),
    });
    await mkdir(path.join(workDir, 'empty'));
    expect(await runCommand('backup', path.join(workDir, 'empty'), backupPath(), { DATABASE_URL: '' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is nothing to back up in /),
    });
  });
});
