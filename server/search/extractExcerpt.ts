import { fold } from '../../shared/fold.ts';
import { excerpt } from '../../shared/text.ts';

/** Characters. */
const EXCERPT_LENGTH = 160;
/** Characters before the match. */
const CONTEXT_LENGTH = 48;

/**
 * Returns an excerpt around the first of the terms; the beginning without a match.
 * @param terms folded
 */
export function extractExcerpt(text: string, terms: readonly string[]): string {
  const folded = fold(text);
  // When folding changes the length, positions do not correspond.
  const positions = folded.length === text.length ? terms.map((term) => folded.indexOf(term)).filter((at) => at >= 0) : [];
  const at = Math.min(...positions, Number.POSITIVE_INFINITY);
  if (at <= CONTEXT_LENGTH || at === Number.POSITIVE_INFINITY) return excerpt(text, EXCERPT_LENGTH);
  const space = text.indexOf(' ', at - CONTEXT_LENGTH);
  const start = space >= 0 && space < at ? space + 1 : at;
  return `…${excerpt(text.slice(start), EXCERPT_LENGTH - 1)}`;
}
