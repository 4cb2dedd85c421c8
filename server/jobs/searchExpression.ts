/** A searched word, or known phrase such as `work from home`; any of its spellings matches. */
export interface Term {
  spellings: readonly string[];
  /** Whether the spellings match as prefixes; the last word of a phrase always does, a single letter never. */
  isPrefix: boolean;
  /** Terms of the words of a phrase, which may also occur separately. */
  wordTerms?: readonly Term[];
}

/** Searchable fields; each of the first four includes the previous one. */
export type SearchField = 'title' | 'skills' | 'about' | 'anywhere' | 'location' | 'facets';

/** What a job must contain, independent of the database. */
export type Expression =
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  /** Matches `one` and not `not`. */
  | { readonly one: Expression; readonly not: Expression }
  /** A word or phrase. */
  | { readonly words: readonly string[]; readonly isPrefix: boolean; readonly field: SearchField };

function matchAnySpelling(term: Term, field: SearchField): Expression {
  const anySpelling = term.spellings.map((spelling): Expression => {
    const words = spelling.split(' ');
    return { words, isPrefix: words.length > 1 || (term.isPrefix && [...spelling].length > 1), field };
  });
  return {
    any:
      term.wordTerms === undefined ? anySpelling : [...anySpelling, { all: term.wordTerms.map((part) => matchAnySpelling(part, field)) }],
  };
}

const matchAllTerms = (terms: readonly Term[], field: SearchField): Expression => ({
  all: terms.map((term) => matchAnySpelling(term, field)),
});

const matchAnyTerm = (terms: readonly Term[], field: SearchField): Expression => ({
  any: terms.map((term) => matchAnySpelling(term, field)),
});

const matchAnyFacet = (words: readonly string[]): Expression => ({
  any: words.map((word) => ({ words: [word], isPrefix: false, field: 'facets' })),
});

/**
 * Returns disjoint expressions of similarity, most similar first: category and title word, category, title word.
 * @param category facet word of the job's category
 */
export function buildSimilarTiers(title: readonly Term[], category: string): Expression[] {
  const sameCategory = matchAnyFacet([category]);
  if (title.length === 0) return [sameCategory];
  const sameTitleWord = matchAnyTerm(title, 'title');
  return [{ all: [sameCategory, sameTitleWord] }, { one: sameCategory, not: sameTitleWord }, { one: sameTitleWord, not: sameCategory }];
}

/** Expressions of a search. */
export interface SearchExpressions {
  all: Expression;
  /** Disjoint parts of `all`, most relevant first. */
  tiers: readonly Expression[];
}

/**
 * Builds the expressions of a search. Matches are ranked by tier, and inside a tier the newest first, instead of by a score such as bm25:
 * tiers do not change when other jobs are added or removed, so cursors stay valid, and the index can stream a tier in order. The tiers:
 * every word in the title; every word somewhere and one of them in the title; every word in title and skills; in title, skills, category
 * and location; anywhere.
 * @param keyword words that must all occur; empty for a search by location only
 * @param locations alternatives, each a list of words that must all occur in the location; empty for any
 * @param facets of each of these lists, one word must be among a job's facets
 */
export function buildSearchExpressions(
  keyword: readonly Term[],
  locations: readonly (readonly Term[])[],
  facets: readonly (readonly string[])[] = [],
): SearchExpressions {
  const locationExpressions = locations.map((terms) => matchAllTerms(terms, 'location'));
  const conditions: Expression[] = [
    ...(locationExpressions.length === 0 ? [] : [{ any: locationExpressions }]),
    ...facets.map(matchAnyFacet),
  ];
  const withConditions = (expression: Expression): Expression =>
    conditions.length > 0 ? { all: [...conditions, expression] } : expression;
  if (keyword.length === 0) {
    const allConditions = { all: conditions };
    return { all: allConditions, tiers: [allConditions] };
  }
  const anywhere = matchAllTerms(keyword, 'anywhere');
  // The words of a phrase count like the phrase: one of them in the title suffices.
  const words = keyword.flatMap((term) => [term, ...(term.wordTerms ?? [])]);
  const levels: Expression[] = [
    matchAllTerms(keyword, 'title'),
    ...(words.length > 1 ? [{ all: [anywhere, matchAnyTerm(words, 'title')] }] : []),
    matchAllTerms(keyword, 'skills'),
    matchAllTerms(keyword, 'about'),
    anywhere,
  ];
  const tiers = levels.map((level, index) => withConditions(index === 0 ? level : { one: level, not: { any: levels.slice(0, index) } }));
  return { all: withConditions(anywhere), tiers };
}
