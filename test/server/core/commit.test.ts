import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCommit } from '../../../scripts/setup/commit.ts';
import { COMMIT_FILE, readCommit } from '../../../server/version.ts';

it('a built site names the commit that is checked out, even if the build is from an older commit', async () => {
  const buildDir = await mkdtemp(path.join(tmpdir(), 'chapter-built-'));
  await mkdir(path.join(buildDir, path.dirname(COMMIT_FILE)));
  await writeFile(path.join(buildDir, COMMIT_FILE), '0123456789ab');
  writeCommit(buildDir);
  const currentCommit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  expect(readCommit(buildDir)).toBe(currentCommit);
  await rm(buildDir, { recursive: true, force: true });
});
