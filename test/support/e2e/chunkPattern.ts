import { readFileSync } from 'node:fs';
import path from 'node:path';

const MANIFEST = path.join(import.meta.dirname, '../../../build/client/manifest.json');

/**
 * Returns a pattern for the URL of a page's own chunk: the file of its group that is in no other group of the build, or else the last
 * file of its group.
 */
export function chunkPattern(chunk: string): RegExp {
  const { groups } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { groups: Record<string, string[]> };
  const files = groups[chunk] ?? [];
  const ownFiles = files.filter((file) => Object.entries(groups).every(([name, others]) => name === chunk || !others.includes(file)));
  const [file] = ownFiles.length > 0 ? ownFiles : files.slice(-1);
  if (file === undefined) throw new Error(`The build has no chunk "${chunk}".`);
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`);
}
