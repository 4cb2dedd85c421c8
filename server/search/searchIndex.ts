import MiniSearch, { type SearchResult as Hit } from 'minisearch';
import type { SearchResult } from '../../shared/operations/site.ts';
import { fold } from '../../shared/fold.ts';
import { excerptRound } from './excerptRound.ts';
import type { SearchDocument } from './documents.ts';

/** An index over documents; it is made anew whenever they change. */
export interface SearchIndex {
  /** The results, the best first. */
  search(query: string): SearchResult[];
}

/** Words of this length may have a misspelt letter, longer ones two. */
const FUZZY_FROM = 4;

/** When nothing is found, words of this length may have two: letters that have changed places count as two. */
const SWAPPED_FROM = 5;

/** Of what is found, this part of the best one's score is the least that is worth showing. */
const WORTH = 0.08;

/** What is over is searched, but what is to come is what most people look for. */
const PAST_WEIGHT = 0.6;

/** Makes the index. */
export function makeIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['title', 'note', 'program', 'text'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { title: 4, note: 2, program: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length < FUZZY_FROM ? false : 0.2),
      weights: { prefix: 0.6, fuzzy: 0.25 },
      boostDocument: (key) => (byKey.get(String(key))?.past === true ? PAST_WEIGHT : 1),
    },
  });
  const byKey = new Map(documents.map((document) => [document.key, document]));
  index.addAll([...byKey.values()]);

  const toResult = (hit: Hit): SearchResult[] => {
    const document = byKey.get(String(hit.id));
    if (!document) return [];
    const { kind, id, title, note, program, text } = document;
    const round = excerptRound(text, hit.terms);
    return [{ kind, id, title, ...(round && { text: round }), ...(note && { note }), ...(program && { program }) }];
  };
  return {
    search(query) {
      const all = index.search(query, { combineWith: 'AND' });
      // No document has every word: the ones with most of them are better than none.
      const some = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
      const hits =
        some.length > 0 ? some : index.search(query, { prefix: false, fuzzy: ({ length }) => (length < SWAPPED_FROM ? false : 2) });
      const least = (hits[0]?.score ?? 0) * WORTH;
      return hits.filter(({ score }) => score >= least).flatMap(toResult);
    },
  };
}
