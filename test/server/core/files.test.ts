import { mkdir, open, readdir, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { startCleaning } from '../../../server/start/cleaning.ts';
import { createDeps } from '../../../server/start/createDeps.ts';
import { openDiskStore } from '../../../server/platform/files/diskStore.ts';
import type { FileStore } from '../../../server/platform/files/store.ts';
import { readSettings } from '../../../server/platform/settings.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = makeTempDir();
});

const createId = (letter: string): string => letter.repeat(24);
const storedPath = (name: string): string => path.join(dataDir, 'files', name);
const incomingPath = (name: string): string => storedPath(path.join('incoming', name));

async function readContent(store: FileStore, fileId: string): Promise<string> {
  const stored = await store.open(fileId);
  return stored === undefined ? 'no file' : text(stored.content);
}

describe('the storage of uploaded files', () => {
  it('keeps a file that is referenced during a clean-up, even if its upload can’t move it at that moment', async () => {
    const store = await openDiskStore(storedPath(''));
    await writeFile(incomingPath(createId('a')), 'not referenced');
    const file = await store.stage([Buffer.from('a CV')]);
    // While the clean-up looks for references, the upload tries to keep the file. A folder at the destination makes this fail.
    await store.clean(async () => {
      await mkdir(storedPath(file.id));
      await expect(file.keep()).rejects.toThrow();
      return new Set();
    });
    expect(await readFile(file.path, 'utf8')).toBe('a CV');
    expect(await readdir(path.dirname(file.path))).toEqual([file.id]);
  });

  it('is cleaned up even if one file can’t be moved; the failure is reported at the end', async () => {
    const store = await openDiskStore(storedPath(''));
    for (const letter of ['a', 'b', 'c']) await writeFile(incomingPath(createId(letter)), letter);
    await mkdir(storedPath(createId('a')));
    const findReferenced = () => Promise.resolve(new Set([createId('a'), createId('c')]));
    await expect(store.clean(findReferenced)).rejects.toThrow('1 files could not be moved or removed');
    expect(await readdir(storedPath('incoming'))).toEqual([createId('a')]);
    expect(await readFile(storedPath(createId('c')), 'utf8')).toBe('c');
    await rm(storedPath(createId('a')), { recursive: true });
    await store.clean(findReferenced);
    expect(await readFile(storedPath(createId('a')), 'utf8')).toBe('a');
  });

  it('is cleaned up without a failure if an upload moves its own file meanwhile', async () => {
    const store = await openDiskStore(storedPath(''));
    await writeFile(incomingPath(createId('a')), 'a CV');
    await store.clean(async () => {
      await rename(incomingPath(createId('a')), storedPath(createId('a')));
      return new Set([createId('a')]);
    });
    expect(await readContent(store, createId('a'))).toBe('a CV');
  });

  it('keeps its own incoming files in a clean-up; the next server moves the committed ones and deletes the others', async () => {
    const store = await openDiskStore(storedPath(''));
    const [staged, committed] = [await store.stage([Buffer.from('on its way')]), await store.stage([Buffer.from('committed')])];
    for (const name of [createId('f'), 'notes.txt']) await writeFile(storedPath(name), 'not referenced');
    const findReferenced = () => Promise.resolve(new Set([committed.id]));
    await store.clean(findReferenced);
    expect((await readdir(storedPath('incoming'))).toSorted()).toEqual([staged.id, committed.id].toSorted());
    // This file is referenced but not moved yet, and can be read.
    expect(await readContent(store, committed.id)).toBe('committed');
    const nextStore = await openDiskStore(storedPath(''));
    await nextStore.clean(findReferenced);
    expect((await readdir(storedPath(''))).toSorted()).toEqual([committed.id, 'incoming', 'notes.txt'].toSorted());
    expect(await readdir(storedPath('incoming'))).toEqual([]);
    expect(await readContent(nextStore, committed.id)).toBe('committed');
    await expect(staged.keep()).rejects.toThrow('ENOENT');
    await nextStore.clean(() => Promise.resolve(new Set()));
    expect(await store.open(committed.id)).toBeUndefined();
  });

  it('closes a file that it can’t read', async () => {
    const store = await openDiskStore(storedPath(''));
    await writeFile(storedPath(createId('a')), 'a CV');
    const anyHandle = await open(storedPath(createId('a')));
    const stat = jest.spyOn(Object.getPrototypeOf(anyHandle) as FileHandle, 'stat').mockRejectedValue(new Error('the disk is gone'));
    await anyHandle.close();
    await expect(store.open(createId('a'))).rejects.toThrow('the disk is gone');
    // Node.js sets the file descriptor of a closed file to -1.
    const [opened] = stat.mock.contexts as FileHandle[];
    expect(opened?.fd).toBe(-1);
  });

  it('is cleaned up once by `startCleaning`, which waits for the clean-up', async () => {
    const { log } = Fastify();
    const { deps, close } = await createDeps(readSettings({ DATA_DIR: dataDir, PORT: '0' }), log, () => new Date());
    await writeFile(incomingPath(createId('a')), 'not referenced');
    const checkedIds: (readonly string[])[] = [];
    const clean: typeof deps.files.clean = (findReferenced) =>
      deps.files.clean((ids) => {
        checkedIds.push(ids);
        return findReferenced(ids);
      });
    const stop = await startCleaning({ ...deps, files: { ...deps.files, clean } });
    expect(await readdir(storedPath('incoming'))).toEqual([]);
    expect(checkedIds).toEqual([[createId('a')]]);
    await stop();
    await close();
  });
});
