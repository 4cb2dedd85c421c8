import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** Version of this server. */
export const version = String((JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version?: unknown }).version);

/** Default content folder. */
export const CONTENT_FOLDER = path.join(root, 'server', 'content');

/** File with the commit of a build, relative to the build's folder. */
export const COMMIT_FILE = path.join('server', 'commit');

/** Returns the commit of a build; undefined when unknown. @param folder folder of the build */
export function readCommit(folder: string): string | undefined {
  const file = path.join(folder, COMMIT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
