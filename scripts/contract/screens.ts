import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '../../server/contract/load.ts';
import { pointer, resolve } from '../../server/contract/pointer.ts';
import type { Screen, Screens } from '../../server/drift/screens.ts';
import { subjectOf } from '../codegen/subjects.ts';
import type { Call } from './diff/change.ts';
import { screensByFile, SHELL } from './diff/pages.ts';
import { openProgram } from './diff/program.ts';
import { lazyFiles, lazyImporters, type Reached } from './diff/reach.ts';
import { callReach } from './diff/uses.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What stands around every page. */
const EVERYWHERE: Screen = { name: 'Every page' };

/**
 * Finds out which pages use which of the provider's calls, from the code itself: whatever rests on a call's endpoint, up to the
 * records of the pages. It takes about ten seconds, and is done once in a build.
 */
export async function findScreens(): Promise<Screens> {
  const program = await openProgram(new Map(), ['src']);
  try {
    const lazily = await lazyImporters(program, lazyFiles());
    const screens: Screen[] = [EVERYWHERE];
    const places = new Map<string, number>();
    const placeOf = (screen: Screen): number => {
      const key = `${screen.name} ${screen.address}`;
      const place = places.get(key) ?? screens.push(screen) - 1;
      places.set(key, place);
      return place;
    };
    const calls: Screens['calls'] = {};
    for (const name of ['cms', 'jobs'] as const) {
      for (const call of callsOf(name)) {
        const used = usedBy(await callReach(program, lazily, name, call));
        calls[call.operationId] = used === 'everywhere' ? [0] : [...new Set(used.map(placeOf))].toSorted((one, other) => one - other);
      }
    }
    return { screens, calls, names: namesInCode() };
  } finally {
    await program.close();
  }
}

function callsOf(name: 'cms' | 'jobs'): Call[] {
  const { document, operations } = loadContract(name);
  return operations.map(({ operationId, method, path }) => {
    const { value } = resolve(document, pointer('paths', path, method.toLowerCase()));
    return { operationId, method, path, subject: subjectOf(value) };
  });
}

function usedBy(reached: ReadonlyMap<string, Reached>): Screen[] | 'everywhere' {
  const files = [...reached.values()].map(({ file }) => file);
  if (files.includes(SHELL)) return 'everywhere';
  const byFile = screensByFile();
  return files.flatMap((file) => byFile.get(file) ?? []);
}

/** Every name that the app's own code has: a field whose name is not among them is read by nobody. */
function namesInCode(): string[] {
  const texts = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['src/api/generated/**'] }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const inCode = new Set(texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
  return namesInContracts().filter((name) => inCode.has(name));
}

/** The names of all fields of the two contracts. */
function namesInContracts(): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties' && typeof inner === 'object' && inner !== null) for (const name of Object.keys(inner)) found.add(name);
      walk(inner);
    }
  };
  walk(loadContract('cms').document);
  walk(loadContract('jobs').document);
  return [...found].toSorted();
}
