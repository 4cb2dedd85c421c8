import type { Operation } from '../contract/load.ts';

/** Finds the operation of a request; undefined when the contract has none there. */
export type OperationAt = (method: string, path: string) => Operation | undefined;

/**
 * Makes the search for a contract's operations by method and path.
 * @param operations in the order in which they are to be looked for (D-46)
 * @param prefix put before every path, for example `/wp-json`
 */
export function operationAt(operations: readonly Operation[], prefix: string): OperationAt {
  const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const routes = operations.map((operation) => {
    const parts = `${prefix}${operation.path}`.split(/\{\w+\}/).map(literal);
    return { operation, pattern: new RegExp(`^${parts.join('[^/]+')}$`) };
  });
  return (method, path) => routes.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;
}

/**
 * Whether an operation reads what every visitor may see, as JSON. Whether somebody asks with a session of their own is another
 * question.
 */
export const isPublicRead = ({ method, security, answers }: Operation): boolean =>
  method === 'GET' && security !== 'required' && answers['200'] !== undefined && answers['200'] !== '';
