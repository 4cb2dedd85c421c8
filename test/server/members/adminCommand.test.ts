import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { databaseSettings, releaseDatabase, onPostgres, openTestDatabase } from '../../support/postgres/database.ts';
import { startTestServer } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';

const entry = path.resolve(import.meta.dirname, '../../../server/start/admin/main.ts');

let dataDir: string;
beforeEach(() => {
  dataDir = makeTempDir();
});
afterEach(async () => {
  await releaseDatabase(dataDir);
});

/** Runs `npm run admin -- …` on the data folder. */
async function runAdmin(...args: string[]): Promise<{ code: number; output: string }> {
  return runWithEnv(args, { DATA_DIR: dataDir, ...(await databaseSettings(dataDir)) });
}
async function runWithEnv(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  const options = { env: { ...process.env, ...env, NODE_OPTIONS: '' } };
  return promisify(execFile)(process.execPath, [entry, ...args], options).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
}

const loginAndReadRole = async (server: Awaited<ReturnType<typeof startTestServer>>, email: string) => {
  const token = await server.login(email);
  const { body } = await server.json<{ user: { role: string } }>('/api/user/checkUser', { token, body: { email } });
  return { token, role: body.user.role };
};

describe('npm run admin', () => {
  it('creates the first admin even before the server has ever run, and adds no demo members', async () => {
    const added = await runAdmin('add', 'Asha.Rao@example.org');
    expect([added.code, added.output]).toEqual([0, expect.stringContaining('asha.rao@example.org is now an admin. Log in at /Login')]);
    expect(added.output).toContain(onPostgres ? '/chapter_' : `(in ${dataDir})`);
    const server = await startTestServer({ dataDir });
    expect(await loginAndReadRole(server, 'asha.rao@example.org')).toMatchObject({ role: 'admin' });
    const { members } = await server
      .json<object[]>('/api/members', { token: await server.login('asha.rao@example.org') })
      .then(({ body }) => ({ members: body }));
    expect(members).toEqual([expect.objectContaining({ name: 'Asha Rao', email: 'asha.rao@example.org' })]);
  });

  it('works while the server runs: changes of roles and deactivations take effect at once', async () => {
    const server = await startTestServer({ dataDir });
    const { token } = await loginAndReadRole(server, 'member@example.org');
    const fetchStatus = async () => (await server.json('/api/members', { token })).status;
    expect(await fetchStatus()).toBe(403);
    const abort = new AbortController();
    const writes: number[] = [];
    const pendingWrites = (async () => {
      while (!abort.signal.aborted) {
        const body = { keyword: `word ${writes.length % 15}`, frequency: 'daily' };
        writes.push((await server.json('/api/jobAlerts', { token, body })).status);
      }
    })();
    expect((await runAdmin('add', 'member@example.org')).code).toBe(0);
    expect(await fetchStatus()).toBe(200);
    expect((await runAdmin('role', 'member@example.org', 'member')).code).toBe(0);
    expect(await fetchStatus()).toBe(403);
    abort.abort();
    await pendingWrites;
    expect(new Set(writes)).toEqual(new Set([200]));
    expect((await runAdmin('remove', 'MEMBER@example.org')).output).toContain('was deactivated: all logins have ended');
    expect(await fetchStatus()).toBe(401);
    expect((await runAdmin('list', 'meenakshi')).output).toMatch(/member@example\.org {2}Meenakshi Raghavan \(member, deactivated on /);
    expect((await runAdmin('activate', 'member@example.org')).code).toBe(0);
    expect((await loginAndReadRole(server, 'member@example.org')).role).toBe('member');
  });

  it('keeps the date of the first deactivation, and warns that a deactivated member whose role changes still cannot log in', async () => {
    await runAdmin('add', 'admin@example.org');
    await runAdmin('add', 'other@example.org');
    await runAdmin('deactivate', 'other@example.org');
    const db = await openTestDatabase(dataDir);
    const firstDate = '2026-01-02T03:04:05.000Z';
    await db.updateTable('members').set({ deactivated_at: firstDate }).where('email', '=', 'other@example.org').execute();
    await db.destroy();
    await runAdmin('deactivate', 'other@example.org');
    expect((await runAdmin('list', 'other')).output).toContain('other@example.org  Other (admin, deactivated on 2026-01-02)');
    expect((await runAdmin('role', 'other@example.org', 'member')).output).toContain(
      'other@example.org is a member, and not an admin. They cannot log in until npm run admin -- activate other@example.org',
    );
  });

  it('reports each mistake with an error message, without a stack trace', async () => {
    await runAdmin('add', 'admin@example.org');
    for (const [args, message] of [
      [['add'], 'Add the e-mail address after the command'],
      [['add', 'asha@example.org', '--name', 'Asha', 'Rao'], 'Unknown argument “Rao”. Put a name of several words in quotes'],
      [['add', 'asha'], '“asha”: This is not a valid e-mail address.'],
      [['add', 'as\u2060ha@example.org'], 'The e-mail address contains an invisible character: delete the address and type it.'],
      [['role', 'asha', 'admin'], 'No member has the address asha.'],
      [['role', 'admin@example.org'], 'Add the role, admin or member, after the address.'],
      [['role', 'admin@example.org', 'member'], 'is the only admin: please make another member admin first.'],
      [['deactivate', 'admin@example.org'], 'is the only admin: please make another member admin first.'],
      [['deactivate', 'member@example.org', 'other@example.org'], 'Unknown argument “other@example.org”: one member at a time.'],
      [['role', 'member@example.org', 'admin', 'other@example.org'], 'Unknown argument “other@example.org”: one member at a time.'],
      [['activate', 'member@example.org', '--name', 'Asha'], '--name belongs to the command add.'],
      [['list', '--name', 'Asha'], '--name belongs to the command add.'],
      [['deactivate', 'nobody@example.org'], 'No member has the address nobody@example.org.'],
      [['constructor'], 'There is no command “constructor”.'],
      [['list', '--all'], "Unknown option '--all'"],
    ] as const) {
      const { code, output } = await runAdmin(...args);
      expect([args, code, output]).toEqual([args, 1, expect.stringContaining(message)]);
      expect(output).not.toContain('    at ');
    }
  });

  it('doesn’t create a database to list members, and doesn’t add members when a provider manages them', async () => {
    const listing = await runWithEnv(['list'], { DATA_DIR: dataDir });
    expect([listing.code, listing.output]).toEqual([1, expect.stringContaining(`There are no members in ${dataDir} yet.`)]);
    expect(await readdir(dataDir)).toEqual([]);
    const refusal = await runWithEnv(['add', 'a@example.org'], { DATA_DIR: dataDir, CMS_ORIGIN: 'https://cms.example.org' });
    expect([refusal.code, refusal.output]).toEqual([1, expect.stringContaining('the provider manages the members')]);
    // Settings that only the server needs are not required.
    const added = await runWithEnv(['add', 'a@example.org'], { DATA_DIR: dataDir, PUBLIC_URL: 'https://www.example.org' });
    expect([added.code, added.output]).toEqual([0, expect.stringContaining('a@example.org is now an admin')]);
  });
});
