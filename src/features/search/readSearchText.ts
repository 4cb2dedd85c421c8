/** Maximum length of a search text in the contract, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/** Reads the search text of the URL; may be empty. */
export const readSearchText = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
