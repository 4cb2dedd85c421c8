/** @postgres */
import { NO_SYNONYMS } from '../../../server/cms/synonyms.ts';
import type { Database } from '../../../server/platform/db/schema.ts';
import { createJobSearch } from '../../../server/jobs/search/search.ts';
import { correctSpelling, createSpellingBudget } from '../../../server/jobs/search/correctSpelling.ts';
import { computeLetterMask, findNearestWords, type KnownWord } from '../../../server/jobs/search/spelling.ts';
import { onPostgres } from '../../support/postgres/database.ts';
import { startBoard } from './board.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Creates words of twelve letters that differ in most letters. */
const createWords = (count: number): string[] =>
  Array.from({ length: count }, (_, number) =>
    Array.from({ length: 12 }, (_letter, index) => ALPHABET[Math.imul(number + 1, 2_654_435_761 + 40_503 * index) >>> 27] ?? 'z').join(''),
  );

const createKnownWord = (word: string): KnownWord => ({ word, jobs: 1, letterMask: computeLetterMask(word) });

describe('the nearest words to a misspelt word', () => {
  it('[JOBS-01] are found among 10,000 words with fewer than 500 comparisons', () => {
    let comparedCount = 0;
    const words = createWords(10_000).map((word) => ({
      ...createKnownWord(word),
      get word() {
        comparedCount += 1;
        return word;
      },
    }));
    expect(findNearestWords('stakehlderr', [...words, createKnownWord('stakeholder')])).toEqual(['stakeholder']);
    expect(comparedCount).toBeLessThan(500);
  });

  it.each([
    ['aaaaaaaa', 'bbbbbbbb', []],
    ['manger', 'manager', ['manager']],
    ['maanger', 'manager', ['manager']],
    ['zzstakeholder', 'stakeholder', ['stakeholder']],
    ['qrakeholder', 'stakeholder', ['stakeholder']],
    ['செயலமைப்பு', 'செயலமைப்பி', []],
    ['प्रबंधक', 'प्रबंधन', []],
    ['менеджар', 'менеджер', ['менеджер']],
  ])('[JOBS-01] to “%s”, when “%s” is the only known word, are %j', (typed, word, expected) => {
    expect(findNearestWords(typed, [createKnownWord(word)])).toEqual(expected);
  });
});

describe('spelling correction', () => {
  /** Creates a vocabulary that records its lookups. @param hasCombinations whether any combination of its words matches a job */
  function createCountingVocabulary(words: readonly string[], hasCombinations = false) {
    const vocabulary = {
      synonyms: NO_SYNONYMS,
      compared: [] as string[],
      triedCount: 0,
      findSimilarWords: async (word: string) => {
        vocabulary.compared.push(word);
        return words.map(createKnownWord);
      },
      hasWord: async (word: string) => words.includes(word),
      hasMatches: async () => {
        vocabulary.triedCount += 1;
        return hasCombinations;
      },
    };
    return vocabulary;
  }
  const mapWords = (words: readonly string[], change: (word: string) => string): string => words.map(change).join(' ');
  const words = createWords(10);
  /** Four groups of five similar words, so that each misspelt word has several candidates. */
  const choices = ['bcd', 'efg', 'hij', 'klm'].flatMap((stem) => ['p', 'q', 'r', 's', 't'].map((suffix) => `${stem}${stem}${suffix}`));

  it('[JOBS-01] stops at the first word of a search that no known word resembles', async () => {
    const vocabulary = createCountingVocabulary(['project']);
    expect(await correctSpelling({ keyword: words.join(' '), location: '' }, vocabulary, 'unknown', createSpellingBudget())).toBeNull();
    expect(new Set(vocabulary.compared.map((word) => word.slice(0, 12))).size).toBe(1);
  });

  it('[JOBS-01] looks up similar words for at most five words of a search', async () => {
    const vocabulary = createCountingVocabulary(words, true);
    const location = `${mapWords(words.slice(0, 5), (word) => `${word}x`)},${mapWords(words.slice(5), (word) => `${word}x`)}`;
    await correctSpelling({ keyword: '', location }, vocabulary, 'unknown', createSpellingBudget());
    expect(new Set(vocabulary.compared.map((word) => word.slice(0, 12))).size).toBe(5);
  });

  it('[JOBS-01] tries at most six combinations of words', async () => {
    const vocabulary = createCountingVocabulary(choices);
    // The first call asks whether any combination matches a job. The next calls try the likeliest combinations, and all fail.
    const hasMatches = vocabulary.hasMatches;
    vocabulary.hasMatches = async () => (await hasMatches()) || vocabulary.triedCount === 1;
    const keyword = 'bcdbcdz efgefgz hijhijz klmklmz';
    await correctSpelling({ keyword, location: '' }, vocabulary, 'unknown', createSpellingBudget());
    expect(vocabulary.triedCount).toBe(6);
  });
});

describe('a search on a board with many words', () => {
  it('[JOBS-01] takes few database statements even with many unknown words', async () => {
    const board = await startBoard();
    await board.add(
      ...Array.from({ length: 30 }, (_, index) => ({
        description: createWords(3_000)
          .slice(index * 100, index * 100 + 100)
          .join(' '),
      })),
    );
    const statements: string[] = [];
    const { db } = board.deps;
    const countedDb = db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const search = createJobSearch<Database>(() => NO_SYNONYMS);
    const unknown = createWords(60).map((word) => `x${word.slice(0, 5)}z${word.slice(5, 9)}`);
    const query = { keyword: unknown.slice(0, 10).join(' '), location: unknown.slice(10, 25).join(',') };
    expect(await search.find(countedDb, query, {})).toMatchObject({ total: 0, corrected: null });
    statements.length = 0;
    await search.find(countedDb, query, {});
    expect(statements.length).toBeGreaterThan(0);
    // SQLite reads its 3,000 words once, 200 at a time.
    expect(statements.length).toBeLessThan(onPostgres ? 14 : 25);
  });
});
