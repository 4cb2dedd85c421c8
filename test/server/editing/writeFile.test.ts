import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../../server/editing/files/writeFile.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let folder: string;
const at = (...names: string[]): string => path.join(folder, ...names);
beforeEach(() => {
  folder = path.join(makeTempDir(), 'content');
  mkdirSync(at('events'), { recursive: true });
});

describe('[EDIT-02] a written file', () => {
  it('replaces the old one with its permissions, and leaves nothing else', async () => {
    await replaceFile(folder, 'events/a.md', 'old');
    chmodSync(at('events/a.md'), 0o640);
    await replaceFile(folder, 'events/a.md', 'new');
    expect(readFileSync(at('events/a.md'), 'utf8')).toBe('new');
    expect(statSync(at('events/a.md')).mode & 0o777).toBe(0o640);
    expect(readdirSync(at('events'))).toEqual(['a.md']);
    await replaceFile(folder, 'events/a.md', null);
    expect(readdirSync(at('events'))).toEqual([]);
  });

  it('removes what a killed process left ten minutes ago, not what another one is writing', async () => {
    writeFileSync(at('events/.editing-old'), '');
    writeFileSync(at('events/.editing-new'), '');
    utimesSync(at('events/.editing-old'), 0, 0);
    await replaceFile(folder, 'events/a.md', 'x');
    expect(readdirSync(at('events')).toSorted((a, b) => a.localeCompare(b))).toEqual(['.editing-new', 'a.md']);
  });

  it('is where a link inside the folder leads, and never outside', async () => {
    writeFileSync(at('shared.yaml'), 'old');
    symlinkSync('../shared.yaml', at('events/link.md'));
    await replaceFile(folder, 'events/link.md', 'new');
    expect([lstatSync(at('events/link.md')).isSymbolicLink(), readFileSync(at('shared.yaml'), 'utf8')]).toEqual([true, 'new']);
    const outside = makeTempDir();
    writeFileSync(path.join(outside, 'x.md'), 'outside');
    symlinkSync(path.join(outside, 'x.md'), at('events/out.md'));
    symlinkSync(outside, at('pages'));
    for (const file of ['events/out.md', 'pages/x.md', 'pages/new.yaml'])
      await expect(replaceFile(folder, file, 'new')).rejects.toMatchObject({ statusCode: 409 });
    expect([readdirSync(outside), readFileSync(path.join(outside, 'x.md'), 'utf8')]).toEqual([['x.md'], 'outside']);
  });
});
