import type { Operation } from '../../platform/contract/load.ts';

/** An operation and the parameters of its path. */
export interface FoundOperation {
  operation: Operation;
  params: Record<string, string>;
}

/** Returns the operation of a request; undefined when the contract has none, or the path cannot be decoded. */
export type FindOperation = (method: string, path: string) => FoundOperation | undefined;

/**
 * Creates a function that finds an operation of a contract by method and path.
 * @param operations in order of precedence (D-46)
 * @param base put before every path, for example `/wp-json`
 */
export function createOperationFinder(operations: readonly Operation[], base: string): FindOperation {
  const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const routes = operations.map((operation) => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const parts = `${base}${operation.path}`.split(/\{\w+\}/).map(escapePattern);
    return { operation, names, pattern: new RegExp(`^${parts.join('([^/]+)')}$`) };
  });
  return (method, path) => {
    for (const { operation, names, pattern } of routes) {
      const values = operation.method === method ? pattern.exec(path)?.slice(1) : undefined;
      const params = values && decodeAll(values);
      if (params) return { operation, params: Object.fromEntries(names.map((name, index) => [name, params[index] ?? ''])) };
    }
    return undefined;
  };
}

/** Decodes path parameters; undefined when one cannot be decoded. */
function decodeAll(values: readonly string[]): string[] | undefined {
  try {
    return values.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Returns whether an operation reads public JSON. A request for it may still have a session. */
export const isPublicRead = ({ method, security, responses }: Operation): boolean =>
  method === 'GET' && security !== 'required' && responses['200'] !== undefined && responses['200'] !== '';
