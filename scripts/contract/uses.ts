import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Screen } from '../../server/provider/drift/screens.ts';
import type { Lazy, PageRecord } from '../../src/app/pageRecord.ts';
import { notFoundPage, pages } from '../../src/app/pages.ts';

const ROOT = join(import.meta.dirname, '../..');

const EVERY_PAGE: Screen = { name: 'Every page' };

/** Screens that do not belong to one page in `pages`. Keys are path prefixes of the code that calls a backend for the screen. */
const OTHER_SCREENS: Readonly<Record<string, Screen>> = {
  'src/app/router.tsx': EVERY_PAGE,
  'src/app/calendar.ts': { name: 'Calendars', address: '/events.ics' },
  'src/app/jobFeed.ts': { name: 'Job feed', address: '/jobs.atom' },
  'server/site/search/': { name: 'Site search', address: '/search' },
  'server/people/login/providerMember.ts': EVERY_PAGE,
};

/** Returns whether a file calls backends or is part of the app. The embedded backend and tests are neither. */
export const isClientCode = (file: string): boolean =>
  /^(?:src|shared)\//.test(file) || Object.keys(OTHER_SCREENS).some((pathPrefix) => file.startsWith(pathPrefix));

/** How the code uses an operation. */
export interface Use {
  /** Hooks and functions that call the operation. */
  callers: string[];
  /** Files that use the operation; empty when none were found. */
  files: string[];
}

export interface CodeIndex {
  findUse: (operationId: string) => Use;
  /** Returns the screens that contain these files or import them, directly or indirectly. */
  findScreens: (files: readonly string[]) => Screen[];
}

/** Matches relative imports and exports except those of types. The house rules and the formatter leave no other ways of writing them. */
const RELATIVE_IMPORT = /^(?:import|export) (?!type )(?:[^;'"]*? from )?'(\.[^']+)'|\bimport\((?:\/\*.*?\*\/)?\s*'(\.[^']+)'\)/gm;

/**
 * Reads the source files, and determines which file imports which.
 * @param root folder of the project, or of a copy
 */
export function readCodeIndex(root: string = ROOT): CodeIndex {
  const sourceFiles = globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts', 'shared/**/*.ts'], {
    cwd: root,
    exclude: ['src/api/generated/**'],
  });
  const texts = new Map(sourceFiles.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const importers = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    // `pages.ts` imports every page. If it counted as an importer, each file would be part of every page.
    if (file === 'src/app/pages.ts') continue;
    for (const [, statically, lazily] of text.matchAll(RELATIVE_IMPORT)) {
      const imported = join(dirname(file), statically ?? lazily ?? '');
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return {
    findUse: (operationId) => findUse(operationId, texts),
    findScreens: (files) => listScreens(addImporters(files, importers)),
  };
}

/** Matches declarations in `endpoints: { … }` and exported declarations. */
const DECLARATION = /^(?: {4}(\w+): |export (?:const|(?:async )?function|type|interface) (\w+))/gm;

/** Matches imports from `endpoints/` and `downloads.ts`. */
const ENDPOINT_IMPORT = /^import \{([^}]*)\} from '[^']*(?:\/endpoints\/|\/downloads\.)[^']*';$/gm;

/** Finds the uses of an operation in the code. `texts` are the source files by path. */
function findUse(operationId: string, texts: ReadonlyMap<string, string>): Use {
  const endpointNames = new Set([operationId]);
  const typePattern = new RegExp(`Operations\\['${operationId}'\\]`, 'g');
  const files = new Set<string>();
  for (const [file, text] of texts) {
    if (!isClientCode(file)) continue;
    const positions = [...text.matchAll(typePattern)].map(({ index }) => index);
    if (file.startsWith('src/api/')) {
      // A hand-written endpoint may have another name than its operation, but its types refer to the operation.
      for (const position of positions) {
        const declaration = [...text.slice(0, position).matchAll(DECLARATION)].at(-1);
        if (declaration !== undefined) endpointNames.add(declaration[1] ?? declaration[2] ?? '');
      }
    } else if (positions.length > 0 || (file.startsWith('server/') && new RegExp(`'${operationId}'|\\b${operationId}:`).test(text))) {
      files.add(file);
    }
  }
  const capitalised = [...endpointNames].map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const callerPattern = new RegExp(
    `\\b(?:${[...endpointNames].join('|')}|use(?:Lazy)?(?:${capitalised.join('|')})(?:Infinite)?(?:Query|Mutation)\\w*)\\b`,
    'g',
  );
  const callers = new Set<string>();
  for (const [file, text] of texts) {
    if (!file.startsWith('src/') || file.startsWith('src/api/endpoints/')) continue;
    const importLists = [...text.matchAll(ENDPOINT_IMPORT)].map(([, list]) => list);
    for (const [name] of importLists.join().matchAll(callerPattern)) {
      files.add(file);
      // An imported type means that the file uses the operation, but a type is not a caller.
      if (/^[a-z]/.test(name)) callers.add(name);
    }
  }
  return { callers: [...callers].toSorted(), files: [...files].toSorted() };
}

/** Returns the files and all files that import them, directly or indirectly. */
function addImporters(files: readonly string[], importers: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/** Lists the screens that contain one of these files, sorted by name. When a file belongs to every page, the list is only `EVERY_PAGE`. */
function listScreens(files: ReadonlySet<string>): Screen[] {
  const screens = [...files].flatMap((file) => [
    ...(PAGES_BY_FILE.get(file) ?? []),
    ...Object.entries(OTHER_SCREENS).flatMap(([pathPrefix, screen]) => (file.startsWith(pathPrefix) ? [screen] : [])),
  ]);
  if (screens.includes(EVERY_PAGE)) return [EVERY_PAGE];
  const screensByLabel = new Map(screens.map((screen) => [formatScreen(screen), screen]));
  return [...screensByLabel].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([, screen]) => screen);
}

export const formatScreen = ({ name, address }: Screen): string => (address === undefined ? name : `${name} ${address}`);

const PAGES_BY_FILE = new Map<string, Screen[]>();
for (const page of [...pages, notFoundPage]) {
  for (const file of listPageFiles(page))
    PAGES_BY_FILE.set(file, [...(PAGES_BY_FILE.get(file) ?? []), { name: page.name, address: page.path }]);
}

/** Lists the files of a page: its route module, the component in the same folder, its layout and its guard. */
function listPageFiles({ module, layout, access }: PageRecord): string[] {
  const routeFile = getModulePath(module);
  return [
    routeFile,
    routeFile.replace(/\.route\.ts$/, '.tsx'),
    ...[layout, access?.guard].flatMap((lazy) => (lazy === undefined ? [] : [getModulePath(lazy)])),
  ];
}

/** Returns the path of a lazy module, read from the source text of its `load` function. In tests, `import` is compiled to `require`. */
function getModulePath({ load }: Lazy<unknown>): string {
  const name = /(?:import|require)\((?:\/\*.*?\*\/)?\s*['"]([^'"]+)['"]\)/.exec(load.toString())?.[1];
  if (name === undefined) throw new Error(`No import in ${load.toString()}.`);
  return join('src/app', name);
}
