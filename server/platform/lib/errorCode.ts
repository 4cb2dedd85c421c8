/**
 * Returns the `code` of an error of Node, a library or SQLite, for example `ENOENT`. Checks only the shape, because `instanceof` fails
 * for errors of another realm, for example in test runners.
 */
export function getErrorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}
