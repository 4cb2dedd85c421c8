/** Characters that are searched, as the contract has them. */
export const LONGEST_WORDS = 100;

/** The words in the address of the results; empty: nothing is searched. */
export const wordsIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, LONGEST_WORDS);
