import { cpSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** How long files of an older build stay; milliseconds. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Carries over what an older build of the site was made of, for a week: a server that runs on while the site is built anew,
 * and tabs that are open, still ask for it. It lies beside the new files, which have other names where they differ.
 *
 * @param older folder of the client of the build before; may be missing
 * @param newer folder of the client of the new build
 * @param now milliseconds
 */
export function keepAssets(older: string, newer: string, now = Date.now()): void {
  const olderFolder = path.join(newer, 'older');
  mkdirSync(olderFolder, { recursive: true });
  for (const folder of ['assets', 'older']) {
    const from = path.join(older, folder);
    for (const file of existsSync(from) ? readdirSync(from) : []) {
      const replaced = folder === 'assets' ? now : statSync(path.join(from, file)).mtimeMs;
      if (existsSync(path.join(newer, 'assets', file)) || now - replaced > KEPT_MS) continue;
      cpSync(path.join(from, file), path.join(olderFolder, file));
      utimesSync(path.join(olderFolder, file), replaced / 1000, replaced / 1000);
    }
  }
}
