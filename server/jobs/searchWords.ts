import { foldText } from '../../shared/fold.ts';
import { findTermAtStart } from './synonyms.ts';

/** Limit of searched words. More words only make a search slow. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 40;

/** A word; everything else is a separator. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Words that are ignored. Otherwise every match would have to contain them. */
const FILLER_WORDS = new Set(
  'a an and any are as at by for from in is job jobs near of on opening openings or role roles the to vacancy with work'.split(' '),
);

/** Returns whether a word in `foldText` form is ignored in searches. */
export const isFiller = (word: string): boolean => FILLER_WORDS.has(word);

/** Splits text in `foldText` form into words. */
export const splitWords = (foldedText: string): string[] => foldedText.match(WORD) ?? [];

const normaliseWord = (typed: string): string => [...foldText(typed)].slice(0, MAX_WORD_LENGTH).join('');

/**
 * Returns the typed words in `foldText` form, at most ten. A known phrase such as `work from home` is one entry. Characters that are not
 * part of words are dropped, so no search syntax remains. Filler words are dropped unless there are no other words.
 */
export function parseSearchWords(text: string): string[] {
  const words = splitWords(foldText(text)).map(normaliseWord);
  const entries: string[] = [];
  for (let index = 0; index < words.length;) {
    const entry = findTermAtStart(words.slice(index)) ?? words[index] ?? '';
    entries.push(entry);
    index += entry.split(' ').length;
  }
  const meaningfulEntries = entries.filter((entry) => !isFiller(entry));
  return [...new Set(meaningfulEntries.length > 0 ? meaningfulEntries : entries)].slice(0, MAX_WORDS);
}

/**
 * Replaces words in typed text, keeping initial capitals.
 * @param replacements new words by the typed word in `foldText` form
 */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.normalize('NFC').replace(WORD, (typed) => {
    const word = replacements.get(normaliseWord(typed)) ?? typed;
    return word !== typed && /^\p{Lu}/u.test(typed) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
  });
}

/** Splits a typed location into alternatives: `Chennai, Kochi or remote` means any of the three. */
export function splitLocations(text: string): string[][] {
  return text
    .slice(0, 400)
    .split(/[,;/|]|\bor\b/iu)
    .map(parseSearchWords)
    .filter((words) => words.length > 0)
    .slice(0, 5);
}

/** Returns the singular or plural of an English word; an empty list for a short word. */
export function deriveSingularOrPlural(word: string): string[] {
  if (word.length < 4 || /\P{L}/u.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('ss')) return [`${word}es`];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [`${word}s`];
}
