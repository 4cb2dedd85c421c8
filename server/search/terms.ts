import { fold } from '../../shared/fold.ts';

/** Words of a question that say nothing of what is looked for. */
const STOP_WORDS = new Set(
  'a an and are at can do for from how i in is it me my of on or the this to we what when where which who with you your'.split(' '),
);

/** Splits at everything that is no letter or number: `PMP®Certification` is two words. */
export const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u);

/** Returns the singular of an English plural, roughly: both the index and the query are treated alike. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Returns a word as it is indexed and searched; null for one that is neither. */
export function toTerm(word: string): string | null {
  const folded = fold(word);
  return folded === '' || STOP_WORDS.has(folded) ? null : singular(folded);
}
