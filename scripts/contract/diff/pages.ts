import { join } from 'node:path';
import type { Lazy, PageRecord } from '../../../src/app/pageRecord.ts';
import { notFoundPage, pages } from '../../../src/app/pages.ts';

/** What stands around every page. */
export const SHELL = 'src/app/App.tsx';

/** The file that a lazy part of a page comes from: its loader names it. */
function fileOf({ load }: Lazy<unknown>): string {
  const name = /import\((?:\/\*.*?\*\/)?\s*['"]([^'"]+)['"]\)/.exec(load.toString())?.[1];
  if (name === undefined) throw new Error(`No import in ${load.toString()}.`);
  return join('src/app', name);
}

const filesOf = ({ module, layout, access }: PageRecord): string[] =>
  [module, layout, access?.guard].flatMap((part) => (part === undefined ? [] : [fileOf(part)]));

/** A page by its name, with its address. */
export interface PageName {
  name: string;
  address: string;
}

/** The pages by the files of their code, from the records of all pages. */
export function screensByFile(): Map<string, PageName[]> {
  const found = new Map<string, PageName[]>();
  for (const page of [...pages, notFoundPage]) {
    for (const file of filesOf(page)) found.set(file, [...(found.get(file) ?? []), { name: page.name, address: page.path }]);
  }
  return found;
}
