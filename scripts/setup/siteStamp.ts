import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** Returns a hash of all sources and of Node's version, independent of time stamps. */
export function computeSourceStamp(): string {
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

/** Returns whether build/ matches the sources. */
export function isSiteFresh(): boolean {
  const file = path.join(buildFolder, 'stamp');
  return existsSync(file) && readFileSync(file, 'utf8') === computeSourceStamp();
}
