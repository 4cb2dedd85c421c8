import { isName, synonymsOf } from './synonyms.ts';
import type { Term } from './searchExpression.ts';
import { isFiller, locationAlternatives, singularOrPlural, searchWords } from './searchWords.ts';

/** Returns the term of a word or a known name (`work from home`); the last one may be incomplete. */
export function termOf(part: string, last: boolean): Term {
  const words = part.split(' ');
  if (words.length === 1) {
    // Abbreviations do not match as prefixes: `ba` would find banks.
    return { spellings: [...new Set([...synonymsOf(part), ...singularOrPlural(part)])], prefix: last && !isName(part) };
  }
  const term = { spellings: synonymsOf(part), prefix: false };
  // Fillers occur everywhere, so `work from home` matches only as a whole.
  if (words.some(isFiller)) return term;
  return { ...term, nameParts: words.map((word, index) => termOf(word, last && index === words.length - 1)) };
}

const termsOf = (parts: readonly string[]): Term[] => parts.map((part, index) => termOf(part, index === parts.length - 1));

/** Returns the terms of the typed words, all of which must occur. */
export const wordTerms = (text: string): Term[] => termsOf(searchWords(text));

/** Returns the terms of each typed location, all of which must occur in it. */
export const placeTerms = (text: string): Term[][] => locationAlternatives(text).map(termsOf);
