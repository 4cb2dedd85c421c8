import { randomBytes } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Database } from '../../server/platform/db/schema.ts';
import { openPostgresStore } from '../../server/platform/files/postgresStore.ts';
import { createFileRepository } from '../../server/platform/files/repository.ts';
import type { FileStore, StagedFile } from '../../server/platform/files/store.ts';
import { startBoard, type TestBoard } from '../server/jobs/board.ts';
import { jobFields, pdf, send } from '../server/jobs/forms.ts';
import { listStoredFiles } from '../support/postgres/database.ts';
import { makeTempDir } from '../support/tempDir.ts';

let board: TestBoard;
let db: Kysely<Database>;
let jobId: string;
let folder: string;
let store: FileStore;
beforeAll(async () => {
  board = await startBoard();
  db = board.deps.db;
  const [job] = await board.add({});
  jobId = job?.id ?? '';
});
beforeEach(async () => {
  folder = path.join(makeTempDir(), 'files');
  await mkdir(path.join(folder, 'incoming'), { recursive: true });
  store = await openPostgresStore(db, folder);
});
afterEach(async () => {
  await db.deleteFrom('files').execute();
});

const listIncoming = (): Promise<string[]> => readdir(path.join(folder, 'incoming'));
const listStored = (): Promise<string[]> => listStoredFiles(board.server.dataDir);
const insertRow = (transaction: Kysely<Database>, id: string) =>
  createFileRepository(transaction).insert({ id, kind: 'pdf', job_id: jobId, created_at: '2026-11-20T00:00:00.000Z' });
const storeFile = async (file: StagedFile): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await insertRow(transaction, file.id);
    await file.save(transaction);
  });
  await file.keep();
};

it('[D-47] a file of several chunks is stored with its row, read unchanged, and deleted with its row', async () => {
  const content = randomBytes(1_500_000);
  const file = await store.stage([content.subarray(0, 10), content.subarray(10)]);
  await storeFile(file);
  expect(await listIncoming()).toEqual([]);
  const opened = await store.open(file.id);
  expect(opened?.size).toBe(content.length);
  expect(opened && (await buffer(opened.content)).equals(content)).toBe(true);
  expect(await store.usage()).toEqual({ count: 1, bytes: content.length });
  await db.deleteFrom('files').execute();
  expect([await listStored(), await store.open(file.id), await store.usage()]).toEqual([[], undefined, { count: 0, bytes: 0 }]);
});

it('[D-47] a file that is uploaded with a job is stored with it', async () => {
  const token = await board.server.login('owner@example.org');
  const form = jobFields({ jobDescription: pdf('a description'), closingDate: '2026-11-30' });
  expect((await send(board, 'POST', '/api/jobs/postJob', form, token)).status).toBe(200);
  expect(await listStored()).toHaveLength(1);
});

it('[D-47] no part of a file remains when its transaction fails', async () => {
  const file = await store.stage([randomBytes(500_000)]);
  const failing = db.transaction().execute(async (transaction) => {
    await insertRow(transaction, file.id);
    await file.save(transaction);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await file.drop();
  expect([await listStored(), await listIncoming()]).toEqual([[], []]);
});

it('[D-47] the read of a file fails if the file is deleted meanwhile, so that no part is taken for the whole', async () => {
  const file = await store.stage([randomBytes(1_500_000)]);
  await storeFile(file);
  const opened = await store.open(file.id);
  await db.deleteFrom('files').execute();
  if (opened === undefined) throw new Error('the file is not there');
  await expect(buffer(opened.content)).rejects.toThrow('was removed while it was read');
});

it('[D-47] a cleaning deletes the files that a killed process left in the folder, once no request can be using them', async () => {
  const file = await store.stage([Buffer.from('on its way')]);
  for (const [letter, hours] of [['a', 2] as const, ['b', 0] as const]) {
    const abandonedFile = path.join(folder, 'incoming', letter.repeat(24));
    const before = new Date(Date.now() - hours * 60 * 60_000);
    await writeFile(abandonedFile, letter);
    await utimes(abandonedFile, before, before);
  }
  await store.clean(createFileRepository(db).findReferenced);
  expect((await listIncoming()).toSorted()).toEqual(['b'.repeat(24), file.id].toSorted());
});
