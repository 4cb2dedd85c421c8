import type { Mistakes } from '../contentError.ts';
import { readYaml } from '../files.ts';
import { toWordKey } from '../../../shared/words.ts';
import { isRecord, createPointer } from '../../platform/contract/pointer.ts';

const FILE = 'search-words.yaml';

/** Splits a line into its terms, as words with single spaces. */
const splitTerms = (line: string): string[] =>
  line
    .split(',')
    .map(toWordKey)
    .filter((term) => term !== '');

/** Reads the groups of synonyms in `search-words.yaml`, one group per line; invalid lines are recorded. */
export function readSearchWords(folder: string, mistakes: Mistakes): string[][] {
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
