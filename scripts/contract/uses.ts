import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Screen } from '../../server/drift/screens.ts';
import type { Lazy, PageRecord } from '../../src/app/pageRecord.ts';
import { notFoundPage, pages } from '../../src/app/pages.ts';

const ROOT = join(import.meta.dirname, '../..');

const EVERYWHERE: Screen = { name: 'Every page' };

/** What people see of a backend besides pages, by the file or folder that calls it. */
const OTHER_SCREENS: Readonly<Record<string, Screen>> = {
  'src/app/router.tsx': EVERYWHERE,
  'src/app/calendar.ts': { name: 'Calendars', address: '/events.ics' },
  'src/app/jobFeed.ts': { name: 'Job feed', address: '/jobs.atom' },
  'server/search/': { name: 'Site search', address: '/search' },
  'server/members/providerMember.ts': EVERYWHERE,
};

export const isClient = (file: string): boolean =>
  /^(?:src|shared)\//.test(file) || Object.keys(OTHER_SCREENS).some((folder) => file.startsWith(folder));

export interface Use {
  names: string[];
  /** Files that call it; empty when unknown. */
  files: string[];
}

export interface Code {
  findUse: (operationId: string) => Use;
  findScreens: (files: readonly string[]) => Screen[];
}

interface Module {
  source: string;
  dependencies: { resolved: string; dependencyTypes: string[] }[];
}

/** Reads the dependencies with dependency-cruiser. */
export async function readCode(): Promise<Code> {
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cruiser, 'src', 'server', 'shared', '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 2 ** 28 }).catch(readGraphDespiteViolations);
  const { modules } = JSON.parse(stdout) as { modules: Module[] };
  const importers = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    // The page list imports every page; screens are found by its records.
    if (source === 'src/app/pages.ts') continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      if (!dependencyTypes.includes('type-only')) importers.set(resolved, (importers.get(resolved) ?? new Set()).add(source));
    }
  }
  const texts = readTexts(globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts'], { cwd: ROOT, exclude: ['src/api/generated/**'] }));
  return {
    findUse: (operationId) => findUse(operationId, texts),
    findScreens: (files) => findScreensOf(withImporters(files, importers)),
  };
}

/** dependency-cruiser prints the graph even when a rule fails, which lint reports. */
function readGraphDespiteViolations(error: unknown): { stdout: string } {
  const { stdout } = error as { stdout?: string };
  if (stdout?.startsWith('{') !== true) throw error;
  return { stdout };
}

const readTexts = (files: readonly string[]): Map<string, string> =>
  new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

const isEndpointFile = (file: string): boolean => file.startsWith('src/api/endpoints/');

/** Names declared in `endpoints: { … }` or exported. */
const DECLARED = /^(?: {4}(\w+): |export (?:const|(?:async )?function|type|interface) (\w+))/gm;

function findUse(operationId: string, texts: ReadonlyMap<string, string>): Use {
  const callNames = new Set([operationId]);
  const typePattern = new RegExp(`Operations\\['${operationId}'\\]`, 'g');
  const files = new Set<string>();
  for (const [file, text] of texts) {
    if (!isClient(file)) continue;
    const positions = [...text.matchAll(typePattern)].map(({ index }) => index);
    if (file.startsWith('src/api/')) {
      // Hand-written calls are typed by the operation and have their own name.
      for (const position of positions) {
        const name = [...text.slice(0, position).matchAll(DECLARED)].at(-1);
        if (name !== undefined) callNames.add(name[1] ?? name[2] ?? '');
      }
    } else if (positions.length > 0 || (file.startsWith('server/') && new RegExp(`'${operationId}'|\\b${operationId}:`).test(text))) {
      files.add(file);
    }
  }
  const capitalised = [...callNames].map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const callPattern = new RegExp(
    `\\b(?:${[...callNames].join('|')}|use(?:Lazy)?(?:${capitalised.join('|')})(?:Infinite)?(?:Query|Mutation)\\w*)\\b`,
    'g',
  );
  const names = new Set<string>();
  for (const [file, text] of texts) {
    if (!file.startsWith('src/') || isEndpointFile(file)) continue;
    const importLists = [...text.matchAll(/^import \{([^}]*)\} from '[^']*(?:\/endpoints\/|\/downloads\.)[^']*';$/gm)].map(
      ([, list]) => list,
    );
    for (const [name] of importLists.join().matchAll(callPattern)) {
      files.add(file);
      // A file that imports only a type of the call is a caller, too, but the type is not listed as one.
      if (/^[a-z]/.test(name)) names.add(name);
    }
  }
  return { names: [...names].toSorted(), files: [...files].toSorted() };
}

function withImporters(files: readonly string[], importers: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

function findScreensOf(files: ReadonlySet<string>): Screen[] {
  const screens = [...files].flatMap((file) => [
    ...(SCREENS_BY_FILE.get(file) ?? []),
    ...Object.entries(OTHER_SCREENS).flatMap(([folder, screen]) => (file.startsWith(folder) ? [screen] : [])),
  ]);
  if (screens.includes(EVERYWHERE)) return [EVERYWHERE];
  const byText = new Map(screens.map((screen) => [formatScreen(screen), screen]));
  return [...byText].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([, screen]) => screen);
}

export const formatScreen = ({ name, address }: Screen): string => (address === undefined ? name : `${name} ${address}`);

const SCREENS_BY_FILE = new Map<string, Screen[]>();
for (const page of [...pages, notFoundPage]) {
  for (const file of filesOf(page))
    SCREENS_BY_FILE.set(file, [...(SCREENS_BY_FILE.get(file) ?? []), { name: page.name, address: page.path }]);
}

/** Returns the files of a page: its route module and the component beside it. */
function filesOf({ module, layout, access }: PageRecord): string[] {
  const route = fileOf(module);
  return [
    route,
    route.replace(/\.route\.ts$/, '.tsx'),
    ...[layout, access?.guard].flatMap((part) => (part === undefined ? [] : [fileOf(part)])),
  ];
}

/** Returns the file of a lazy module from its loader's source (`require` in tests). */
function fileOf({ load }: Lazy<unknown>): string {
  const name = /(?:import|require)\((?:\/\*.*?\*\/)?\s*['"]([^'"]+)['"]\)/.exec(load.toString())?.[1];
  if (name === undefined) throw new Error(`No import in ${load.toString()}.`);
  return join('src/app', name);
}
