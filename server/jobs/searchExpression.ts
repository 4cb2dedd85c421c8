/** One searched word or name: any of these will do. */
export interface Term {
  /** Words, or rows of words that stand together. */
  spellings: readonly string[];
  /** Lets them be beginnings of words; of a row of words its last one always may be. */
  prefix: boolean;
  /** The words of a typed name one by one, which may also all occur apart. */
  apart?: readonly Term[];
}

/** Where in a job a word may stand; each of the first four holds the one before. `location` and `facets` are by themselves. */
export type Place = 'title' | 'skills' | 'about' | 'anywhere' | 'location' | 'facets';

/** What a job has to hold, whatever database looks for it. */
export type Expression =
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  | { readonly one: Expression; readonly not: Expression }
  /** A word, or words that stand together in this order; `open`: the last one may go on. */
  | { readonly words: readonly string[]; readonly open: boolean; readonly within: Place };

function oneOf(term: Term, within: Place): Expression {
  const spelt = term.spellings.map((spelling): Expression => {
    const words = spelling.split(' ');
    return { words, open: words.length > 1 || (term.prefix && [...spelling].length > 1), within };
  });
  return { any: term.apart === undefined ? spelt : [...spelt, { all: term.apart.map((part) => oneOf(part, within)) }] };
}

const allOf = (terms: readonly Term[], within: Place): Expression => ({ all: terms.map((term) => oneOf(term, within)) });

const anyOf = (terms: readonly Term[], within: Place): Expression => ({ any: terms.map((term) => oneOf(term, within)) });

const withFacet = (words: readonly string[]): Expression => ({
  any: words.map((word) => ({ words: [word], open: false, within: 'facets' })),
});

/**
 * The disjoint expressions of what is like a job, the likest first: of its category with a word of its title, of its
 * category, with a word of its title.
 * @param category the facet that its category is
 */
export function similarTiers(title: readonly Term[], category: string): Expression[] {
  const same = withFacet([category]);
  if (title.length === 0) return [same];
  const named = anyOf(title, 'title');
  return [{ all: [same, named] }, { one: same, not: named }, { one: named, not: same }];
}

/** What a search asks of the index. */
export interface SearchExpressions {
  /** Everything that matches. */
  all: Expression;
  /** The same, cut into disjoint parts, the most telling first. */
  tiers: readonly Expression[];
}

/**
 * Builds the expressions of a search.
 *
 * Rank is a tier and, inside it, the newest first, instead of a number such as bm25: a tier does not change when other
 * jobs come and go, so a page's cursor stays true, and the index can stream a tier in order instead of scoring every
 * match. The tiers: every word in the title; every word somewhere and one of them in the title; in title and skills;
 * in title, skills, category and location; anywhere.
 *
 * @param keyword words that must all occur; empty for a search by location only
 * @param places alternatives, each a list of words that must all occur in the location; empty for any
 * @param facets of each of these lists, one word must be among a job's facets
 */
export function searchExpressions(
  keyword: readonly Term[],
  places: readonly (readonly Term[])[],
  facets: readonly (readonly string[])[] = [],
): SearchExpressions {
  const place = places.map((terms) => allOf(terms, 'location'));
  const conditions: Expression[] = [...(place.length === 0 ? [] : [{ any: place }]), ...facets.map(withFacet)];
  const placed = (expression: Expression): Expression => (conditions.length > 0 ? { all: [...conditions, expression] } : expression);
  if (keyword.length === 0) {
    const all = { all: conditions };
    return { all, tiers: [all] };
  }
  const anywhere = allOf(keyword, 'anywhere');
  // A name says as much as its words: one of them in the title counts.
  const words = keyword.flatMap((term) => [term, ...(term.apart ?? [])]);
  const levels: Expression[] = [
    allOf(keyword, 'title'),
    ...(words.length > 1 ? [{ all: [anywhere, anyOf(words, 'title')] }] : []),
    allOf(keyword, 'skills'),
    allOf(keyword, 'about'),
    anywhere,
  ];
  const tiers = levels.map((level, index) => placed(index === 0 ? level : { one: level, not: { any: levels.slice(0, index) } }));
  return { all: placed(anywhere), tiers };
}
