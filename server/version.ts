import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** The product's version, as `package.json` has it. */
export const version = String((JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version?: unknown }).version);

/** Where a build keeps what it was made of, when that is known. */
export const COMMIT_FILE = path.join('server', 'commit');

/** The commit that a build was made of; undefined where nobody knows. @param folder that of the built site */
export function commitOf(folder: string): string | undefined {
  const file = path.join(folder, COMMIT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
