import type { ErrorObject } from 'ajv';
import { formatFieldName } from './pointer.ts';

/** Names of JSON types in messages. */
export const TYPE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    integer: 'a whole number',
    number: 'a number',
    string: 'text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'empty',
  }),
);

/** Names of string formats in messages. */
export const FORMAT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'an e-mail address',
    date: 'a day such as 2026-11-20',
    'date-time': 'a time such as 2026-11-20T10:00:00Z',
    uri: 'a web address',
    'uri-reference': 'a web address',
    uuid: 'an id',
  }),
);

/**
 * Describes a violation for people, for example `email must be an e-mail address`, without repeating the value.
 * @param subject name of the whole value, for example `The body`
 */
export function describeSchemaError(error: ErrorObject, subject: string): string {
  const params = error.params as Record<string, unknown>;
  const ownField = formatFieldName(error.instancePath);
  const innerName = (name: unknown): string => formatFieldName(error.instancePath, String(name));
  if (error.keyword === 'required') return `${innerName(params.missingProperty)} is required`;
  if (error.keyword === 'additionalProperties') return `${innerName(params.additionalProperty)} is not known here`;
  return `${ownField === '' ? subject : ownField} ${describeProblem(error, params)}`;
}

function describeProblem(error: ErrorObject, params: Record<string, unknown>): string {
  const limit = Number(params.limit);
  switch (error.keyword) {
    case 'type':
      if (Array.isArray(error.data)) return 'may be given only once';
      return `must be ${[params.type]
        .flat()
        .map((type) => TYPE_NAMES.get(String(type)) ?? String(type))
        .join(' or ')}`;
    case 'format':
      return `must be ${FORMAT_NAMES.get(String(params.format)) ?? 'of another form'}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as (string | number | boolean | null)[]).map((value) => (value === null || value === '' ? 'empty' : String(value))).join(', ')}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `is too long: ${limit} characters at most`;
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} entries`;
    case 'maxItems':
      return `has too many entries: ${limit} at most`;
    case 'maxProperties':
      return `has too many fields: ${limit} at most`;
    case 'pattern': {
      const [, digits] = /^\^\[0-9\]\{(\d+)\}\$$/.exec(String(params.pattern)) ?? [];
      return digits === undefined ? 'does not have the right form' : `must have exactly ${digits} digits`;
    }
    default:
      return 'is not valid';
  }
}
