import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { databaseSettings, releaseDatabase, readRows, readStoredContent, listStoredFiles } from '../support/postgres/database.ts';
import { startTestServer } from '../support/server/start.ts';
import { makeTempDir } from '../support/tempDir.ts';

let dir: string;
let url: string;
beforeEach(async () => {
  dir = makeTempDir();
  url = (await databaseSettings(dir)).DATABASE_URL ?? '';
});
afterEach(async () => {
  await releaseDatabase(dir);
});

/** Starts a server with an embedded database in the directory. */
const startEmbeddedServer = () => startTestServer({ dataDir: dir, env: { DATABASE_URL: '' } });

const root = path.join(import.meta.dirname, '..', '..');
/** Runs `npm run move`. @returns its output and exit code */
async function move(commandArgs = ['--to', url]): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    const args = ['scripts/move.ts', ...commandArgs];
    const env = { ...process.env, DATA_DIR: dir, NODE_OPTIONS: '' };
    return { code: 0, ...(await promisify(execFile)(process.execPath, args, { cwd: root, env })) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

const boardPath = '/api/jobs/allJobs';
const appliedPath = '/api/jobs/jobsAppliedByUser';

it('npm run move copies a stopped server’s data and files into an empty database, and another server continues with them', async () => {
  const embeddedServer = await startEmbeddedServer();
  const token = await embeddedServer.login();
  const readLists = async (server: typeof embeddedServer) => [
    (await server.json(boardPath)).body,
    (await server.json(appliedPath, { token })).body,
    (await server.json('/api/jobs/search?keyword=scrum')).body,
    await server.outbox(),
  ];
  const expected = await readLists(embeddedServer);
  expect((await move()).stderr).toMatch(/^Another server already works in/);
  await embeddedServer.close();

  const moved = await move();
  expect([moved.code, moved.stderr]).toEqual([0, '']);
  expect(moved.stdout).toMatch(/^ *1 {2}sessions$/m);
  expect(moved.stdout).toMatch(/^\d+ rows of \d+ tables, \d+ files and the secret are in .*, each compared with its original\.$/m);

  expect(await readRows(dir, "select relname from pg_class where relname = 'members' and reltuples > 0")).toHaveLength(1);

  const files = (await readdir(path.join(dir, 'files'))).filter((name) => name !== 'incoming').toSorted();
  expect(files.length).toBeGreaterThan(0);
  expect(await listStoredFiles(dir)).toEqual(files);
  for (const id of files) expect((await readStoredContent(dir, id)).equals(await readFile(path.join(dir, 'files', id)))).toBe(true);

  const postgresServer = await startTestServer({ sharedWith: { dataDir: dir } });
  expect(await readLists(postgresServer)).toEqual(expected);
  await postgresServer.json('/wp-json/custom/v1/send-otp', { body: { email: 'employer@example.org' } });
  expect((await postgresServer.outbox())[0]?.to).toBe('employer@example.org');
  await postgresServer.close();

  // A second move does not overwrite existing data.
  const secondMove = await move();
  expect([secondMove.code, secondMove.stderr]).toEqual([
    1,
    expect.stringMatching(/ is not empty: its table \w+ holds data\. Nothing was copied\./),
  ]);
});

it('npm run move leaves nothing behind when a row can’t be moved, so that a server still finds the database empty', async () => {
  const embeddedServer = await startEmbeddedServer();
  await embeddedServer.close();
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(path.join(dir, 'chapter.sqlite'));
  database.exec(
    "pragma foreign_keys = off; insert into sessions (token_hash, member_id, created_at, expires_at) values ('t', 'nobody', '', '')",
  );
  database.close();
  // This database has none of our tables, unlike that of the other tests.
  url = url.replace(new URL(url).pathname, '/template1');
  const { code, stderr } = await move();
  expect([code, stderr]).toEqual([1, expect.stringContaining('foreign key')]);
  await expect(startTestServer({ dataDir: dir, env: { DATABASE_URL: url } })).rejects.toThrow(/leads to an empty database/);
});

it('a server doesn’t start with an empty database while the embedded one still has data', async () => {
  const embeddedServer = await startEmbeddedServer();
  await embeddedServer.close();
  await releaseDatabase(dir);
  const databaseUrl = new URL(url);
  await expect(startTestServer({ dataDir: dir, env: { DATABASE_URL: url.replace(databaseUrl.pathname, '/template1') } })).rejects.toThrow(
    /leads to an empty database .* holds data: move it there with npm run move/,
  );
});

it('npm run move shows its usage when its arguments are wrong', async () => {
  for (const args of [[], ['--too', url], [url], ['--to', '']]) {
    const { code, stderr } = await move(args);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/Where to\? npm run move -- --to postgresql:\/\/\S+\n$/)]);
    expect(stderr).not.toContain(' at ');
  }
});
