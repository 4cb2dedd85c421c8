import { isName } from './otherNames.ts';
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
 * @returns what was probably meant, or null when there is nothing to put right
 */
export async function respell(typed: Words, vocabulary: Vocabulary, which: 'unknown' | 'all'): Promise<Words | null> {
  const choose = async (parts: readonly string[]): Promise<Choice[]> => {
    const choices: Choice[] = [];
    for (const [at, part] of parts.entries()) {
      const last = at === parts.length - 1;
      choices.push({ typed: part, meant: await meantBy(part, last, vocabulary, which), last });
    }
    return choices;
  };
  const keyword = await choose(searchWords(typed.keyword));
  const places: Choice[][] = [];
  for (const place of locationAlternatives(typed.location)) places.push(await choose(place));

  const instead = { keyword: new Map<string, string>(), location: new Map<string, string>() };
  for (const place of places) {
    await settle(place, instead.location, (terms) => vocabulary.anyJob([], [terms]));
  }
  await settle(keyword, instead.keyword, (terms) =>
    vocabulary.anyJob(
      terms,
      places.map((place) => place.map(termFor)),
    ),
  );
  if (instead.keyword.size === 0 && instead.location.size === 0) return null;
  return { keyword: replaceWords(typed.keyword, instead.keyword), location: replaceWords(typed.location, instead.location) };
}

/** What may be meant by a word: the word itself where it is known, and its neighbours. */
async function meantBy(
  word: string,
  last: boolean,
  { holds, near: nearby }: Vocabulary,
  which: 'unknown' | 'all',
): Promise<readonly string[]> {
  if (isName(word)) return [word];
  let known = false;
  for (const spelling of [word, ...numberTwin(word)]) known ||= await holds(spelling, last);
  if (known && which === 'unknown') return [word];
  const near: string[] = [];
  for (const spelling of [word, ...numberTwin(word)]) {
    near.push(...nearestWords(spelling, await nearby(spelling)).filter((other) => other !== word));
  }
  if (near.length === 0) return [word];
  return [...new Set(known ? [word, ...near] : near)];
}

/** Decides one choice after the other, each by whether there is a job with it and some of what is still open. */
async function settle(choices: Choice[], instead: Map<string, string>, anyJob: (terms: Term[]) => Promise<boolean>): Promise<void> {
  for (const choice of choices) {
    const { typed, meant } = choice;
    if (meant.length > 1) {
      let found = meant[0] ?? typed;
      for (const word of meant) {
        choice.meant = [word];
        if (await anyJob(choices.map(termFor))) {
          found = word;
          break;
        }
      }
      choice.meant = [found];
    }
    const [word = typed] = choice.meant;
    if (word !== typed) instead.set(typed, word);
  }
}
