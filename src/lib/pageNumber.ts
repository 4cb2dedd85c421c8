const MAX_PAGE = 100_000;

/** Reads the page of a list from the URL's query; 1 when it is missing or invalid. */
export function readPageNumber(query: URLSearchParams): number {
  const page = Math.floor(Number(query.get('page') ?? 1));
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}
