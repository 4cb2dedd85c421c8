import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isHidden, SUBFOLDERS } from './folder.ts';
import { formatFingerprint } from './readRegularFile.ts';

/** Names of content files. Editors and other programs keep other files in the same folders. */
const CONTENT_FILE = /\.(yaml|md|svg|png|jpe?g|webp|avif)$/i;

/** Returns the folders that content files are in. */
export const listFolders = (folder: string): string[] => [folder, ...SUBFOLDERS.map((name) => join(folder, name))];

/** Returns undefined when the read fails. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Returns the names of the content files in one folder; empty while it is missing. */
export const listContentFiles = (folder: string): string[] =>
  (tryRead(() => readdirSync(folder)) ?? []).filter((name) => CONTENT_FILE.test(name) && !isHidden(name));

/** Returns the content files of a folder with their fingerprints. For a link, this is the fingerprint of its target. */
const listFiles = (folder: string): string[] =>
  listContentFiles(folder)
    .map((name) => `${name} ${formatFingerprint(tryRead(() => statSync(join(folder, name))))}`)
    .toSorted();

/** Returns a hash that changes with any file of the content; empty while the folder is missing. */
export function computeFingerprint(folder: string): string {
  if (tryRead(() => readdirSync(folder)) === undefined) return '';
  const lines = listFolders(folder).flatMap((item) => [item, ...listFiles(item)]);
  return createHash('sha256').update(lines.join('\0')).digest('hex');
}
