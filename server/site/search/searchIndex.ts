import MiniSearch, { type Query, type SearchOptions, type SearchResult as Hit } from 'minisearch';
import type { SearchResult } from '../../../shared/operations/site.ts';
import type { SearchDocument } from './documents.ts';
import { KIND_KEYWORDS } from './keywords.ts';
import { readQuery, splitWords, toIndexTerms, toTerm } from './terms.ts';
import { isLetter } from '../../../shared/words.ts';
import { excerpt } from '../../../shared/text.ts';

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

export interface Matches {
  results: SearchResult[];
  /** Whether no document has the words, and the results have similar words instead. */
  isSimilar: boolean;
  /** Whether no document has all of the words. The results then have some of them, or there are no results. */
  lacksWords: boolean;
}

export interface SearchIndex {
  search(query: string): Matches;
}

/** Length of the shortest word that is searched fuzzily while all words must match. */
const MIN_FUZZY_LENGTH = 4;
/** Share of such a word's letters that may be wrong. */
const WRONG_LETTERS_SHARE = 0.2;

/** Length of the shortest word that may have two wrong letters while any word may match. Two swapped letters count as two wrong ones. */
const MIN_TWO_EDITS_LENGTH = 5;

/** Results whose score is below this share of the best score are dropped. */
const MIN_SCORE_SHARE = 0.08;

/** Upcoming events rank higher than past ones, most of all when the search has words such as “event”. */
const UPCOMING_WORD_WEIGHT = 5;
const UPCOMING_WORDS = new Set(splitWords(KIND_KEYWORDS.upcomingEvent).map(toTerm));
const PAST_EVENT_WEIGHT = 0.6;

/** Weight of people when a word is not in their name. A search for a department's name, for example, is not about its people. */
const PERSON_WEIGHT = 0.15;

function getWeight(document: SearchDocument | undefined, term: string): number {
  if (document?.kind === 'person') return splitWords(document.title).some((word) => toTerm(word) === term) ? 1 : PERSON_WEIGHT;
  if (document?.kind !== 'event') return 1;
  if (document.isPast === true) return PAST_EVENT_WEIGHT;
  return UPCOMING_WORDS.has(term) ? UPCOMING_WORD_WEIGHT : 1;
}

/** Strategies, tried in order until one finds something: all words exact, all words fuzzy, some words exact, some words fuzzy. */
const SEARCH_STRATEGIES: readonly (SearchOptions & { isSimilar: boolean })[] = [
  { combineWith: 'AND', isSimilar: false },
  { combineWith: 'AND', fuzzy: (term) => (term.length < MIN_FUZZY_LENGTH ? false : WRONG_LETTERS_SHARE), isSimilar: true },
  { combineWith: 'OR', isSimilar: false },
  { combineWith: 'OR', prefix: false, fuzzy: ({ length }) => (length < MIN_TWO_EDITS_LENGTH ? false : 2), isSimilar: true },
];

/** Returns the query of a strategy. When any word may match, the parts of a word are words, too; a letter would begin too many words. */
function toIndexQuery(query: string, combineWith: SearchOptions['combineWith']): Query {
  if (combineWith === 'OR')
    return { combineWith, queries: [...new Set(splitWords(query))].filter((word) => toTerm(word) !== null && !isLetter(word)) };
  const matchWays = (ways: string[][]): Query => ({
    combineWith: 'OR',
    queries: ways.map((words) => ({ combineWith: 'AND', queries: words })),
  });
  return { combineWith: 'AND', queries: readQuery(query).map(matchWays) };
}

/** Returns whether each word begins with the same letter as a found one. Misspelt words rarely have another first letter. */
const hasSameInitials = ({ queryTerms, terms }: Hit): boolean => queryTerms.every((query) => terms.some((term) => term[0] === query[0]));

/** Creates a search index of documents. */
export function createIndex(documents: readonly SearchDocument[]): SearchIndex {
  const documentsByKey = new Map(documents.map((document) => [document.key, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['title', 'note', 'program', 'keywords', 'text'],
    tokenize: splitWords,
    processTerm: toIndexTerms,
    searchOptions: {
      processTerm: toTerm,
      boost: { title: 4, note: 2, program: 1.5, keywords: 2 },
      prefix: true,
      weights: { prefix: 0.6, fuzzy: 0.25 },
      boostDocument: (key, term) => getWeight(documentsByKey.get(String(key)), term),
    },
  });
  index.addAll([...documentsByKey.values()]);

  const toResult = (hit: Hit): SearchResult[] => {
    const document = documentsByKey.get(String(hit.id));
    if (!document) return [];
    const { kind, id, title, note, program, venue, fee, pdus, status, text } = document;
    // The excerpt shows other words than the title if possible.
    const titleTerms = new Set(splitWords(title).map(toTerm));
    const otherTerms = hit.terms.filter((term) => !titleTerms.has(term));
    const excerpt = extractExcerpt(text, otherTerms.length > 0 ? otherTerms : hit.terms);
    return [
      {
        kind,
        id,
        title,
        ...(excerpt && { text: excerpt }),
        ...(note && { note }),
        ...(program && { program }),
        ...(venue && { venue }),
        ...(fee !== undefined && { fee }),
        ...(pdus !== undefined && { pdus }),
        ...status,
      },
    ];
  };
  return {
    search(query) {
      for (const { isSimilar, ...options } of SEARCH_STRATEGIES) {
        const hits = index.search(toIndexQuery(query, options.combineWith), isSimilar ? { ...options, filter: hasSameInitials } : options);
        const lacksWords = options.combineWith === 'OR';
        const minScore = (hits[0]?.score ?? 0) * MIN_SCORE_SHARE;
        if (hits.length > 0) return { results: hits.filter(({ score }) => score >= minScore).flatMap(toResult), isSimilar, lacksWords };
      }
      return { results: [], isSimilar: false, lacksWords: true };
    },
  };
}
