import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../server/platform/db/schema.ts';
import { insertSecret, loadSecret, readSecret } from '../../server/platform/security/secret.ts';
import { releaseDatabase, openTestDatabase } from '../support/postgres/database.ts';
import { makeTempDir } from '../support/tempDir.ts';

let folders: string[];
let db: Kysely<Database>;
beforeEach(async () => {
  folders = [makeTempDir(), makeTempDir()];
  db = await openTestDatabase(folders[0] ?? '');
});
afterEach(async () => {
  await db.destroy();
  await releaseDatabase(folders[0] ?? '');
});

const load = (which: 0 | 1): Promise<Buffer> => loadSecret(db, folders[which] ?? '');

it('the secret is created once in the database, even if several servers with separate folders start at the same time', async () => {
  const loaded = await Promise.all([load(0), load(1), load(0), load(1)]);
  expect(new Set(loaded.map(String)).size).toBe(1);
  expect(loaded[0]).toHaveLength(32);
  expect(await readSecret(db, folders[1] ?? '')).toEqual(loaded[0]);
  // A restored or moved secret does not replace it either.
  expect(await insertSecret(db, Buffer.alloc(32))).toBe(false);
  expect(await load(0)).toEqual(loaded[0]);
  expect(await Promise.all(folders.map((folder) => readdir(folder)))).toEqual([[], []]);
});
