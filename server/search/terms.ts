import { foldText } from '../../shared/fold.ts';
import { JOB_WORDS, SYNONYMS } from './keywords.ts';

/** Words in questions that do not describe what a visitor searches for. */
const STOP_WORDS = new Set(
  'a an and are at can do for from how i in is it me my of on or the this to we what when where which who with you your'.split(' '),
);

/** Splits text at every character that is no letter or number: `PMP®Certification` is two words. */
export const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u);

/** Returns an approximate singular of an English word. This suffices, because indexed and searched words are treated alike. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Returns the singular of a word in lower case; null for a word that is not searched. */
function normalise(word: string): string | null {
  const folded = foldText(word);
  return folded === '' || STOP_WORDS.has(folded) ? null : toSingular(folded);
}

/** Returns the term that is searched for a word; null for a word that is not searched. */
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

/** Returns a query without words such as “job”; null when it has no such words, or no others. */
export function removeJobWords(query: string): string | null {
  const words = query.split(/\s+/).filter((word) => normalise(word) !== null);
  const others = words.filter((word) => !JOB_WORDS.has(normalise(word) ?? ''));
  return others.length === 0 || others.length === words.length ? null : others.join(' ');
}
