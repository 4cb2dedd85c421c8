/** One searched word: any of these spellings will do; `prefix` lets the spellings be beginnings of words. */
export interface Term {
  spellings: readonly string[];
  prefix: boolean;
}

const ANYWHERE = 'title skills category location body';

/** A word as an FTS5 string: inside quotes nothing is an operator, and words hold no quote (doubled all the same). */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

function oneOf(term: Term): string {
  const strings = term.spellings.map((word) => (term.prefix && [...word].length > 1 ? `${quoted(word)} *` : quoted(word)));
  return `(${strings.join(' OR ')})`;
}

function within(columns: string, terms: readonly Term[], operator: 'AND' | 'OR'): string {
  return `({${columns}} : (${terms.map(oneOf).join(` ${operator} `)}))`;
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
 */
export function searchExpressions(keyword: readonly Term[], places: readonly (readonly Term[])[]): SearchExpressions {
  const place = places.length > 0 ? places.map((terms) => within('location', terms, 'AND')).join(' OR ') : null;
  const placed = (expression: string) => (place ? `((${place}) AND ${expression})` : expression);
  if (keyword.length === 0) {
    const all = `(${place ?? '""'})`;
    return { all, tiers: [all] };
  }
  const anywhere = within(ANYWHERE, keyword, 'AND');
  const levels = [
    within('title', keyword, 'AND'),
    ...(keyword.length > 1 ? [`(${anywhere} AND ${within('title', keyword, 'OR')})`] : []),
    within('title skills', keyword, 'AND'),
    within('title skills category location', keyword, 'AND'),
    anywhere,
  ];
  const tiers = levels.map((level, index) => placed(index === 0 ? level : `(${level} NOT (${levels.slice(0, index).join(' OR ')}))`));
  return { all: placed(anywhere), tiers };
}
