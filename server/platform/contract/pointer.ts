/** A JSON object. */
export type Json = Record<string, unknown>;

/** Returns whether a value is an object other than an array. */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the JSON pointer of nested names, for example `/paths/~1jobs/get`. */
export function createPointer(...names: string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Splits a JSON pointer into names. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Formats a JSON pointer for people: `/speakers/0/name` is `speakers[0].name`.
 * @param child property below the pointer
 */
export function formatFieldName(pointer: string, child?: string): string {
  const names = child === undefined ? splitPointer(pointer) : [...splitPointer(pointer), child];
  return names.map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : index === 0 ? name : `.${name}`)).join('');
}

/**
 * Resolves a JSON pointer, following references.
 * @returns the object, and its own pointer after following references
 * @throws Error when there is no object
 */
export function resolvePointer(document: Json, pointer: string): { value: Json; resolvedPointer: string } {
  let value: unknown = document;
  for (const name of splitPointer(pointer)) {
    value = typeof value === 'object' && value !== null ? (value as Json)[name] : undefined;
  }
  if (!isRecord(value)) throw new Error(`The contract has nothing at ${pointer}.`);
  const reference = value.$ref;
  return typeof reference === 'string' && reference.startsWith('#/')
    ? resolvePointer(document, reference.slice(1))
    : { value, resolvedPointer: pointer };
}
