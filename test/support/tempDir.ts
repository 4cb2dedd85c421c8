import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];
process.once('exit', removeTempDirs);

/** Creates an empty folder. It is removed when the test file is finished; outside Jest, when the process is. */
export function makeTempDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-'));
  folders.push(folder);
  return folder;
}

/** Removes the folders that `makeTempDir` has created. */
export function removeTempDirs(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
