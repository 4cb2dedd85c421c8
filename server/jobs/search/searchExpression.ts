/** A searched word, or a known phrase such as `work from home`. Any of the spellings matches. */
export interface Term {
  spellings: readonly string[];
  /** Whether the spellings match as prefixes. The last word of a phrase always matches as a prefix, and a single letter never does. */
  isPrefix: boolean;
  /** Terms of a phrase's words. A job that contains all these words separately matches too. */
  wordTerms?: readonly Term[];
}

/** Searchable fields. Each of `skills`, `about` and `anywhere` includes the fields before it. */
export type SearchField = 'title' | 'skills' | 'about' | 'anywhere' | 'location' | 'facets';

/** What a job must contain, independent of the database dialect. */
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
    const isLongEnough = [...(words.at(-1) ?? '')].length > 1;
    return { words, isPrefix: isLongEnough && (words.length > 1 || term.isPrefix), field };
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
 * Returns disjoint expressions for similar jobs, most similar first: same category and a common title word; only the same category; only
 * a common title word.
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
 * Builds the expressions of a search. Matches are ranked by tier; within a tier, the newest job is first. The tiers are:
 * 1. every word is in the title
 * 2. every word is anywhere, and one of them in the title
 * 3. every word is in the title or skills
 * 4. every word is in the title, skills, category or location
 * 5. every word is anywhere
 *
 * Unlike a score such as bm25, a job's tier does not change when other jobs are added or removed. Cursors therefore stay valid, and the
 * index can stream a tier in order.
 * @param keyword words that must all occur; empty for a search without a keyword
 * @param locations alternatives, each a list of words that must all occur in the location; empty for any location
 * @param facets lists of facet words; a job must have one word of each list
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
  // For the second tier, one word of a phrase in the title suffices.
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
