import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the built site is made from. */
const SOURCES = [
  'src/**/*',
  'shared/**/*',
  'public/**/*',
  'openapi/**/*',
  'webpack.config.ts',
  'babel.config.js',
  'tsconfig.json',
  'package-lock.json',
  'scripts/setup/buildSite.ts',
  'scripts/contract/{screens,uses}.ts',
];

export const root = path.join(import.meta.dirname, '..', '..');
export const buildFolder = path.join(root, 'build');

/** A fingerprint of everything the site is built from: file names and contents, so that a fresh clone has the same one. */
export function sourceStamp(): string {
  const hash = createHash('sha256').update(`node ${process.versions.node}\0`);
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether build/ was made from the sources as they are now. */
export function siteIsFresh(): boolean {
  const file = path.join(buildFolder, 'stamp');
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp();
}
