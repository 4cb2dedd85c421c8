import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import configurations from '../../webpack.config.ts';
import { SCREENS_FILE } from '../../server/drift/screens.ts';
import { findScreens } from '../contract/screens.ts';
import { noteCommit } from './commit.ts';
import { keepAssets } from './keepAssets.ts';
import { buildFolder, root, siteIsFresh, sourceStamp } from './siteStamp.ts';

/** Compiles both parts of the site into a folder. @throws Error with webpack's messages */
async function compile(folder: string): Promise<void> {
  const staged = configurations({ mode: 'production' }).map((config): Configuration => {
    const part = path.relative(buildFolder, config.output?.path ?? buildFolder);
    return { ...config, output: { ...config.output, path: path.join(folder, part) } };
  });
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) => {
    const compiler = webpack(staged);
    compiler.run((error, result) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing);
        else resolve(result);
      });
    });
  });
  if (stats === undefined) throw new Error('webpack ended without a result.');
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
}

/** Writes which pages use which calls, for admins to see. The site runs without it. */
async function writeScreens(folder: string): Promise<void> {
  try {
    const screens = await findScreens();
    mkdirSync(path.dirname(path.join(folder, SCREENS_FILE)), { recursive: true });
    writeFileSync(path.join(folder, SCREENS_FILE), JSON.stringify(screens));
  } catch (error) {
    console.warn(`It is not known which pages use which calls: ${String(error)}`);
  }
}

/**
 * Builds the site into build/. It is compiled beside and put in place at the end, so that an interrupted or failed
 * build leaves the last good one, and a server that runs on keeps its files (`keepAssets.ts`).
 *
 * @throws Error with webpack's messages
 */
export async function buildSite(): Promise<void> {
  const stamp = sourceStamp();
  // Builds may run side by side.
  const staging = path.join(root, '.cache', `build-${process.pid}`);
  const old = `${staging}-old`;
  try {
    const [compiled] = await Promise.allSettled([compile(staging), writeScreens(staging)]);
    if (compiled.status === 'rejected') throw compiled.reason;
    noteCommit(staging);
    writeFileSync(path.join(staging, 'stamp'), stamp);
    keepAssets(path.join(buildFolder, 'client'), path.join(staging, 'client'));
    mkdirSync(buildFolder, { recursive: true });
    renameSync(buildFolder, old);
    renameSync(staging, buildFolder);
  } finally {
    for (const folder of [staging, old]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the site when it is stale. */
export async function ensureSite(): Promise<void> {
  if (!siteIsFresh()) await buildSite();
}
