/** Names for the same thing, and what follows from them. */
interface Names {
  others: ReadonlyMap<string, ReadonlySet<string>>;
  words: readonly string[];
  /** Of the longest name. */
  mostWords: number;
  /** Grows with every change. */
  version: number;
}

// A process serves one chapter, and the search is asked for words in many places.
let names: Names = { others: new Map(), words: [], mostWords: 0, version: 0 };

/**
 * Says which names stand for the same thing, from now on, in place of those known before.
 * @param groups folded names with single spaces, of one thing each
 */
export function knowNames(groups: readonly (readonly string[])[]): void {
  const others = new Map<string, Set<string>>();
  for (const group of groups) for (const name of group) others.set(name, new Set([...(others.get(name) ?? []), ...group]));
  const all = [...others.keys()];
  names = {
    others,
    words: all.filter((name) => name.length > 3 && !name.includes(' ')),
    mostWords: Math.max(0, ...all.map((name) => name.split(' ').length)),
    version: names.version + 1,
  };
}

/** What changes whenever the names do. */
export const namesVersion = (): number => names.version;

/** The names of one word that are long enough for slips, so that a misspelt `banglore` can be recognised as well. */
export const knownWords = (): readonly string[] => names.words;

/** A folded name and its other names, the name itself first: `trichy` gives `trichy, tiruchirappalli, tiruchi`. */
export function synonymsOf(name: string): string[] {
  return [...new Set([name, ...(names.others.get(name) ?? [])])];
}

/** Whether other names are known for a folded word or a row of words. */
export const isName = (name: string): boolean => names.others.has(name);

/** The longest known name with which a row of folded words begins, as `work from home`; null without one. */
export function nameAtStart(words: readonly string[]): string | null {
  for (let length = Math.min(words.length, names.mostWords); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (isName(name)) return name;
  }
  return null;
}
