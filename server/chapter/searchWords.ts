import { foldText } from '../../shared/fold.ts';
import type { Mistakes } from '../cms/contentError.ts';
import { readYaml } from '../cms/files.ts';
import { isRecord, createPointer } from '../contract/pointer.ts';

const FILE = 'search-words.yaml';

/** Normalises the synonyms of one line: folded, with single spaces. */
const splitSynonyms = (line: string): string[] =>
  line
    .split(',')
    .map((name) => foldText(name).trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '');

/** Reads the groups of synonyms in `search-words.yaml`; invalid lines are recorded. */
export function readSearchWords(folder: string, mistakes: Mistakes): string[][] {
  const contentFile = readYaml(folder, FILE, mistakes);
  if (contentFile === undefined || contentFile.data === null) return [];
  if (!isRecord(contentFile.data)) {
    mistakes.add(contentFile, 'this file must consist of headings, each with a list of lines below it.');
    return [];
  }
  return Object.entries(contentFile.data).flatMap(([heading, lines]) =>
    [lines].flat().flatMap((line: unknown, index) => {
      const names = typeof line === 'string' ? splitSynonyms(line) : [];
      if (names.length > 1) return [names];
      const pointer = Array.isArray(lines) ? createPointer(heading, String(index)) : createPointer(heading);
      mistakes.add(contentFile, `"${String(line)}" is not a list of two or more names with commas between them.`, pointer);
      return [];
    }),
  );
}
