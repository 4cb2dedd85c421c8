import type { Synonyms } from '../../cms/synonyms.ts';
import type { Term } from './searchExpression.ts';
import { findNearestWords } from './spelling.ts';
import type { KnownWord } from './spelling.ts';
import { createTerm } from './terms.ts';
import { splitLocations, deriveSingularOrPlural, isFiller, replaceWords, parseSearchWords, type TypedWord } from './searchWords.ts';

/** Looks up words in the open jobs. */
export interface Vocabulary {
  synonyms: Synonyms;
  /** Returns known words that are spelt similarly. */
  findSimilarWords(word: string): Promise<readonly KnownWord[]>;
  /** Returns whether a job contains a word, or a word with this prefix. */
  hasWord(word: string, isPrefix: boolean): Promise<boolean>;
  /** Returns whether a job in one of these locations contains all words of the keyword. */
  hasMatches(keyword: readonly Term[], locations: readonly (readonly Term[])[]): Promise<boolean>;
}

/** Limits the lookups of a search, however many words it has. */
export interface SpellingBudget {
  /** Words that may still be compared with similar ones. */
  comparisons: number;
  /** Combinations of candidates that may still be looked up. */
  combinations: number;
}

/** Returns the budget of one search. */
export const createSpellingBudget = (): SpellingBudget => ({ comparisons: 5, combinations: 6 });

interface SearchText {
  keyword: string;
  location: string;
}

/** A typed word and the words that it may stand for. */
interface Choice {
  typedWord: TypedWord;
  candidates: readonly string[];
  /** Whether the typed word is the last one, which may be the beginning of a longer word. */
  isLast: boolean;
}

/** Returns a term that matches any of the candidates. */
const combineCandidates = ({ candidates, isLast }: Choice, synonyms: Synonyms): Term => {
  const terms = candidates.map((text) => createTerm({ text }, isLast, synonyms));
  return {
    spellings: [...new Set(terms.flatMap(({ spellings }) => spellings))],
    isPrefix: terms.some(({ isPrefix }) => isPrefix),
  };
};

function toTerm(choice: Choice, synonyms: Synonyms): Term {
  const [text = '', ...others] = choice.candidates;
  if (others.length > 0) return combineCandidates(choice, synonyms);
  return createTerm(text === choice.typedWord.text ? choice.typedWord : { text }, choice.isLast, synonyms);
}

/** Replaces each word with parts that is unknown by its parts, which are corrected one by one. */
async function separateUnknownWords(words: readonly TypedWord[], { hasWord, synonyms }: Vocabulary): Promise<TypedWord[]> {
  const separated: TypedWord[] = [];
  for (const [wordIndex, word] of words.entries()) {
    const { text, joined } = word;
    const isLast = wordIndex === words.length - 1;
    const parts = text.split(' ');
    let isKnown = joined === undefined || synonyms.has(text) || synonyms.has(joined) || (await hasWord(joined, isLast));
    if (!isKnown) {
      const areKnown = await Promise.all(parts.map((part, index) => hasWord(part, isLast && index === parts.length - 1)));
      isKnown = areKnown.every(Boolean);
    }
    separated.push(...(isKnown ? [word] : parts.filter((part) => !isFiller(part)).map((part) => ({ text: part }))));
  }
  return separated;
}

/**
 * Replaces misspelt words by similar known words that occur together in a job. Nearer and more common words are preferred.
 * @param wordsToCorrect `unknown`: only words that no job contains; `all`: known words as well
 * @param budget reduced by each lookup; when it is used up, words are not compared, and the nearest candidates are taken without a lookup
 * @returns the correction, or null when there is none
 */
export async function correctSpelling(
  typedText: SearchText,
  vocabulary: Vocabulary,
  wordsToCorrect: 'unknown' | 'all',
  budget: SpellingBudget,
): Promise<SearchText | null> {
  const { synonyms } = vocabulary;
  const keyword: Choice[] = [];
  const typedWords = await separateUnknownWords(parseSearchWords(typedText.keyword, synonyms), vocabulary);
  for (const [index, typedWord] of typedWords.entries()) {
    const isLast = index === typedWords.length - 1;
    const candidates = await findCandidates(typedWord, isLast, vocabulary, wordsToCorrect, budget);
    // A job must contain all words: if one has no candidate, correcting the others is useless.
    if (candidates.length === 0) return null;
    keyword.push({ typedWord, candidates, isLast });
  }
  const locations: Choice[][] = [];
  for (const typedLocation of splitLocations(typedText.location, synonyms)) {
    const location = await separateUnknownWords(typedLocation, vocabulary);
    const choices: Choice[] = [];
    for (const [index, typedWord] of location.entries()) {
      const isLast = index === location.length - 1;
      const candidates = await findCandidates(typedWord, isLast, vocabulary, wordsToCorrect, budget);
      choices.push({ typedWord, candidates: candidates.length === 0 ? [typedWord.text] : candidates, isLast });
    }
    locations.push(choices);
  }

  const replacements = { keyword: new Map<string, string>(), location: new Map<string, string>() };
  for (const choices of locations) {
    await chooseCandidates(choices, replacements.location, budget, synonyms, (terms) => vocabulary.hasMatches([], [terms]));
  }
  const hasMatch = await chooseCandidates(keyword, replacements.keyword, budget, synonyms, (terms) =>
    vocabulary.hasMatches(
      terms,
      locations.map((location) => location.map((choice) => toTerm(choice, synonyms))),
    ),
  );
  if (!hasMatch || (replacements.keyword.size === 0 && replacements.location.size === 0)) return null;
  return {
    keyword: replaceWords(typedText.keyword, replacements.keyword),
    location: replaceWords(typedText.location, replacements.location),
  };
}

/** Returns the candidates of a word: the word itself when it is known, and similar known words when it is to be corrected. */
async function findCandidates(
  { text: word, joined }: TypedWord,
  isLast: boolean,
  { hasWord, findSimilarWords, synonyms }: Vocabulary,
  wordsToCorrect: 'unknown' | 'all',
  budget: SpellingBudget,
): Promise<readonly string[]> {
  if (joined !== undefined || synonyms.has(word)) return [word];
  let isKnown = false;
  for (const spelling of [word, ...deriveSingularOrPlural(word)]) isKnown ||= await hasWord(spelling, isLast);
  if (isKnown && wordsToCorrect === 'unknown') return [word];
  const similarWords: string[] = [];
  if (budget.comparisons > 0) {
    budget.comparisons -= 1;
    for (const spelling of [word, ...deriveSingularOrPlural(word)]) {
      similarWords.push(...findNearestWords(spelling, await findSimilarWords(spelling)).filter((other) => other !== word));
    }
  }
  return [...new Set(isKnown ? [word, ...similarWords] : similarWords)];
}

/**
 * Reduces each choice in turn to its first candidate with which a job still matches all choices. Adds the words to replace to
 * `replacements`.
 * @returns false when no job matches; true without a lookup when there is nothing to choose or the budget is used up
 */
async function chooseCandidates(
  choices: Choice[],
  replacements: Map<string, string>,
  budget: SpellingBudget,
  synonyms: Synonyms,
  hasMatches: (terms: Term[]) => Promise<boolean>,
): Promise<boolean> {
  const hasMatchingJob = async (): Promise<boolean> => {
    budget.combinations -= 1;
    return hasMatches(choices.map((choice) => toTerm(choice, synonyms)));
  };
  if (budget.combinations > 0 && choices.some(({ candidates }) => candidates.length > 1) && !(await hasMatchingJob())) return false;
  for (const choice of choices) {
    for (let rest = choice.candidates; ; rest = rest.slice(1)) {
      choice.candidates = rest.slice(0, 1);
      // The last candidate needs no lookup: earlier lookups imply that a job matches.
      if (rest.length < 2 || budget.combinations <= 0 || (await hasMatchingJob())) break;
    }
    const { text } = choice.typedWord;
    const [word = text] = choice.candidates;
    if (word !== text) replacements.set(text, word);
  }
  return true;
}
