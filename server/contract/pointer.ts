/** An object of a parsed document. */
export type Json = Record<string, unknown>;

/** True for objects that are neither null nor lists. */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON pointer of nested names, for example `/paths/~1jobs/get`. */
export function createPointer(...names: string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The names in a JSON pointer, from the outermost to the innermost. */
export function namesIn(at: string): string[] {
  return at
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * A JSON pointer as people write it: `/speakers/0/name` is `speakers[0].name`; the empty pointer is an empty text.
 * @param child a property of what the pointer leads to
 */
export function fieldName(at: string, child?: string): string {
  const names = child === undefined ? namesIn(at) : [...namesIn(at), child];
  return names.map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : index === 0 ? name : `.${name}`)).join('');
}

/**
 * The object at a JSON pointer, references followed.
 * @returns the object and the pointer of the place where it really stands
 * @throws when there is none
 */
export function resolve(document: Json, at: string): { value: Json; at: string } {
  let value: unknown = document;
  for (const name of namesIn(at)) {
    value = typeof value === 'object' && value !== null ? (value as Json)[name] : undefined;
  }
  if (!isRecord(value)) throw new Error(`The contract has nothing at ${at}.`);
  const reference = value.$ref;
  return typeof reference === 'string' && reference.startsWith('#/') ? resolve(document, reference.slice(1)) : { value, at };
}
