import { JOB_WORDS, SYNONYMS } from './keywords.ts';
import { isLetter, listJoined, listParts, readWords } from '../../../shared/words.ts';

/** Words in questions that do not describe what a visitor searches for. */
const STOP_WORDS = new Set(
  'a an and are at can do for from how i in is it me my of on or the this to we what when where which who with you your'.split(' '),
);

/** Returns an approximate singular of an English word. This suffices, because indexed and searched words are treated alike. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Splits a text into the words under which it is indexed: the parts of its words, and the words with parts, each written as one. */
export function splitWords(text: string): string[] {
  const words = readWords(text);
  return [...listParts(words), ...listJoined(words)];
}

/** Returns the singular of a word of `readWords`; null for a word that is not searched. */
const normalise = (word: string): string | null => (STOP_WORDS.has(word) ? null : toSingular(word));

/** Returns the term that is searched for a word of `readWords`; null for a word that is not searched. */
export function toTerm(word: string): string | null {
  const term = normalise(word);
  return term === null ? null : (SYNONYMS.get(term) ?? term);
}

/** Returns the terms under which a word is indexed: its singular, so that its beginning finds it, and the word that replaces it. */
export function toIndexTerms(word: string): string[] {
  const term = normalise(word);
  if (term === null) return [];
  const synonym = SYNONYMS.get(term);
  return synonym === undefined ? [term] : [term, synonym];
}

/**
 * Returns, for each searched word of a query, the ways in which it is found: as one word or, if it has parts, by all of them. The parts of
 * `on-site` are no way, because without `on`, which is not searched, the rest would be too general. Nor are those of `R&D`.
 */
export const readQuery = (query: string): string[][][] =>
  readWords(query)
    .map(({ joined, parts }) => [[joined], ...(parts.length > 1 && !parts.every(isLetter) ? [[...parts]] : [])])
    .map((ways) => ways.filter((words) => words.every((word) => toTerm(word) !== null)))
    .filter((ways) => ways.length > 0);

/** Returns a query without words such as “job”; null when it has no such words, or no others. */
export function removeJobWords(query: string): string | null {
  const words = query.split(/\s+/).filter((word) => splitWords(word).some((part) => normalise(part) !== null));
  const others = words.filter((word) => !splitWords(word).some((part) => JOB_WORDS.has(normalise(part) ?? '')));
  return others.length === 0 || others.length === words.length ? null : others.join(' ');
}
