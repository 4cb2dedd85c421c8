/** Known search terms: words and phrases in `foldText` form with single spaces. */
interface SynonymIndex {
  synonymsByTerm: ReadonlyMap<string, ReadonlySet<string>>;
  /** One-word terms that are long enough for spelling correction. */
  words: readonly string[];
  /** Word count of the longest term. */
  maxWords: number;
  version: number;
}

// Global, because a process serves one chapter and the search uses it in many places.
let index: SynonymIndex = { synonymsByTerm: new Map(), words: [], maxWords: 0, version: 0 };

/** Replaces the synonyms. Each group lists terms with the same meaning, in `foldText` form with single spaces. */
export function setSynonyms(groups: readonly (readonly string[])[]): void {
  const synonymsByTerm = new Map<string, Set<string>>();
  for (const group of groups) for (const term of group) synonymsByTerm.set(term, new Set([...(synonymsByTerm.get(term) ?? []), ...group]));
  const terms = [...synonymsByTerm.keys()];
  index = {
    synonymsByTerm,
    words: terms.filter((term) => term.length > 3 && !term.includes(' ')),
    maxWords: Math.max(0, ...terms.map((term) => term.split(' ').length)),
    version: index.version + 1,
  };
}

/** Returns a number that changes whenever the synonyms are replaced. */
export const getSynonymsVersion = (): number => index.version;

/** Returns the one-word terms that are long enough for spelling correction, so that `banglore` is corrected. */
export const listKnownWords = (): readonly string[] => index.words;

/** Returns a term in `foldText` form and its synonyms: `trichy` gives `trichy, tiruchirappalli, tiruchi`. */
export function findSynonyms(term: string): string[] {
  return [...new Set([term, ...(index.synonymsByTerm.get(term) ?? [])])];
}

/** Returns whether a word or phrase in `foldText` form has synonyms. */
export const hasSynonyms = (term: string): boolean => index.synonymsByTerm.has(term);

/** Returns the longest known term with which a list of words begins, such as `work from home`; null when there is none. */
export function findTermAtStart(words: readonly string[]): string | null {
  for (let length = Math.min(words.length, index.maxWords); length > 0; length -= 1) {
    const term = words.slice(0, length).join(' ');
    if (hasSynonyms(term)) return term;
  }
  return null;
}
