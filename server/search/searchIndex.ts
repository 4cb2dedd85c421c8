import MiniSearch, { type SearchResult as Hit } from 'minisearch';
import type { SearchResult } from '../../shared/operations/site.ts';
import { fold } from '../../shared/fold.ts';
import { extractExcerpt } from './extractExcerpt.ts';
import type { SearchDocument } from './documents.ts';

/** An immutable index over documents. */
export interface SearchIndex {
  /** Returns results, the best first. */
  search(query: string): SearchResult[];
}

/** Words of this length may have one wrong letter, longer ones two. */
const ONE_EDIT_FROM = 4;

/** Without results, words of this length may have two wrong letters: swapped letters count as two. */
const TWO_EDITS_FROM = 5;

/** Results below this share of the best score are dropped. */
const MIN_SCORE_SHARE = 0.08;

/** Upcoming events rank higher. */
const PAST_EVENT_BOOST = 0.6;

export function createIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['title', 'note', 'program', 'text'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { title: 4, note: 2, program: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length < ONE_EDIT_FROM ? false : 0.2),
      weights: { prefix: 0.6, fuzzy: 0.25 },
      boostDocument: (key) => (byKey.get(String(key))?.isPast === true ? PAST_EVENT_BOOST : 1),
    },
  });
  const byKey = new Map(documents.map((document) => [document.key, document]));
  index.addAll([...byKey.values()]);

  const toResult = (hit: Hit): SearchResult[] => {
    const document = byKey.get(String(hit.id));
    if (!document) return [];
    const { kind, id, title, note, program, text } = document;
    const excerpt = extractExcerpt(text, hit.terms);
    return [{ kind, id, title, ...(excerpt && { text: excerpt }), ...(note && { note }), ...(program && { program }) }];
  };
  return {
    search(query) {
      const all = index.search(query, { combineWith: 'AND' });
      // Without a document with all words, those with most of them are returned.
      const anyMatches = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
      const hits =
        anyMatches.length > 0
          ? anyMatches
          : index.search(query, { prefix: false, fuzzy: ({ length }) => (length < TWO_EDITS_FROM ? false : 2) });
      const minScore = (hits[0]?.score ?? 0) * MIN_SCORE_SHARE;
      return hits.filter(({ score }) => score >= minScore).flatMap(toResult);
    },
  };
}
