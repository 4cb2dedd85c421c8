import { operations, type Node } from '../contract/documents.ts';

/**
 * The operations of a contract by subject, so that a page loads the endpoints of its subject only. The subject is the
 * operation's first tag, unless `x-subject` says otherwise.
 */
export function subjects(document: Node): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { definition } of operations(document)) {
    const subject = subjectOf(definition);
    found.set(subject, [...(found.get(subject) ?? []), String(definition.operationId)]);
  }
  return found;
}

/** Subject of an operation, which is the name of its slice. */
export function subjectOf(definition: Node): string {
  const tag = Array.isArray(definition.tags) ? String(definition.tags[0]) : 'other';
  return typeof definition['x-subject'] === 'string' ? definition['x-subject'] : lowerFirst(tag);
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
