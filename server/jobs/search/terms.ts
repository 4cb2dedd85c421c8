import { isLetter } from '../../../shared/words.ts';
import type { Synonyms } from '../../cms/synonyms.ts';
import type { Term } from './searchExpression.ts';
import { isFiller, isParticle, splitLocations, deriveSingularOrPlural, parseSearchWords, type TypedWord } from './searchWords.ts';

/**
 * Returns the term of a word or a known phrase (`work from home`).
 * @param isLast whether the text is at the end of the input, where the last word may be incomplete
 */
export function createTerm({ text, joined }: TypedWord, isLast: boolean, synonyms: Synonyms): Term {
  const words = text.split(' ');
  // Abbreviations do not match as prefixes: `ba` would find banks.
  const isPrefix = isLast && !synonyms.has(text) && !(joined !== undefined && synonyms.has(joined));
  if (words.length === 1) return { spellings: unique([...synonyms.find(text), ...deriveSingularOrPlural(text)]), isPrefix };
  const joinedSpellings = joined === undefined ? [] : [...synonyms.find(joined), ...deriveSingularOrPlural(joined)];
  const term = { spellings: unique([...synonyms.find(text), ...joinedSpellings]), isPrefix: isPrefix && joined !== undefined };
  // Particles and letters occur everywhere, so `work from home`, `on-site` and `R&D` match only as a whole.
  if (words.some((word) => isParticle(word) || isLetter(word)) || (joined === undefined && words.some(isFiller))) return term;
  const meaningfulWords = words.filter((word) => !isFiller(word));
  return {
    ...term,
    wordTerms: meaningfulWords.map((word, index) => createTerm({ text: word }, isLast && index === meaningfulWords.length - 1, synonyms)),
  };
}

const unique = (spellings: readonly string[]): string[] => [...new Set(spellings)];

const createTerms = (words: readonly TypedWord[], synonyms: Synonyms): Term[] =>
  words.map((word, index) => createTerm(word, index === words.length - 1, synonyms));

/** Returns the terms of the typed words, all of which must occur. */
export const parseWordTerms = (text: string, synonyms: Synonyms): Term[] => createTerms(parseSearchWords(text, synonyms), synonyms);

/** Returns a list of terms for each typed location. All terms of a list must occur in a job's location. */
export const parseLocationTerms = (text: string, synonyms: Synonyms): Term[][] =>
  splitLocations(text, synonyms).map((words) => createTerms(words, synonyms));
