import { fieldName } from '../contract/pointer.ts';

/**
 * A mistake in the chapter's content files. The message is one sentence that names the file and the field,
 * because it is what the person who edited the file sees when the server refuses to start.
 */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** The shape of an ajv error, as far as a sentence needs it. */
export interface SchemaMistake {
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

/**
 * One sentence for a mistake found by a schema.
 * @param place the file (and entry) the value came from, for example `events/4101-x.md`
 */
export function mistakeSentence(place: string, mistake: SchemaMistake): string {
  const { missingProperty, additionalProperty, allowedValues } = mistake.params;
  if (typeof missingProperty === 'string') {
    return `${place}: the field "${fieldName(mistake.instancePath, missingProperty)}" is missing.`;
  }
  if (typeof additionalProperty === 'string') {
    return `${place}: the field "${fieldName(mistake.instancePath, additionalProperty)}" is not known here; is it spelt right?`;
  }
  const field = fieldName(mistake.instancePath);
  const allowed = Array.isArray(allowedValues) ? ` (${allowedValues.join(', ')})` : '';
  return `${place}: ${field === '' ? 'the whole entry' : `the field "${field}"`} ${mistake.message ?? 'is not valid'}${allowed}.`;
}
