import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync, cpSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import configurations from '../../webpack.config.ts';
import { SCREENS_FILE } from '../../server/provider/drift/screens.ts';
import { findScreensByOperation } from '../contract/screens.ts';
import { writeCommit } from './commit.ts';
import { buildFolder, root, isSiteFresh, computeSourceStamp } from './siteStamp.ts';

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

/**
 * Compiles both configurations of webpack.config.ts in parallel.
 * @throws Error with webpack's messages
 */
async function compile(folder: string): Promise<void> {
  await Promise.all(configurations().map((_config, part) => compilePart(part, folder)));
}

/** Compiles the configuration with the index `part` in a worker thread. */
async function compilePart(part: number, folder: string): Promise<void> {
  const worker = new Worker(new URL('./compilePart.ts', import.meta.url), { workerData: { part, folder } });
  await once(worker, 'exit');
}

/** Writes the file that tells admins which pages use which calls. Failures are only warnings, since the site works without it. */
function writeScreens(folder: string): void {
  try {
    const screens = findScreensByOperation();
    mkdirSync(path.dirname(path.join(folder, SCREENS_FILE)), { recursive: true });
    writeFileSync(path.join(folder, SCREENS_FILE), JSON.stringify(screens));
  } catch (error) {
    console.warn(`Could not find out which pages use which calls: ${String(error)}`);
  }
}

/**
 * Builds the site in a staging folder, and replaces build/ with that folder at the end. If the build fails, build/ stays as it is. Assets
 * that a running server still needs are kept (`keepAssets`).
 * @throws Error with webpack's messages
 */
export async function buildSite(): Promise<void> {
  const stamp = computeSourceStamp();
  // The process id keeps concurrent builds apart.
  const staging = path.join(root, '.cache', `build-${process.pid}`);
  const old = `${staging}-old`;
  try {
    const compiled = compile(staging);
    writeScreens(staging);
    await compiled;
    writeCommit(staging);
    writeFileSync(path.join(staging, 'stamp'), stamp);
    keepAssets(path.join(buildFolder, 'client'), path.join(staging, 'client'));
    mkdirSync(buildFolder, { recursive: true });
    renameSync(buildFolder, old);
    renameSync(staging, buildFolder);
  } finally {
    for (const folder of [staging, old]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the site when it is stale. @throws Error with webpack's messages */
export async function ensureSite(): Promise<void> {
  if (!isSiteFresh()) await buildSite();
}
