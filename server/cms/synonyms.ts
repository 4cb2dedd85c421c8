import type { Mistakes } from './contentError.ts';
import { readYaml } from './files.ts';
import type { ContentFolder } from './folder.ts';
import { toWordKey } from '../../shared/words.ts';
import { isRecord, createPointer } from '../platform/contract/pointer.ts';

/** Words and phrases with the same meaning for the job search, in `foldText` form with single spaces. */
export interface Synonyms {
  /** One-word terms that are long enough for spelling correction, so that `banglore` is corrected. */
  readonly knownWords: readonly string[];
  /** Returns a term and its synonyms: `trichy` gives `trichy, tiruchirappalli, tiruchi`. */
  find(term: string): string[];
  /** Returns whether a word or phrase has synonyms. */
  has(term: string): boolean;
  /** Returns the longest known term with which a list of words begins, such as `work from home`; null when there is none. */
  findAtStart(words: readonly string[]): string | null;
}

/** Creates the synonyms from groups of terms with the same meaning. */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonymsByTerm = new Map<string, Set<string>>();
  for (const group of groups) for (const term of group) synonymsByTerm.set(term, new Set([...(synonymsByTerm.get(term) ?? []), ...group]));
  const terms = [...synonymsByTerm.keys()];
  const maxWords = Math.max(0, ...terms.map((term) => term.split(' ').length));
  const has = (term: string): boolean => synonymsByTerm.has(term);
  return {
    knownWords: terms.filter((term) => term.length > 3 && !term.includes(' ')),
    find: (term) => [...new Set([term, ...(synonymsByTerm.get(term) ?? [])])],
    has,
    findAtStart(words) {
      for (let length = Math.min(words.length, maxWords); length > 0; length -= 1) {
        const term = words.slice(0, length).join(' ');
        if (has(term)) return term;
      }
      return null;
    },
  };
}

/** For writing to the search index, which does not contain synonyms. */
export const NO_SYNONYMS = createSynonyms([]);

const FILE = 'search-words.yaml';

/** Splits a line into its terms, as words with single spaces. */
const splitTerms = (line: string): string[] =>
  line
    .split(',')
    .map(toWordKey)
    .filter((term) => term !== '');

/** Reads the groups of synonyms in `search-words.yaml`, one group per line; invalid lines are recorded. */
export function readSearchWords(folder: ContentFolder, mistakes: Mistakes): string[][] {
  const contentFile = readYaml(folder, FILE, mistakes);
  if (contentFile === undefined || contentFile.data === null) return [];
  if (!isRecord(contentFile.data)) {
    mistakes.add(contentFile, 'this file must consist of headings, each with a list of lines below it.');
    return [];
  }
  return Object.entries(contentFile.data).flatMap(([heading, lines]) =>
    [lines].flat().flatMap((line: unknown, index) => {
      const terms = typeof line === 'string' ? splitTerms(line) : [];
      if (terms.length > 1) return [terms];
      const pointer = Array.isArray(lines) ? createPointer(heading, String(index)) : createPointer(heading);
      mistakes.add(contentFile, `"${String(line)}" is not a list of two or more names with commas between them.`, pointer);
      return [];
    }),
  );
}
