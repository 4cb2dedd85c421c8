import { listJoined, listParts, readWords } from '../../../shared/words.ts';

/**
 * Returns the words under which texts are found: for each text the parts of its words in order, so that phrases are found, and last the
 * words with parts, each written as one.
 */
export function toIndexWords(texts: readonly string[]): string[][] {
  const wordsByText = texts.map(readWords);
  return [...wordsByText.map(listParts), [...new Set(wordsByText.flatMap(listJoined))]];
}
