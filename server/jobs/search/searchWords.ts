import { foldText } from '../../../shared/fold.ts';
import { listParts, readWords } from '../../../shared/words.ts';
import type { Synonyms } from '../../cms/synonyms.ts';

/** Limit of searched words. More words only make a search slow. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 40;

/** A word as it is typed; everything else is a separator. */
const TYPED_WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*/gu;

/** Words that occur everywhere and mean nothing by themselves. */
const PARTICLES = new Set('a an and any are as at by for from in is of on or the to with'.split(' '));

/** Words that say that a job is searched, but not which. */
const JOB_FILLERS = new Set('job jobs near opening openings role roles vacancy work'.split(' '));

/** Returns whether a word in the form of `readWords` means nothing by itself. */
export const isParticle = (word: string): boolean => PARTICLES.has(word);

/** Returns whether a word in the form of `readWords` is ignored in searches. Otherwise every match would have to contain it. */
export const isFiller = (word: string): boolean => PARTICLES.has(word) || JOB_FILLERS.has(word);

/** A typed word, a word with parts such as `on-site`, or a known phrase such as `work from home`. */
export interface TypedWord {
  /** The word, or the parts or words with single spaces: `on site`. */
  text: string;
  /** The parts written as one: `onsite`. Undefined for a word without parts, and for a phrase. */
  joined?: string;
}

const limitLength = (word: string): string => [...word].slice(0, MAX_WORD_LENGTH).join('');

/**
 * Returns the typed words, at most ten. Characters that are not part of words are dropped, so no search syntax remains. Filler words are
 * dropped unless there are no other words.
 */
export function parseSearchWords(text: string, synonyms: Synonyms): TypedWord[] {
  const words = readWords(text).map((word) => ({ joined: limitLength(word.joined), parts: word.parts.map(limitLength) }));
  const entries: TypedWord[] = [];
  const parts = listParts(words);
  const wordsByStart = new Map<number, (typeof words)[number]>();
  for (let start = 0, index = 0; index < words.length; start += words[index]?.parts.length ?? 0, index += 1) {
    const word = words[index];
    if (word && word.parts.length > 1) wordsByStart.set(start, word);
  }
  for (let start = 0; start < parts.length;) {
    const word = wordsByStart.get(start);
    // A known phrase may end within a later word: then the rest of this word's parts are words.
    const phraseLength = synonyms.findAtStart(parts.slice(start))?.split(' ').length ?? 1;
    const length = Math.max(phraseLength, word?.parts.length ?? 1);
    const isWord = word?.parts.length === length;
    entries.push({ text: parts.slice(start, start + length).join(' '), ...(isWord && { joined: word.joined }) });
    start += length;
  }
  const meaningfulEntries = entries.filter((entry) => !entry.text.split(' ').every(isFiller) || synonyms.has(entry.text));
  const uniqueEntries = new Map((meaningfulEntries.length > 0 ? meaningfulEntries : entries).map((entry) => [entry.text, entry]));
  return [...uniqueEntries.values()].slice(0, MAX_WORDS);
}

/**
 * Replaces words in typed text, keeping initial capitals.
 * @param replacements new words by the typed word in the form of `readWords`
 */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.normalize('NFC').replace(TYPED_WORD, (typed) => {
    const word = replacements.get(limitLength(foldText(typed))) ?? typed;
    return word !== typed && /^\p{Lu}/u.test(typed) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
  });
}

/** Splits a typed location into alternatives: `Chennai, Kochi or remote` means any of the three. */
export function splitLocations(text: string, synonyms: Synonyms): TypedWord[][] {
  return text
    .slice(0, 400)
    .split(/[,;/|]|\bor\b/iu)
    .map((part) => parseSearchWords(part, synonyms))
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
