import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the built site is made from. */
const SOURCES = ['src/**/*', 'public/**/*', 'openapi/**/*', 'webpack.config.ts', 'babel.config.js', 'tsconfig.json', 'package-lock.json', 'scripts/setup/buildSite.ts'];

/**
 * A fingerprint of everything the site is built from: file names and contents, so that a copy or a fresh clone
 * of the same sources has the same one.
 *
 * @param root folder of the repository
 */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256').update(`node ${process.versions.node}\0`);
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The fingerprint that a build folder was made from; undefined when there is none. */
export function builtStamp(folder: string): string | undefined {
  const file = path.join(folder, 'stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
