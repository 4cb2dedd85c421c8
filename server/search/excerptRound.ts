import { fold } from '../../shared/fold.ts';
import { excerpt } from '../../shared/text.ts';

/** Characters of an excerpt. */
const LENGTH = 160;
/** Of these, before the word that was found. */
const BEFORE = 48;

/**
 * Words of a text round the first of some terms; its beginning when it has none of them.
 * @param terms folded, as the index has them
 */
export function excerptRound(text: string, terms: readonly string[]): string {
  const folded = fold(text);
  // Folding may change the length of a text with unusual letters: then its beginning does.
  const places = folded.length === text.length ? terms.map((term) => folded.indexOf(term)).filter((at) => at >= 0) : [];
  const at = Math.min(...places, Number.POSITIVE_INFINITY);
  if (at <= BEFORE || at === Number.POSITIVE_INFINITY) return excerpt(text, LENGTH);
  const space = text.indexOf(' ', at - BEFORE);
  const start = space >= 0 && space < at ? space + 1 : at;
  return `…${excerpt(text.slice(start), LENGTH - 1)}`;
}
