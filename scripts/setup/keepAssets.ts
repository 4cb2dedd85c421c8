import { cpSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** Time in milliseconds for which the files of an older build are kept. */
const RETENTION_MS = 7 * 24 * 3_600_000;

/**
 * Copies the assets of older builds into the new build for a week, because open tabs and running servers still need them.
 * @param older client folder of the previous build; may be missing
 * @param newer client folder of the new build
 */
export function keepAssets(older: string, newer: string, now = Date.now()): void {
  const olderFolder = path.join(newer, 'older');
  mkdirSync(olderFolder, { recursive: true });
  for (const folder of ['assets', 'older']) {
    const from = path.join(older, folder);
    for (const file of existsSync(from) ? readdirSync(from) : []) {
      const replacedAt = folder === 'assets' ? now : statSync(path.join(from, file)).mtimeMs;
      if (existsSync(path.join(newer, 'assets', file)) || now - replacedAt > RETENTION_MS) continue;
      cpSync(path.join(from, file), path.join(olderFolder, file));
      utimesSync(path.join(olderFolder, file), replacedAt / 1000, replacedAt / 1000);
    }
  }
}
