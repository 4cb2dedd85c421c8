import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SettingsError } from '../platform/settings.ts';
import type * as Renderer from '../../src/render.tsx';

/** Folder that `npm run build` writes. */
export const BUILD_DIR = path.join(import.meta.dirname, '..', '..', 'build');

export interface SiteBuild extends Pick<
  typeof Renderer,
  | 'loadPage'
  | 'renderPage'
  | 'readSharePicture'
  | 'resolveAddress'
  | 'keepSearch'
  | 'sitemapEntries'
  | 'restrictedPaths'
  | 'calendar'
  | 'jobFeed'
  | 'feedAddress'
  | 'homeSharePicture'
> {
  /** Returns the URLs of a page's scripts in execution order. @param chunks names of the page's chunks */
  listScripts: (chunks: readonly string[]) => string[];
  /** Code of the inline script in the head, which sets the colour scheme and loads the fonts. */
  schemeScript: string;
  /** Code of the inline script at the end of the body, which starts the other scripts. */
  loaderScript: string;
}

interface Manifest {
  groups: Record<string, string[]>;
}

/** Chunks that every page starts with, in the order of src/browser.tsx. */
const SHELL_CHUNKS = ['react', 'state', 'styles', 'app'];

const findInlineScript = (name: string, dir: string): string => path.join(dir, 'client', 'inline', `${name}.js`);

/** Returns the CSP sources of the two inline scripts; empty when the site has not been built. */
export function listInlineScriptHashes(): string[] {
  const files = ['scheme', 'loader'].map((name) => findInlineScript(name, BUILD_DIR));
  if (!files.every((file) => existsSync(file))) return [];
  return files.map((file) => `'sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}'`);
}

/**
 * Loads the built site.
 *
 * @param version appended to the module's URL, so that a rebuilt site is imported again (development)
 * @param dir the build's folder
 * @throws SettingsError when the site has not been built, or its files are damaged
 */
export async function loadBuild(version = '', dir = BUILD_DIR): Promise<SiteBuild> {
  const entry = path.join(dir, 'server', 'render.mjs');
  const manifestFile = path.join(dir, 'client', 'manifest.json');
  if (!existsSync(entry) || !existsSync(manifestFile)) {
    throw new SettingsError('The site has not been built: run `npm run build` first, or start with `npm start`.');
  }
  try {
    return await readBuild(dir, entry, manifestFile, version);
  } catch (cause) {
    throw new SettingsError(`The built site cannot be loaded: run \`npm run build\` again. (${String(cause)})`, { cause });
  }
}

/** Returns a function that loads a version of the built site and keeps the last one. @param load as `loadBuild` */
export function keepLastBuild(load: (version: string) => Promise<SiteBuild> = loadBuild): (version: string) => Promise<SiteBuild> {
  let last: { version: string; build: Promise<SiteBuild> } | undefined;
  return (version) => {
    if (last?.version !== version) last = { version, build: load(version) };
    return last.build;
  };
}

async function readBuild(dir: string, entry: string, manifestFile: string, version: string): Promise<SiteBuild> {
  const module = (await import(`${pathToFileURL(entry).href}${version}`)) as typeof Renderer;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const findChunkFiles = (chunk: string): string[] => manifest.groups[chunk] ?? [];
  return {
    loadPage: module.loadPage,
    renderPage: module.renderPage,
    readSharePicture: module.readSharePicture,
    resolveAddress: module.resolveAddress,
    keepSearch: module.keepSearch,
    sitemapEntries: module.sitemapEntries,
    restrictedPaths: module.restrictedPaths,
    calendar: module.calendar,
    jobFeed: module.jobFeed,
    feedAddress: module.feedAddress,
    homeSharePicture: module.homeSharePicture,
    listScripts: (chunks) => {
      const files = [...SHELL_CHUNKS, ...chunks, 'main'].flatMap(findChunkFiles);
      return [...new Set(files)].map((file) => `/${file}`);
    },
    schemeScript: readFileSync(findInlineScript('scheme', dir), 'utf8'),
    loaderScript: readFileSync(findInlineScript('loader', dir), 'utf8'),
  };
}
