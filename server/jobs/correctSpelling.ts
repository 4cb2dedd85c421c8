import { isName } from './synonyms.ts';
import type { Term } from './searchExpression.ts';
import { nearestWords } from './spelling.ts';
import type { KnownWord } from './spelling.ts';
import { termOf } from './terms.ts';
import { locationAlternatives, numberTwin, replaceWords, searchWords } from './words.ts';

/** What the index knows. */
export interface Vocabulary {
  /** The known words that are near a word, at least. */
  near(word: string): Promise<readonly KnownWord[]>;
  /** Whether a job holds a word, or one that begins with it. */
  holds(word: string, prefix: boolean): Promise<boolean>;
  /** Whether there is a job with all these words in one of these places. */
  anyJob(keyword: readonly Term[], places: readonly (readonly Term[])[]): Promise<boolean>;
}

/** What may be looked up for a search, however many words it has; a person misspells one or two. */
export interface SpellingBudget {
  /** Words that are compared with those of the index. */
  compared: number;
  /** Combinations of words that are looked for. */
  tried: number;
}

/** The budget of one search. */
export const createSpellingBudget = (): SpellingBudget => ({ compared: 5, tried: 6 });

interface Words {
  keyword: string;
  location: string;
}

/** A typed word and what may be meant by it, the likeliest first. */
interface Choice {
  typed: string;
  meant: readonly string[];
  last: boolean;
}

const openTerm = ({ meant, last }: Choice): Term => {
  const terms = meant.map((word) => termOf(word, last));
  return { spellings: [...new Set(terms.flatMap(({ spellings }) => spellings))], prefix: terms.some(({ prefix }) => prefix) };
};

/** A choice as a term: a name keeps its words apart. */
const termFor = (choice: Choice): Term => (choice.meant.length === 1 ? termOf(choice.meant[0] ?? '', choice.last) : openTerm(choice));

/**
 * Puts the likeliest word in place of each that is misspelt: the nearest one, and of several as near the commonest with
 * which there is a job.
 *
 * @param which `unknown`: words that no job holds; `all`: also those that jobs hold, because they never meet
 * @param budget is used up: what comes after that stays as it was typed
 * @returns what was probably meant, or null when there is nothing to put right
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
    const meant = await meantBy(part, last, vocabulary, which, budget);
    // A job has to hold all of the words: where one is nowhere, the others need not be put right.
    if (meant.length === 0) return null;
    keyword.push({ typed: part, meant, last });
  }
  const places: Choice[][] = [];
  for (const place of locationAlternatives(typed.location)) {
    const choices: Choice[] = [];
    for (const [at, part] of place.entries()) {
      const last = at === place.length - 1;
      const meant = await meantBy(part, last, vocabulary, which, budget);
      choices.push({ typed: part, meant: meant.length === 0 ? [part] : meant, last });
    }
    places.push(choices);
  }

  const instead = { keyword: new Map<string, string>(), location: new Map<string, string>() };
  for (const place of places) {
    await settle(place, instead.location, budget, (terms) => vocabulary.anyJob([], [terms]));
  }
  const meet = await settle(keyword, instead.keyword, budget, (terms) =>
    vocabulary.anyJob(
      terms,
      places.map((place) => place.map(termFor)),
    ),
  );
  if (!meet || (instead.keyword.size === 0 && instead.location.size === 0)) return null;
  return { keyword: replaceWords(typed.keyword, instead.keyword), location: replaceWords(typed.location, instead.location) };
}

/** What may be meant by a word: the word itself where it is known, and its neighbours; nothing where it is unknown and has none. */
async function meantBy(
  word: string,
  last: boolean,
  { holds, near: nearby }: Vocabulary,
  which: 'unknown' | 'all',
  budget: SpellingBudget,
): Promise<readonly string[]> {
  if (isName(word)) return [word];
  let known = false;
  for (const spelling of [word, ...numberTwin(word)]) known ||= await holds(spelling, last);
  if (known && which === 'unknown') return [word];
  const near: string[] = [];
  if (budget.compared > 0) {
    budget.compared -= 1;
    for (const spelling of [word, ...numberTwin(word)]) {
      near.push(...nearestWords(spelling, await nearby(spelling)).filter((other) => other !== word));
    }
  }
  return [...new Set(known ? [word, ...near] : near)];
}

/**
 * Decides one choice after the other, each by whether there is a job with it and some of what is still open.
 * @returns false when there is no job with any of them
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
      // The last one need not be tried: some of them is in a job.
      if (rest.length < 2 || budget.tried <= 0 || (await tries())) break;
    }
    const [word = choice.typed] = choice.meant;
    if (word !== choice.typed) instead.set(choice.typed, word);
  }
  return true;
}
