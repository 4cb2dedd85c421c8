import { computeEditDistance } from '../../platform/lib/editDistance.ts';

/** A word that may replace a misspelt one. */
export interface KnownWord {
  word: string;
  /** Number of jobs that contain the word; 0 for a term of the synonym list. */
  jobs: number;
  /** See `computeLetterMask`. */
  letterMask: number;
}

const MAX_SUGGESTIONS = 6;

/** Returns the maximum edit distance of a correction: 2 from 8 letters, 1 from 4 letters, 0 for shorter words and words with digits. */
function getMaxEdits(word: string): number {
  if (/\P{L}/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns the set of a word's letters as a bit mask of 32 classes. */
export function computeLetterMask(word: string): number {
  let letterMask = 0;
  for (let index = 0; index < word.length; index += 1) letterMask |= 1 << (word.charCodeAt(index) & 31);
  return letterMask;
}

/** Returns whether two bit masks differ in more than `maxDifferences` bits. */
function differInMoreThan(a: number, b: number, maxDifferences: number): boolean {
  let differing = a ^ b;
  for (let remainingDifferences = maxDifferences; remainingDifferences > 0; remainingDifferences -= 1) differing &= differing - 1;
  return differing !== 0;
}

/** Returns the known words with the smallest edit distance to a misspelt word, the commonest first, at most six. */
export function findNearestWords(word: string, vocabulary: Iterable<KnownWord>): string[] {
  let maxDistance = getMaxEdits(word);
  if (maxDistance === 0) return [];
  const letterMask = computeLetterMask(word);
  let nearest: KnownWord[] = [];
  for (const candidate of vocabulary) {
    // An edit changes at most two bits of the mask, so comparing the masks excludes most words cheaply.
    if (differInMoreThan(letterMask, candidate.letterMask, 2 * maxDistance)) continue;
    if (candidate.word === word) continue;
    const distance = computeEditDistance(word, candidate.word, maxDistance);
    if (distance > maxDistance) continue;
    if (distance < maxDistance) {
      maxDistance = distance;
      nearest = [];
    }
    nearest.push(candidate);
  }
  return nearest
    .sort((a, b) => b.jobs - a.jobs || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map((candidate) => candidate.word);
}
