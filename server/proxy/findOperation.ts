import type { Operation } from '../contract/load.ts';

/** Returns the operation of a request; undefined when the contract has none. */
export type FindOperation = (method: string, path: string) => Operation | undefined;

/**
 * Returns a search of a contract's operations by method and path.
 * @param operations in order of precedence (D-46)
 * @param prefix put before every path, for example `/wp-json`
 */
export function createOperationFinder(operations: readonly Operation[], prefix: string): FindOperation {
  const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const routes = operations.map((operation) => {
    const parts = `${prefix}${operation.path}`.split(/\{\w+\}/).map(escapePattern);
    return { operation, pattern: new RegExp(`^${parts.join('[^/]+')}$`) };
  });
  return (method, path) => routes.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;
}

/**
 * Whether an operation reads public JSON; a call of it may still carry a
 * session.
 */
export const isPublicRead = ({ method, security, answers }: Operation): boolean =>
  method === 'GET' && security !== 'required' && answers['200'] !== undefined && answers['200'] !== '';
