import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCommit } from '../../../scripts/setup/commit.ts';
import { COMMIT_FILE, readCommit } from '../../../server/platform/installation.ts';
import { makeTempDir } from '../../support/tempDir.ts';

it('a built site names the commit that is checked out, even if the build is from an older commit', async () => {
  const buildDir = makeTempDir();
  await mkdir(path.join(buildDir, path.dirname(COMMIT_FILE)));
  await writeFile(path.join(buildDir, COMMIT_FILE), '0123456789ab');
  writeCommit(buildDir);
  const currentCommit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  expect(readCommit(buildDir)).toBe(currentCommit);
});
