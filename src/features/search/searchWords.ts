/** Maximum length in the contract. */
export const LONGEST_WORDS = 100;

/** Reads the words of the URL; may be empty. */
export const wordsIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, LONGEST_WORDS);
