interface Names {
  synonyms: ReadonlyMap<string, ReadonlySet<string>>;
  words: readonly string[];
  /** Word count of the longest name. */
  maxWords: number;
  version: number;
}

// Global, because a process serves one chapter and the search uses it in many places.
let names: Names = { synonyms: new Map(), words: [], maxWords: 0, version: 0 };

/** Replaces the synonyms by groups of folded names with single spaces, one group per meaning. */
export function setSynonyms(groups: readonly (readonly string[])[]): void {
  const synonyms = new Map<string, Set<string>>();
  for (const group of groups) for (const name of group) synonyms.set(name, new Set([...(synonyms.get(name) ?? []), ...group]));
  const allNames = [...synonyms.keys()];
  names = {
    synonyms,
    words: allNames.filter((name) => name.length > 3 && !name.includes(' ')),
    maxWords: Math.max(0, ...allNames.map((name) => name.split(' ').length)),
    version: names.version + 1,
  };
}

export const getSynonymsVersion = (): number => names.version;

/** Returns the one-word names long enough for spelling correction, so that `banglore` is recognised. */
export const listKnownWords = (): readonly string[] => names.words;

/** Returns a folded name and its synonyms: `trichy` gives `trichy, tiruchirappalli, tiruchi`. */
export function findSynonyms(name: string): string[] {
  return [...new Set([name, ...(names.synonyms.get(name) ?? [])])];
}

/** Returns whether a folded word or phrase has synonyms. */
export const hasSynonyms = (name: string): boolean => names.synonyms.has(name);

/** Returns the longest known name at the start of a phrase, such as `work from home`; null without one. */
export function findNameAtStart(words: readonly string[]): string | null {
  for (let length = Math.min(words.length, names.maxWords); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (hasSynonyms(name)) return name;
  }
  return null;
}
