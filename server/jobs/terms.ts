import { isName, synonymsOf } from './synonyms.ts';
import type { Term } from './searchExpression.ts';
import { isFiller, locationAlternatives, numberTwin, searchWords } from './words.ts';

/**
 * What a searched word or name stands for.
 *
 * @param part a word, or a known name of several (`work from home`)
 * @param last nothing follows it: a person is perhaps still typing it
 */
export function termOf(part: string, last: boolean): Term {
  const words = part.split(' ');
  if (words.length === 1) {
    // An abbreviation is whole as it is: as a beginning `ba` would find banks.
    return { spellings: [...new Set([...synonymsOf(part), ...numberTwin(part)])], prefix: last && !isName(part) };
  }
  const term = { spellings: synonymsOf(part), prefix: false };
  // Fillers occur in every text: of `work from home` only the whole is meant.
  if (words.some(isFiller)) return term;
  return { ...term, apart: words.map((word, at) => termOf(word, last && at === words.length - 1)) };
}

const termsOf = (parts: readonly string[]): Term[] => parts.map((part, at) => termOf(part, at === parts.length - 1));

/** What must all occur, of the words that were typed. */
export const wordTerms = (text: string): Term[] => termsOf(searchWords(text));

/** What must all occur in the place, for each of the places that were typed. */
export const placeTerms = (text: string): Term[][] => locationAlternatives(text).map(termsOf);
