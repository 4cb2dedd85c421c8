/** @jest-environment node */
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { startCleaning } from '../../../server/cleaning.ts';
import { createDeps } from '../../../server/createDeps.ts';
import { openDiskStore } from '../../../server/files/diskStore.ts';
import type { FileStore } from '../../../server/files/store.ts';
import { readSettings } from '../../../server/settings.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-files-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const idOf = (letter: string): string => letter.repeat(24);
const storedPath = (name: string): string => path.join(dataDir, 'files', name);
const incomingPath = (name: string): string => storedPath(path.join('incoming', name));

async function readContent(store: FileStore, fileId: string): Promise<string> {
  const stored = await store.open(fileId);
  return stored === undefined ? 'nothing' : text(stored.content);
}

describe('uploaded files', () => {
  it('a file that is referenced during a cleaning, and can’t be moved at that moment, is not lost', async () => {
    const store = await openDiskStore(storedPath(''));
    await writeFile(incomingPath(idOf('a')), 'not referenced');
    const file = await store.stage([Buffer.from('a CV')]);
    // During the query the file becomes referenced, and a folder at its destination prevents it from being moved.
    await store.clean(async () => {
      await mkdir(storedPath(file.id));
      await expect(file.keep()).rejects.toThrow();
      return new Set();
    });
    expect(await readFile(file.path, 'utf8')).toBe('a CV');
    expect(await readdir(path.dirname(file.path))).toEqual([file.id]);
  });

  it('a cleaning continues after a file that it can’t move, and reports it at the end', async () => {
    const store = await openDiskStore(storedPath(''));
    for (const letter of ['a', 'b', 'c']) await writeFile(incomingPath(idOf(letter)), letter);
    await mkdir(storedPath(idOf('a')));
    const findReferenced = () => Promise.resolve(new Set([idOf('a'), idOf('c')]));
    await expect(store.clean(findReferenced)).rejects.toThrow('1 files could not be moved or removed');
    expect(await readdir(storedPath('incoming'))).toEqual([idOf('a')]);
    expect(await readFile(storedPath(idOf('c')), 'utf8')).toBe('c');
    await rm(storedPath(idOf('a')), { recursive: true });
    await store.clean(findReferenced);
    expect(await readFile(storedPath(idOf('a')), 'utf8')).toBe('a');
  });

  it('a cleaning reports nothing about a file that its upload moves meanwhile', async () => {
    const store = await openDiskStore(storedPath(''));
    await writeFile(incomingPath(idOf('a')), 'a CV');
    await store.clean(async () => {
      await rename(incomingPath(idOf('a')), storedPath(idOf('a')));
      return new Set([idOf('a')]);
    });
    expect(await readContent(store, idOf('a'))).toBe('a CV');
  });

  it('a cleaning keeps incoming files; the next server moves committed ones and removes the rest', async () => {
    const store = await openDiskStore(storedPath(''));
    const [staged, committed] = [await store.stage([Buffer.from('on its way')]), await store.stage([Buffer.from('committed')])];
    for (const name of [idOf('f'), 'notes.txt']) await writeFile(storedPath(name), 'not referenced');
    const findReferenced = () => Promise.resolve(new Set([committed.id]));
    await store.clean(findReferenced);
    expect((await readdir(storedPath('incoming'))).toSorted()).toEqual([staged.id, committed.id].toSorted());
    // Referenced, but not moved yet: it can still be read.
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

  it('a file that can’t be read is closed', async () => {
    const store = await openDiskStore(storedPath(''));
    await writeFile(storedPath(idOf('a')), 'a CV');
    const anyHandle = await open(storedPath(idOf('a')));
    const stat = jest.spyOn(Object.getPrototypeOf(anyHandle) as FileHandle, 'stat').mockRejectedValue(new Error('the disk is gone'));
    await anyHandle.close();
    await expect(store.open(idOf('a'))).rejects.toThrow('the disk is gone');
    // Node.js sets the descriptor of a closed file to -1.
    const [opened] = stat.mock.contexts as FileHandle[];
    expect(opened?.fd).toBe(-1);
  });

  it('leftovers of a crash are cleaned up once at the start, before the first request', async () => {
    const { log } = Fastify();
    const { deps, close } = await createDeps(readSettings({ DATA_DIR: dataDir, PORT: '0' }), log, () => new Date());
    await writeFile(incomingPath(idOf('a')), 'not referenced');
    const checkedIds: (readonly string[])[] = [];
    const clean: typeof deps.files.clean = (findReferenced) =>
      deps.files.clean((ids) => {
        checkedIds.push(ids);
        return findReferenced(ids);
      });
    const stop = await startCleaning({ ...deps, files: { ...deps.files, clean } });
    expect(await readdir(storedPath('incoming'))).toEqual([]);
    expect(checkedIds).toEqual([[idOf('a')]]);
    await stop();
    await close();
  });
});
