import MiniSearch, { type SearchOptions, type SearchResult as Hit } from 'minisearch';
import type { SearchResult } from '../../shared/operations/site.ts';
import type { SearchDocument } from './documents.ts';
import { KIND_KEYWORDS } from './keywords.ts';
import { extractExcerpt } from './extractExcerpt.ts';
import { splitWords, toIndexTerms, toTerm } from './terms.ts';

export interface Matches {
  results: SearchResult[];
  /** Whether no document has the words: these have similar ones. */
  isSimilar: boolean;
  /** Whether no document has all of the words: these have some. */
  isPartial: boolean;
}

export interface SearchIndex {
  search(query: string): Matches;
}

/** Words of this length or more may have one wrong letter; words of twice the length, two. */
const ONE_EDIT_FROM = 4;

/** Without results, words of this length or more may have two wrong letters: swapped letters count as two. */
const TWO_EDITS_FROM = 5;

/** Results below this share of the best score are dropped. */
const MIN_SCORE_SHARE = 0.08;

/** Upcoming events rank higher, most of all by words such as “event”. */
const UPCOMING_WORD_BOOST = 5;
const UPCOMING_WORDS = new Set(splitWords(KIND_KEYWORDS.upcomingEvent).map(toTerm));
const PAST_EVENT_BOOST = 0.6;

/** People rank high for their names only: a search for a department's name is about the department. */
const PERSON_BOOST = 0.15;

function getBoost(document: SearchDocument | undefined, term: string): number {
  if (document?.kind === 'person') return splitWords(document.title).some((word) => toTerm(word) === term) ? 1 : PERSON_BOOST;
  if (document?.kind !== 'event') return 1;
  if (document.isPast === true) return PAST_EVENT_BOOST;
  return UPCOMING_WORDS.has(term) ? UPCOMING_WORD_BOOST : 1;
}

/** Tried in order until one finds something: all words exact, all words fuzzy, some words exact, some words fuzzy. */
const SEARCH_STRATEGIES: readonly (SearchOptions & { isSimilar: boolean })[] = [
  { combineWith: 'AND', isSimilar: false },
  { combineWith: 'AND', fuzzy: (term) => (term.length < ONE_EDIT_FROM ? false : 0.2), isSimilar: true },
  { combineWith: 'OR', isSimilar: false },
  { combineWith: 'OR', prefix: false, fuzzy: ({ length }) => (length < TWO_EDITS_FROM ? false : 2), isSimilar: true },
];

/** Misspelt words rarely begin with another letter: “refund” is not “fund”. */
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
      boostDocument: (key, term) => getBoost(documentsByKey.get(String(key)), term),
    },
  });
  index.addAll([...documentsByKey.values()]);

  const toResult = (hit: Hit): SearchResult[] => {
    const document = documentsByKey.get(String(hit.id));
    if (!document) return [];
    const { kind, id, title, note, program, text } = document;
    // Words of the title are shown already.
    const titleTerms = new Set(splitWords(title).map(toTerm));
    const otherTerms = hit.terms.filter((term) => !titleTerms.has(term));
    const excerpt = extractExcerpt(text, otherTerms.length > 0 ? otherTerms : hit.terms);
    return [{ kind, id, title, ...(excerpt && { text: excerpt }), ...(note && { note }), ...(program && { program }) }];
  };
  return {
    search(query) {
      for (const { isSimilar, ...options } of SEARCH_STRATEGIES) {
        const hits = index.search(query, isSimilar ? { ...options, filter: hasSameInitials } : options);
        const isPartial = options.combineWith === 'OR';
        const minScore = (hits[0]?.score ?? 0) * MIN_SCORE_SHARE;
        if (hits.length > 0) return { results: hits.filter(({ score }) => score >= minScore).flatMap(toResult), isSimilar, isPartial };
      }
      return { results: [], isSimilar: false, isPartial: true };
    },
  };
}
