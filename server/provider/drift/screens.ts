import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the site. Without `address`: a component that is on every page. */
export interface Screen {
  name: string;
  address?: string;
}

/** Pages by the API calls that they make. `npm run build` derives them from the code (scripts/contract/screens.ts). */
export interface Screens {
  screens: Screen[];
  /** Indices into `screens`, by operationId. */
  calls: Record<string, number[]>;
  /** Field names that occur in the app's code. */
  names: string[];
}

/** Path inside the build. */
export const SCREENS_FILE = path.join('server', 'screens.json');

/** Returns the pages that use a field of an operation's response; undefined when this is not known. */
export type FindScreens = (operationId: string, field: string) => Screen[] | undefined;

/**
 * Reads which pages use which fields. A page that makes a call counts as using every field of the response whose name occurs anywhere in
 * the app's code.
 * @param folder folder of the built site
 * @returns a function that finds the pages, or returns undefined if the site has not been built
 */
export function readScreens(folder: string): FindScreens {
  const file = path.join(folder, SCREENS_FILE);
  if (!existsSync(file)) return () => undefined;
  const { screens, calls, names } = JSON.parse(readFileSync(file, 'utf8')) as Screens;
  const knownNames = new Set(names);
  return (operationId, field) => {
    const name = field.split(/[.[\]]+/).findLast((part) => part !== '' && part !== '*');
    if (name !== undefined && !knownNames.has(name)) return [];
    return (calls[operationId] ?? []).flatMap((screenIndex) => screens[screenIndex] ?? []);
  };
}
