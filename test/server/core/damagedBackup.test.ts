/** @tier full */
import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { startTestServer } from '../../support/server/start.ts';
import { unzip } from '../../support/server/unzip.ts';
import { postJob, runCommand } from './backups.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let workDir: string;
const backupPath = () => path.join(workDir, 'backup.zip');
// All tests share this backup. They write changed copies to other files.
beforeAll(async () => {
  workDir = makeTempDir();
  const server = await startTestServer();
  await postJob(server.origin, await server.login('employer@example.org'), 'Post one');
  const { code, stderr } = await runCommand('backup', server.dataDir, backupPath());
  await server.close();
  if (code !== 0) throw new Error(stderr);
});

describe('a backup', () => {
  it.each([
    ['from a folder', () => workDir, () => path.join(workDir, 'there'), /^\S+ cannot be read: is it a file, and may this user read it\?/],
    ['into a file', backupPath, backupPath, /^\S+ cannot be created because a file is in its way: set DATA_DIR to a directory\.\n$/],
  ])('can’t be restored %s; an error message says why', async (_what, from, to, message) => {
    const result = await runCommand('restore', to(), from(), { DATABASE_URL: '' });
    expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
  });

  it.each([
    ['a truncated archive', (archive: Buffer) => archive.subarray(0, archive.length - 100), /is not a complete backup/],
    [
      'an archive with a changed file',
      (archive: Buffer) => changeFile(archive),
      /is not a complete backup .*not as it was when the backup was made/,
    ],
    ['a file that is not an archive', () => Buffer.from('hello'), /is not a complete backup/],
    [
      'a version with terminal control characters',
      (archive: Buffer) => changeManifest(archive, { version: '9.9\x1b[2J' }),
      /^\P{Cc}* is not a complete backup \P{Cc}*\n$/u,
    ],
    [
      'a file name with terminal control characters',
      (archive: Buffer) => renameEntry(archive, 'secret', '/\x1b[2Jx'),
      /^\P{Cc}* is not a complete backup \P{Cc}*\n$/u,
    ],
    [
      'a backup by a newer version',
      (archive: Buffer) => changeManifest(archive, { steps: ['999-later'] }),
      /was made by a newer version of this server .*Nothing was changed/,
    ],
  ])('that is damaged or from a newer version is refused before anything is changed: %s', async (_what, damage, message) => {
    const damagedFile = path.join(workDir, 'changed.zip');
    await writeFile(damagedFile, await damage(await readFile(backupPath())));
    const targetDir = path.join(workDir, 'there');
    const result = await runCommand('restore', targetDir, damagedFile, { DATABASE_URL: '' });
    expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
    await expect(stat(targetDir)).rejects.toThrow('ENOENT');
  });
});

it('a backup of a damaged database fails with an error message, but a server can start on the database', async () => {
  const server = await startTestServer({ dataDir: await mkdtemp(path.join(workDir, 'damaged-')), env: { DATABASE_URL: '' } });
  await server.app.close();
  const file = path.join(server.dataDir, 'chapter.sqlite');
  const database = new DatabaseSync(file);
  // Damages an index. A mere copy of the database would not notice, because copying does not read indexes.
  const { page } = database.prepare(`select rootpage as page from sqlite_schema where name = 'members_by_name'`).get() as { page: number };
  const { page_size: size } = database.prepare('pragma page_size').get() as { page_size: number };
  database.close();
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(size, 'Z'), 0, size, (page - 1) * size);
  await handle.close();

  const damaged = path.join(workDir, 'damaged.zip');
  const stderr = 'The database is damaged, so no backup was made. Put the last backup in its place.\n';
  expect(await runCommand('backup', server.dataDir, damaged, { DATABASE_URL: '' })).toMatchObject({ code: 1, stderr });
  await expect(stat(damaged)).rejects.toThrow('ENOENT');

  const restarted = await startTestServer({ dataDir: server.dataDir, env: { DATABASE_URL: '' } });
  expect((await restarted.fetch('/healthz')).status).toBe(200);
});

/** Returns a copy of the archive with one letter of an uploaded file changed. Uploaded files are not compressed in the archive. */
function changeFile(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  const index = copy.indexOf('Post one');
  copy.write('Past one', index);
  return copy;
}

/** Returns a copy of the archive with an entry renamed. Both names must have the same length. */
const renameEntry = (archive: Buffer, name: string, newName: string): Buffer =>
  Buffer.from(archive.toString('latin1').replaceAll(name, newName), 'latin1');

/** Returns a copy of the archive with these values in its manifest, and with matching checksums. */
async function changeManifest(archive: Buffer, overrides: { steps?: string[]; version?: string }): Promise<Buffer> {
  const entries = unzip(archive);
  const about = JSON.parse(String(entries.get('about.json'))) as Record<string, unknown>;
  entries.set('about.json', Buffer.from(JSON.stringify({ ...about, ...overrides })));
  entries.delete('SHA256SUMS');
  const sums = [...entries].map(([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`);
  const zip = new ZipFile();
  for (const [name, content] of [...entries, ['SHA256SUMS', Buffer.from(sums.join(''))] as const]) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}
