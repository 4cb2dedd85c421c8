import { isName } from './synonyms.ts';
import type { Term } from './searchExpression.ts';
import { nearestWords } from './spelling.ts';
import type { KnownWord } from './spelling.ts';
import { termOf } from './terms.ts';
import { locationAlternatives, singularOrPlural, replaceWords, searchWords } from './searchWords.ts';

export interface Vocabulary {
  findSimilarWords(word: string): Promise<readonly KnownWord[]>;
  /** Returns whether a job contains a word, or a word with this prefix. */
  has(word: string, prefix: boolean): Promise<boolean>;
  /** Returns whether a job contains all these words in one of these places. */
  hasMatches(keyword: readonly Term[], places: readonly (readonly Term[])[]): Promise<boolean>;
}

/** Limits the lookups of a search, however many words it has. */
export interface SpellingBudget {
  compared: number;
  tried: number;
}

export const createSpellingBudget = (): SpellingBudget => ({ compared: 5, tried: 6 });

interface Words {
  keyword: string;
  location: string;
}

interface Choice {
  typed: string;
  meant: readonly string[];
  last: boolean;
}

const openTerm = ({ meant, last }: Choice): Term => {
  const terms = meant.map((word) => termOf(word, last));
  return { spellings: [...new Set(terms.flatMap(({ spellings }) => spellings))], prefix: terms.some(({ prefix }) => prefix) };
};

const termFor = (choice: Choice): Term => (choice.meant.length === 1 ? termOf(choice.meant[0] ?? '', choice.last) : openTerm(choice));

/**
 * Corrects misspelt words by the nearest known one, preferring common ones that occur together in a job.
 * @param which `unknown`: words that no job contains; `all`: also known words that never occur together
 * @param budget is consumed; what exceeds it stays as typed
 * @returns the correction, or null when there is none
 */
export async function correctSpelling(
  typed: Words,
  vocabulary: Vocabulary,
  which: 'unknown' | 'all',
  budget: SpellingBudget,
): Promise<Words | null> {
  const keyword: Choice[] = [];
  const parts = searchWords(typed.keyword);
  for (const [at, part] of parts.entries()) {
    const last = at === parts.length - 1;
    const meant = await findCandidates(part, last, vocabulary, which, budget);
    // A job must contain all words: if one has no candidate, correcting the others is useless.
    if (meant.length === 0) return null;
    keyword.push({ typed: part, meant, last });
  }
  const places: Choice[][] = [];
  for (const place of locationAlternatives(typed.location)) {
    const choices: Choice[] = [];
    for (const [at, part] of place.entries()) {
      const last = at === place.length - 1;
      const meant = await findCandidates(part, last, vocabulary, which, budget);
      choices.push({ typed: part, meant: meant.length === 0 ? [part] : meant, last });
    }
    places.push(choices);
  }

  const instead = { keyword: new Map<string, string>(), location: new Map<string, string>() };
  for (const place of places) {
    await settle(place, instead.location, budget, (terms) => vocabulary.hasMatches([], [terms]));
  }
  const meet = await settle(keyword, instead.keyword, budget, (terms) =>
    vocabulary.hasMatches(
      terms,
      places.map((place) => place.map(termFor)),
    ),
  );
  if (!meet || (instead.keyword.size === 0 && instead.location.size === 0)) return null;
  return { keyword: replaceWords(typed.keyword, instead.keyword), location: replaceWords(typed.location, instead.location) };
}

/** Returns the candidates of a word: itself when known, and its neighbours. */
async function findCandidates(
  word: string,
  last: boolean,
  { has, findSimilarWords: nearby }: Vocabulary,
  which: 'unknown' | 'all',
  budget: SpellingBudget,
): Promise<readonly string[]> {
  if (isName(word)) return [word];
  let known = false;
  for (const spelling of [word, ...singularOrPlural(word)]) known ||= await has(spelling, last);
  if (known && which === 'unknown') return [word];
  const near: string[] = [];
  if (budget.compared > 0) {
    budget.compared -= 1;
    for (const spelling of [word, ...singularOrPlural(word)]) {
      near.push(...nearestWords(spelling, await nearby(spelling)).filter((other) => other !== word));
    }
  }
  return [...new Set(known ? [word, ...near] : near)];
}

/**
 * Decides the choices one by one, each by whether a job matches it together with the open ones.
 * @returns false when no job matches
 */
async function settle(
  choices: Choice[],
  instead: Map<string, string>,
  budget: SpellingBudget,
  anyJob: (terms: Term[]) => Promise<boolean>,
): Promise<boolean> {
  const tries = async (): Promise<boolean> => {
    budget.tried -= 1;
    return anyJob(choices.map(termFor));
  };
  if (budget.tried > 0 && choices.some(({ meant }) => meant.length > 1) && !(await tries())) return false;
  for (const choice of choices) {
    for (let rest = choice.meant; ; rest = rest.slice(1)) {
      choice.meant = rest.slice(0, 1);
      // The last combination is known to match.
      if (rest.length < 2 || budget.tried <= 0 || (await tries())) break;
    }
    const [word = choice.typed] = choice.meant;
    if (word !== choice.typed) instead.set(choice.typed, word);
  }
  return true;
}
