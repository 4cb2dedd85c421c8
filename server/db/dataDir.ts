import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';

/**
 * Makes the data directory, and those above it, unless it is there; only its owner may look into it.
 * (Node's own recursive mode never returns where the parent is there but refuses, as /proc does.)
 * @throws what the file system says
 */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && statSync(dataDir).isDirectory()) return;
    const parent = path.dirname(path.resolve(dataDir));
    if (code !== 'ENOENT' || parent === path.resolve(dataDir)) throw error;
    makeDataDir(parent);
    mkdirSync(dataDir, { mode: 0o700 });
  }
}
