import { hasSynonyms, findSynonyms } from './synonyms.ts';
import type { Term } from './searchExpression.ts';
import { isFiller, splitLocations, deriveSingularOrPlural, parseSearchWords } from './searchWords.ts';

/**
 * Returns the term of a word or a known phrase (`work from home`).
 * @param isLast whether the text is at the end of the input, where the last word may be incomplete
 */
export function createTerm(text: string, isLast: boolean): Term {
  const words = text.split(' ');
  if (words.length === 1) {
    // Abbreviations do not match as prefixes: `ba` would find banks.
    return { spellings: [...new Set([...findSynonyms(text), ...deriveSingularOrPlural(text)])], isPrefix: isLast && !hasSynonyms(text) };
  }
  const term = { spellings: findSynonyms(text), isPrefix: false };
  // Fillers occur everywhere, so `work from home` matches only as a whole.
  if (words.some(isFiller)) return term;
  return { ...term, wordTerms: words.map((word, index) => createTerm(word, isLast && index === words.length - 1)) };
}

const createTerms = (texts: readonly string[]): Term[] => texts.map((text, index) => createTerm(text, index === texts.length - 1));

/** Returns the terms of the typed words, all of which must occur. */
export const parseWordTerms = (text: string): Term[] => createTerms(parseSearchWords(text));

/** Returns a list of terms for each typed location. All terms of a list must occur in a job's location. */
export const parseLocationTerms = (text: string): Term[][] => splitLocations(text).map(createTerms);
