import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the site; without an address it is what stands around every page. */
export interface Screen {
  name: string;
  address?: string;
}

/** Which pages use which calls; `npm run build` finds it out from the code (scripts/contract/screens.ts). */
export interface Screens {
  screens: Screen[];
  /** The places in `screens` of those that make a call, by its operationId. */
  calls: Record<string, number[]>;
  /** The names of fields that the app's code has. */
  names: string[];
}

/** Where a build keeps it. */
export const SCREENS_FILE = path.join('server', 'screens.json');

/** Finds the pages that use a field of a call's answers. */
export type ScreensOf = (operationId: string, field: string) => Screen[] | undefined;

/**
 * Reads which pages use what. All that make a call count as using a field whose name is in the app's code.
 * @param folder that of the built site
 * @returns a search that finds undefined where the site was not built for it
 */
export function readScreens(folder: string): ScreensOf {
  const file = path.join(folder, SCREENS_FILE);
  if (!existsSync(file)) return () => undefined;
  const { screens, calls, names } = JSON.parse(readFileSync(file, 'utf8')) as Screens;
  const known = new Set(names);
  return (operationId, field) => {
    const name = field.split(/[.[\]]+/).findLast((part) => part !== '' && part !== '*');
    if (name !== undefined && !known.has(name)) return [];
    return (calls[operationId] ?? []).flatMap((place) => screens[place] ?? []);
  };
}
