import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import configurations from '../../webpack.config.ts';
import { SCREENS_FILE } from '../../server/drift/screens.ts';
import { findScreens } from '../contract/screens.ts';
import { noteCommit } from './commit.ts';
import { keepAssets } from './keepAssets.ts';
import { withLock } from './lock.mjs';
import { buildFolder as target, root, siteIsFresh, sourceStamp } from './siteStamp.ts';

const staging = path.join(root, '.cache', 'build');

/** The same build, written to the staging folder. */
function staged(config: Configuration, plugin: webpack.ProgressPlugin): Configuration {
  const folder = path.relative(target, config.output?.path ?? target);
  return { ...config, output: { ...config.output, path: path.join(staging, folder) }, plugins: [...(config.plugins ?? []), plugin] };
}

/** Tells whole percents of both compilations together, each at most once. */
function progressPlugins(count: number, tell: (news: string) => void): webpack.ProgressPlugin[] {
  const done = Array.from({ length: count }, () => 0);
  let told = 0;
  return done.map((_, index) => {
    const handler = (part: number): void => {
      done[index] = part;
      const percent = Math.floor((100 * done.reduce((sum, value) => sum + value, 0)) / count);
      if (percent > told) tell(`${percent} %`);
      told = Math.max(told, percent);
    };
    return new webpack.ProgressPlugin({ handler });
  });
}

function compile(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing);
        else if (stats === undefined) reject(new Error('webpack ended without a result.'));
        else resolve(stats);
      });
    });
  });
}

/**
 * Builds the site into build/. It is compiled beside and put in place at the end, so that an interrupted or failed
 * build leaves the last good one, and a server that runs on keeps its files (`keepAssets.ts`).
 *
 * @param tell hears how far it is, as `40 %`
 * @throws Error with webpack's messages
 */
export async function buildSite(tell: (news: string) => void): Promise<void> {
  await withLock(
    'build',
    async () => {
      if (siteIsFresh()) return noteCommit(target);
      const stamp = sourceStamp();
      const configs = configurations({ mode: 'production' });
      const plugins = progressPlugins(configs.length, tell);
      rmSync(staging, { recursive: true, force: true });
      const [stats, screens] = await Promise.all([
        compile(configs.map((config, index) => staged(config, plugins[index] ?? new webpack.ProgressPlugin()))),
        // The site runs without it: TypeScript has no compiler for some machines.
        findScreens().catch((error: unknown) => tell(`It is not known which pages use which calls: ${String(error)}`)),
      ]);
      if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
      mkdirSync(staging, { recursive: true });
      if (screens !== undefined) writeFileSync(path.join(staging, SCREENS_FILE), JSON.stringify(screens));
      noteCommit(staging);
      writeFileSync(path.join(staging, 'stamp'), stamp);
      keepAssets(path.join(target, 'client'), path.join(staging, 'client'));
      const old = `${staging}-old`;
      rmSync(old, { recursive: true, force: true });
      mkdirSync(target, { recursive: true });
      renameSync(target, old);
      renameSync(staging, target);
      rmSync(old, { recursive: true, force: true });
    },
    tell,
  );
}

/** Builds the site when it is stale. */
export async function ensureSite(): Promise<void> {
  if (!siteIsFresh()) await buildSite(() => {});
}
