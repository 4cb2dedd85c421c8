import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { lockDataDir } from '../../../server/platform/db/lock.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { openDatabase } from '../../../server/platform/db/openSqlite.ts';
import type { Database } from '../../../server/platform/db/schema.ts';
import { toStorageError, describeStorageFailure } from '../../../server/platform/db/storageError.ts';
import { loadSecret } from '../../../server/platform/security/secret.ts';
import { describeStartFailure } from '../../../server/start/startFailure.ts';
import { startTestServer } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let dir: string;
beforeEach(() => {
  dir = makeTempDir();
});

describe('the secret of a server', () => {
  let db: Kysely<Database>;
  beforeEach(async () => {
    db = openDatabase(dir);
    await migrate(db);
  });
  afterEach(() => db.destroy());
  const load = (folder = dir): Promise<Buffer> => loadSecret(db, folder);

  it('is created once, has 32 bytes, and is readable only by the owner of the file', async () => {
    const secret = await load();
    expect(secret).toHaveLength(32);
    expect((await stat(path.join(dir, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await load()).toEqual(secret);
  });

  it('is made private again if its file was readable by others', async () => {
    await load();
    await chmod(path.join(dir, 'secret'), 0o644);
    await load();
    expect((await stat(path.join(dir, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('differs from directory to directory', async () => {
    const other = makeTempDir();
    expect(await load(other)).not.toEqual(await load());
  });

  it('is not created over a file that holds something else', async () => {
    await writeFile(path.join(dir, 'secret'), 'abc');
    await expect(load()).rejects.toThrow(/secret is not a secret of this server\. Remove it/);
    expect(await readFile(path.join(dir, 'secret'), 'utf8')).toBe('abc');
  });
});

const SHARED = true;

describe('a data directory', () => {
  it('belongs to one server at a time', async () => {
    const server = await startTestServer({ dataDir: dir });
    await expect(startTestServer({ dataDir: dir })).rejects.toThrow(/^Another server already works in .*DATA_DIR/);
    await server.close();
    await startTestServer({ dataDir: dir });
  });

  it('belongs to one server at a time even if the lock file is removed', async () => {
    const server = await startTestServer({ dataDir: dir });
    await rm(path.join(dir, 'server.lock'));
    expect(() => lockDataDir(dir)).toThrow(/chapter\.sqlite is open in another program, such as .*fuser/);
    expect((await server.json('/wp-json/custom/v1/send-otp', { body: { email: 'member@example.org' } })).status).toBe(200);
    await server.close();
    lockDataDir(dir)();
  });

  it('is reported as open in another program while a program that is not a server has its database open', async () => {
    await (await startTestServer({ dataDir: dir })).close();
    const program = new DatabaseSync(path.join(dir, 'chapter.sqlite'));
    program.exec('pragma journal_mode = wal; select count(*) from members');
    expect(() => lockDataDir(dir)).toThrow(/chapter\.sqlite is open in another program.*DATA_DIR/);
    program.close();
    lockDataDir(dir)();
  });

  it('may be shared by servers whose database is elsewhere, but not with a server whose database is in the directory', () => {
    const sharedLocks = [lockDataDir(dir, SHARED), lockDataDir(dir, SHARED)];
    expect(() => lockDataDir(dir)).toThrow(/^Another server already works in .*DATA_DIR/);
    for (const unlock of sharedLocks) unlock();
    const unlock = lockDataDir(dir);
    expect(() => lockDataDir(dir, SHARED)).toThrow(/^Another server already works in .*DATA_DIR/);
    unlock();
  });

  it('is closed to other users of the machine, even if it existed before', async () => {
    await chmod(dir, 0o755);
    await startTestServer({ dataDir: dir });
    const readMode = async (name: string) => (await stat(path.join(dir, name))).mode & 0o777;
    expect([await readMode('.'), await readMode('chapter.sqlite'), await readMode('chapter.sqlite-wal')]).toEqual([0o700, 0o600, 0o600]);
  });

  it('can’t be a folder to which every user of the machine can write', async () => {
    await chmod(dir, 0o1777);
    expect(() => lockDataDir(dir)).toThrow(/is shared with other users of this machine: set DATA_DIR to a directory of its own\.$/);
  });

  it('is unlocked when the start fails', async () => {
    await writeFile(path.join(dir, 'chapter.sqlite'), 'this is no database but a text that is longer than any header');
    await expect(startTestServer({ dataDir: dir })).rejects.toThrow(/chapter\.sqlite is damaged\. Put a backup in its place/);
    await rm(path.join(dir, 'chapter.sqlite'));
    await startTestServer({ dataDir: dir });
  });

  it('may be below folders that don’t exist yet, but not below a file', async () => {
    const below = path.join(dir, 'a', 'b');
    lockDataDir(below)();
    expect((await stat(below)).isDirectory()).toBe(true);

    await writeFile(path.join(dir, 'file'), '');
    expect(() => lockDataDir(path.join(dir, 'file'))).toThrow(/a file is in its way: set DATA_DIR to a directory\./);
    expect(() => lockDataDir(path.join(dir, 'file', 'deep'))).toThrow(/a file is in its way/);
  });

  // SQLite’s error codes are 13 for a full disk, 1544 for a read-only directory and 11 for a corrupt database.
  it.each([
    [{ code: 'ENOSPC' }, 'The disk is full: /d cannot be written. Free some space, or set DATA_DIR to another disk.'],
    [
      { code: 'ERR_SQLITE_ERROR', errcode: 13 },
      'The disk is full: /d cannot be written. Free some space, or set DATA_DIR to another disk.',
    ],
    [{ code: 'EROFS' }, '/d cannot be written: give this user write permission, or set DATA_DIR to another directory.'],
    [
      { code: 'ERR_SQLITE_ERROR', errcode: 1544 },
      '/d cannot be written: give this user write permission, or set DATA_DIR to another directory.',
    ],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 11 }, 'The database /d is damaged. Put a backup in its place, or move it away to start empty.'],
  ])('for which an operation fails with %j is reported with an error message', (cause, message) => {
    expect(toStorageError(Object.assign(new Error('cause'), cause), '/d').message).toBe(message);
  });
});

describe('a database', () => {
  it('keeps its rows when it is migrated a second time, and enforces its constraints', async () => {
    const member = {
      id: '65f1c0ffee65f1c0ffee0099',
      cms_id: 99,
      email: 'a@example.org',
      name: 'A',
      role: 'member' as const,
      job_role: null,
      membership_number: null,
      mobile_number: null,
      profile_picture: null,
      created_at: '2026-11-20T00:00:00.000Z',
      deactivated_at: null,
      name_key: 'a',
    };
    const first = openDatabase(dir);
    await migrate(first);
    await first.insertInto('members').values(member).execute();
    await first.destroy();

    const second = openDatabase(dir);
    await migrate(second);
    expect(await second.selectFrom('members').selectAll().execute()).toEqual([member]);
    await expect(
      second
        .insertInto('members')
        .values({ ...member, id: 'other', cms_id: 100 })
        .execute(),
    ).rejects.toThrow(/UNIQUE/);
    await expect(
      second.insertInto('sessions').values({ token_hash: 'x', member_id: 'nobody', created_at: '', expires_at: '', used_at: '' }).execute(),
    ).rejects.toThrow(/FOREIGN KEY/);
    await second.destroy();
  });

  it('may take any time to open and migrate: the framework’s timeout for plug-ins is off', async () => {
    const server = await startTestServer({ dataDir: dir });
    expect(server.app.initialConfig.pluginTimeout).toBe(0);
  });

  it('that a newer server has used prevents the start, with an error message', async () => {
    const first = openDatabase(dir);
    await migrate(first);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(first);
    await first.destroy();
    const failure = await startTestServer({ dataDir: dir }).then(
      () => 'it started',
      (error: unknown) => describeStartFailure(error),
    );
    expect(failure).toMatch(/^A newer version of this server has used the database .*999-later.*restore a backup/);
  });

  it('stores no row of a failed transaction, and stores a write that arrives meanwhile', async () => {
    const db = openDatabase(dir);
    await migrate(db);
    const createOtpRequest = (email: string) => ({ email, client: '', requested_at: '2026-11-20T00:00:00.000Z' });
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('otp_requests').values(createOtpRequest('in@example.org')).execute();
      throw new Error('changed my mind');
    });
    const secondInsert = db.insertInto('otp_requests').values(createOtpRequest('beside@example.org')).execute();
    await expect(failing).rejects.toThrow('changed my mind');
    await secondInsert;
    expect(await db.selectFrom('otp_requests').select('email').execute()).toEqual([{ email: 'beside@example.org' }]);
    await db.destroy();
  });

  it('that another program has locked keeps writes waiting, but neither reads nor the process; then it saves them', async () => {
    const db = openDatabase(dir);
    await migrate(db);
    const foreign = new DatabaseSync(path.join(dir, 'chapter.sqlite'));
    foreign.exec('begin immediate');
    const createOtpRequest = (email: string) => ({ email, client: '', requested_at: '2026-11-20T00:00:00.000Z' });
    const settled: string[] = [];
    const writes = [
      db.insertInto('otp_requests').values(createOtpRequest('alone@example.org')).execute(),
      db
        .transaction()
        .execute((transaction) => transaction.insertInto('otp_requests').values(createOtpRequest('in@example.org')).execute()),
    ].map(async (write) => {
      await write;
      settled.push('write');
    });
    for (let count = 0; count < 10; count += 1) {
      expect(await db.selectFrom('otp_requests').select('email').execute()).toEqual([]);
      await turn();
    }
    expect(settled).toEqual([]);
    foreign.exec('rollback');
    foreign.close();
    await Promise.all(writes);
    const rows = await db.selectFrom('otp_requests').select('email').orderBy('email').execute();
    expect(rows).toEqual([{ email: 'alone@example.org' }, { email: 'in@example.org' }]);
    await db.destroy();
  });

  it('truncates its write-ahead log after a large transaction, even after one that failed', async () => {
    const db = openDatabase(dir);
    const readLogSize = async () => (await stat(path.join(dir, 'chapter.sqlite-wal'))).size;
    await sql`create table texts (text blob)`.execute(db);
    for (const error of [undefined, new Error('no room left')]) {
      const transaction = db.transaction().execute(async (transaction) => {
        for (let count = 0; count < 50; count += 1) await sql`insert into texts values (randomblob(1000000))`.execute(transaction);
        if (error) throw error;
      });
      const failure = await transaction.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(failure).toBe(error);
      expect(await readLogSize()).toBeGreaterThan(10_000_000);
      await sql`insert into texts values (randomblob(5000000))`.execute(db);
      await sql`insert into texts values ('later')`.execute(db);
      expect(await readLogSize()).toBeLessThanOrEqual(4_194_304);
    }
    await db.destroy();
  });

  it('reports a full disk at run time with a message that nothing was saved', () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    expect(describeStorageFailure(full)).toMatchObject({ status: 507, message: expect.stringMatching(/nothing was saved/) });
    expect(describeStorageFailure(new Error('anything else'))).toBeUndefined();
  });
});
