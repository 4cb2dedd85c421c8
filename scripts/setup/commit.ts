import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getErrorCode } from '../../server/platform/lib/errorCode.ts';
import { COMMIT_FILE, readCommit } from '../../server/platform/installation.ts';
import { root } from './siteStamp.ts';

/** Returns the current commit from git, else from the environment variable COMMIT; undefined when neither has one. */
function readCurrentCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return /^[0-9a-f]{7,40}$/.exec(process.env.COMMIT ?? '')?.[0];
  }
}

/**
 * Writes the current commit into the folder of a build, since admins are shown the commit. Nothing is written when the commit is unknown or
 * the folder is not writable.
 */
export function writeCommit(folder: string): void {
  const commit = readCurrentCommit();
  if (commit === undefined || commit === readCommit(folder)) return;
  try {
    writeFileSync(path.join(folder, COMMIT_FILE), commit);
  } catch (error) {
    // The build may belong to another user, or be on a read-only file system.
    if (!['EACCES', 'EROFS'].includes(getErrorCode(error) ?? '')) throw error;
  }
}
