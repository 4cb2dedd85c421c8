/** One searched word or name: any of these will do. */
export interface Term {
  /** Words, or rows of words that stand together. */
  spellings: readonly string[];
  /** Lets them be beginnings of words; of a row of words its last one always may be. */
  prefix: boolean;
  /** The words of a typed name one by one, which may also all occur apart. */
  apart?: readonly Term[];
}

const ANYWHERE = 'title skills category location body';

/** A word as an FTS5 string: inside quotes nothing is an operator, and words hold no quote (doubled all the same). */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

function oneOf(term: Term): string {
  const open = (word: string): boolean => word.includes(' ') || (term.prefix && [...word].length > 1);
  const strings = term.spellings.map((word) => (open(word) ? `${quoted(word)} *` : quoted(word)));
  const apart = term.apart === undefined ? [] : [`(${term.apart.map(oneOf).join(' AND ')})`];
  return `(${[...strings, ...apart].join(' OR ')})`;
}

function within(columns: string, terms: readonly Term[], operator: 'AND' | 'OR'): string {
  return `({${columns}} : (${terms.map(oneOf).join(` ${operator} `)}))`;
}

const withFacet = (words: readonly string[]): string => `({facets} : (${words.map(quoted).join(' OR ')}))`;

/**
 * The disjoint FTS5 expressions of what is like a job, the likest first: of its category with a word of its title, of its
 * category, with a word of its title.
 * @param category the facet that its category is
 */
export function similarTiers(title: readonly Term[], category: string): string[] {
  const same = withFacet([category]);
  if (title.length === 0) return [same];
  const named = within('title', title, 'OR');
  return [`(${same} AND ${named})`, `(${same} NOT ${named})`, `(${named} NOT ${same})`];
}

/** What a search asks of the index. */
export interface SearchExpressions {
  /** Everything that matches. */
  all: string;
  /** The same, cut into disjoint parts, the most telling first. */
  tiers: readonly string[];
}

/**
 * Builds the FTS5 expressions of a search.
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
  const place = places.map((terms) => within('location', terms, 'AND')).join(' OR ');
  const conditions = [...(place === '' ? [] : [`(${place})`]), ...facets.map(withFacet)];
  const placed = (expression: string) => (conditions.length > 0 ? `(${conditions.join(' AND ')} AND ${expression})` : expression);
  if (keyword.length === 0) {
    const all = `(${conditions.join(' AND ') || '""'})`;
    return { all, tiers: [all] };
  }
  const anywhere = within(ANYWHERE, keyword, 'AND');
  // A name says as much as its words: one of them in the title counts.
  const words = keyword.flatMap((term) => [term, ...(term.apart ?? [])]);
  const levels = [
    within('title', keyword, 'AND'),
    ...(words.length > 1 ? [`(${anywhere} AND ${within('title', words, 'OR')})`] : []),
    within('title skills', keyword, 'AND'),
    within('title skills category location', keyword, 'AND'),
    anywhere,
  ];
  const tiers = levels.map((level, index) => placed(index === 0 ? level : `(${level} NOT (${levels.slice(0, index).join(' OR ')}))`));
  return { all: placed(anywhere), tiers };
}
