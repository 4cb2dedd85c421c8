import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../server/errorCode.ts';
import { COMMIT_FILE, readCommit } from '../../server/version.ts';
import { root } from './siteStamp.ts';

/** The commit that is checked out: git's word, else the variable COMMIT, for where the sources come without their history. */
function currentCommit(): string | undefined {
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
 * Notes beside a built site which commit is checked out, for admins to see. Many a commit changes nothing that the site is built of: it is
 * noted anew all the same. Where nobody knows it, what is noted stays.
 * @param folder that of the built site
 */
export function noteCommit(folder: string): void {
  const commit = currentCommit();
  if (commit === undefined || commit === readCommit(folder)) return;
  try {
    writeFileSync(path.join(folder, COMMIT_FILE), commit);
  } catch (error) {
    // Built by somebody else, who did not let this user write there.
    if (!['EACCES', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
  }
}
