/** @jest-environment node */
import { mkdir, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { cleanHourly } from '../../../server/cleaning.ts';
import { createDeps } from '../../../server/createDeps.ts';
import { openFileStore } from '../../../server/files/store.ts';
import { sendFile } from '../../../server/jobs/sendFile.ts';
import { readSettings } from '../../../server/settings.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-files-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const id = (letter: string): string => letter.repeat(24);
const kept = (name: string): string => path.join(dataDir, 'files', name);
const incoming = (name: string): string => kept(path.join('incoming', name));

describe('uploaded files', () => {
  it('[D-47] a file that is named while a cleaning runs, and cannot be moved just then, is not lost', async () => {
    const store = await openFileStore(dataDir);
    await writeFile(incoming(id('a')), 'nobody’s');
    const file = await store.stage([Buffer.from('a CV')]);
    // The database is asked; then the file is named, and what stands in its place keeps it from being moved.
    await store.clean(async () => {
      await mkdir(kept(file.id));
      await expect(file.keep()).rejects.toThrow();
      return new Set();
    });
    expect(await readFile(file.place, 'utf8')).toBe('a CV');
    expect(await readdir(path.dirname(file.place))).toEqual([file.id]);
  });

  it('[D-47] a cleaning goes on behind a file that it cannot move, and says so in the end', async () => {
    const store = await openFileStore(dataDir);
    for (const letter of ['a', 'b', 'c']) await writeFile(incoming(id(letter)), letter);
    await mkdir(kept(id('a')));
    const named = () => Promise.resolve(new Set([id('a'), id('c')]));
    await expect(store.clean(named)).rejects.toThrow('1 files could not be moved or removed');
    expect(await readdir(kept('incoming'))).toEqual([id('a')]);
    expect(await readFile(kept(id('c')), 'utf8')).toBe('c');
    await rm(kept(id('a')), { recursive: true });
    await store.clean(named);
    expect(await readFile(kept(id('a')), 'utf8')).toBe('a');
  });

  it('[D-47] a cleaning leaves alone what another process has under way, and gets in its way nowhere', async () => {
    const [one, other] = await Promise.all([openFileStore(dataDir, true), openFileStore(dataDir, true)]);
    const [unnamed, named] = [await one.stage([Buffer.from('on its way')]), await one.stage([Buffer.from('committed')])];
    await writeFile(incoming(id('a')), 'of a process that died');
    const before = new Date(Date.now() - 2 * 60 * 60_000);
    await utimes(incoming(id('a')), before, before);
    await other.clean(() => Promise.resolve(new Set([named.id])));
    expect(await readdir(kept('incoming'))).toEqual([unnamed.id]);
    // It was moved already.
    await named.keep();
    await unnamed.keep();
    expect(await readFile(kept(named.id), 'utf8')).toBe('committed');
    expect(await readFile(kept(unnamed.id), 'utf8')).toBe('on its way');
    const lost = await one.stage([Buffer.from('nowhere')]);
    await rm(lost.place);
    await expect(lost.keep()).rejects.toThrow('ENOENT');
  });

  it('[D-47] a file that cannot be sent is closed', async () => {
    await writeFile(path.join(dataDir, 'cv'), 'a CV');
    const handle = await open(path.join(dataDir, 'cv'));
    const app = Fastify();
    app.get('/', (_request, reply) => {
      jest.spyOn(handle, 'stat').mockRejectedValue(new Error('the disk is gone'));
      return sendFile(reply, { handle, kind: 'pdf', name: 'cv.pdf' });
    });
    expect((await app.inject('/')).statusCode).toBe(500);
    expect(handle.fd).toBe(-1);
  });

  it('[D-47] what a death left behind is put right once at a start, before the first request', async () => {
    const { log } = Fastify();
    const { deps, close } = await createDeps(readSettings({ DATA_DIR: dataDir, PORT: '0' }), log, () => new Date());
    await writeFile(incoming(id('a')), 'nobody’s');
    const asked: (readonly string[])[] = [];
    const clean: typeof deps.files.clean = (namedOf) =>
      deps.files.clean((ids) => {
        asked.push(ids);
        return namedOf(ids);
      });
    const stop = await cleanHourly({ ...deps, files: { ...deps.files, clean } });
    expect(await readdir(kept('incoming'))).toEqual([]);
    expect(asked).toEqual([[id('a')]]);
    await stop();
    await close();
  });
});
