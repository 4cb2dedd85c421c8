import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fold } from '../../shared/fold.ts';

const FILE = join(import.meta.dirname, '..', 'content', 'search-words.yaml');

/** The names of one line of the file, as they are searched: folded, with single spaces. */
const namesOf = (line: string): string[] =>
  line
    .split(',')
    .map((name) => fold(name).trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '');

/**
 * The groups of names in the text of `server/content/search-words.yaml`.
 * @throws a sentence that names what cannot be read
 */
export function readNames(text: string): string[][] {
  const sections: unknown = parse(text);
  const lines: unknown[] = Object.values(sections ?? {}).flat();
  return lines.map((line) => {
    const names = typeof line === 'string' ? namesOf(line) : [];
    if (names.length < 2) throw new Error(`search-words.yaml: "${String(line)}" is no list of two or more names with commas between them.`);
    return names;
  });
}

const othersByName = new Map<string, Set<string>>();
for (const group of readNames(readFileSync(FILE, 'utf8'))) {
  for (const name of group) othersByName.set(name, new Set([...(othersByName.get(name) ?? []), ...group]));
}

/** The names of one word that are long enough for slips, so that a misspelt `banglore` can be recognised as well. */
export const KNOWN_WORDS: readonly string[] = [...othersByName.keys()].filter((name) => name.length > 3 && !name.includes(' '));

const MOST_WORDS = Math.max(...[...othersByName.keys()].map((name) => name.split(' ').length));

/** A folded name and its other names, the name itself first: `trichy` gives `trichy, tiruchirappalli, tiruchi`. */
export function otherNames(name: string): string[] {
  return [...new Set([name, ...(othersByName.get(name) ?? [])])];
}

/** Whether other names are known for a folded word or a row of words. */
export const isName = (name: string): boolean => othersByName.has(name);

/** The longest known name with which a row of folded words begins, as `work from home`; null without one. */
export function nameAtStart(words: readonly string[]): string | null {
  for (let length = Math.min(words.length, MOST_WORDS); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (isName(name)) return name;
  }
  return null;
}
