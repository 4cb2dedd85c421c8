import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '../../server/contract/load.ts';
import type { Screen, Screens } from '../../server/drift/screens.ts';
import { readCode, formatScreen } from './uses.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Finds the screens that use the provider's operations; once per build. */
export async function findScreens(): Promise<Screens> {
  const code = await readCode();
  const screens = new Map<string, Screen>();
  const calls: Screens['calls'] = {};
  for (const { operationId } of [...loadContract('cms').operations, ...loadContract('jobs').operations]) {
    const operationScreens = code.findScreens(code.findUse(operationId).files);
    for (const screen of operationScreens) screens.set(formatScreen(screen), screen);
    const labels = [...screens.keys()];
    calls[operationId] = operationScreens.map((screen) => labels.indexOf(formatScreen(screen)));
  }
  const contracts = JSON.stringify([loadContract('cms').document, loadContract('jobs').document]);
  const names = [...listIdentifiers()].filter((name) => contracts.includes(`"${name}":`)).toSorted();
  return { screens: [...screens.values()], calls, names };
}

/** Returns every identifier in the app's code: fields that are not among them are never read. */
export function listIdentifiers(): Set<string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['src/api/generated/**'] });
  return new Set(files.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/[A-Za-z_$][\w$-]*/g) ?? []));
}
