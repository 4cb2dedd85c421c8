import type { Operation } from '../../platform/contract/load.ts';

/** Which operations and parameters a provider's host supports. */
export interface ProviderCapabilities {
  /** Whether the host has an operation: it is in the chapter's documents, or belongs to an extension that the host has. */
  includes(operation: Operation): boolean;
  /** Whether the host supports the parameters of lists that go beyond the documented API. */
  supportsListParameters: boolean;
  /** Whether the host has `/api/files/{id}`. */
  hasFiles: boolean;
  /** Whether the host records when a job was changed. */
  recordsChanges: boolean;
}

/** Returns a query with only the parameters that the host supports, sorted, so that equal queries give the same URL. */
export function selectQuery(
  { parameters }: Operation,
  query: URLSearchParams,
  { supportsListParameters }: ProviderCapabilities,
): URLSearchParams {
  const knownParameters = new Set(
    parameters
      .filter(({ location, isExtension }) => location === 'query' && (supportsListParameters || !isExtension))
      .map(({ name }) => name),
  );
  const selectedQuery = new URLSearchParams([...query].filter(([name, value]) => knownParameters.has(name) && value !== ''));
  selectedQuery.sort();
  return selectedQuery;
}

/** Splits a request's URL into path and query. */
export function splitAddress(url: string): { path: string; query: URLSearchParams } {
  const [path = '', ...rest] = url.split('?');
  return { path, query: new URLSearchParams(rest.join('?')) };
}

/** Joins a path and a query. */
export const joinAddress = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query.toString()}`);
