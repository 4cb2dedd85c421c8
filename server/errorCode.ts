/**
 * The `code` of an error of Node, its libraries or SQLite, for example `ENOENT`; undefined when it has none. Looks at the
 * shape alone: `instanceof` fails for errors that come from another realm, as they do in test runners.
 */
export function errorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}
