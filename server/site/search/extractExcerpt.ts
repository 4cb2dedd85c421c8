import { excerpt } from '../../../shared/text.ts';
import { splitWords, toTerm } from './terms.ts';

/** Maximum number of characters of an excerpt. */
const EXCERPT_LENGTH = 160;
/** Maximum number of characters before the match. */
const CONTEXT_LENGTH = 48;

/**
 * Returns an excerpt around the first word that is one of the terms; the beginning of the text when no word matches.
 * @param terms terms of the search index
 */
export function extractExcerpt(text: string, terms: readonly string[]): string {
  const matches = new Set(terms.map(toTerm));
  const index = [...text.matchAll(/\S+/g)].find(([word]) => splitWords(word).some((part) => matches.has(toTerm(part) ?? '')))?.index ?? 0;
  if (index <= CONTEXT_LENGTH) return excerpt(text, EXCERPT_LENGTH);
  const space = text.indexOf(' ', index - CONTEXT_LENGTH);
  const start = space >= 0 && space < index ? space + 1 : index;
  return `…${excerpt(text.slice(start), EXCERPT_LENGTH - 1)}`;
}
