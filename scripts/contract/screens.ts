import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBackend } from '../../server/platform/contract/load.ts';
import type { Screen, Screens } from '../../server/provider/drift/screens.ts';
import { formatScreen, readCodeIndex } from './uses.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the screens that use each provider operation, and the contracts' field names that occur in the app's code. */
export function findScreensByOperation(): Screens {
  const codeIndex = readCodeIndex();
  const contracts = [loadBackend('cms'), loadBackend('jobs')];
  const screensByLabel = new Map<string, Screen>();
  const screenIndices: Screens['calls'] = {};
  for (const { operationId } of contracts.flatMap(({ operations }) => operations)) {
    const screens = codeIndex.findScreens(codeIndex.findUse(operationId).files);
    for (const screen of screens) screensByLabel.set(formatScreen(screen), screen);
    const labels = [...screensByLabel.keys()];
    screenIndices[operationId] = screens.map((screen) => labels.indexOf(formatScreen(screen)));
  }
  const documents = JSON.stringify(contracts.map(({ document }) => document));
  const contractNames = new Set(Array.from(documents.matchAll(/"([\w$-]+)":/g), ([, name]) => name));
  const fieldNames = [...listIdentifiers()].filter((name) => contractNames.has(name)).toSorted();
  return { screens: [...screensByLabel.values()], calls: screenIndices, names: fieldNames };
}

/**
 * Lists every identifier in the app's code. The app cannot read a field whose name is not in this list.
 * @param root folder of the project, or of a copy
 */
export function listIdentifiers(root: string = ROOT): Set<string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/api/generated/**'] });
  return new Set(files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[A-Za-z_$][\w$-]*/g) ?? []));
}
