import { formats, kinds } from './sentences.ts';
import { isRecord, type Json } from './pointer.ts';

/** How an answer differs from its contract. */
export type DriftKind =
  /** A promised field is not there. */
  | 'missing'
  /** There is a field that the contract does not know. */
  | 'extra'
  | 'type'
  | 'null'
  /** An empty text or list where there has to be something. */
  | 'empty'
  /** None of the values that the contract lists. */
  | 'value'
  /** Text of another form: no address, no date, not of the pattern. */
  | 'form'
  /** Too long, too large, too many, or too few. */
  | 'limit';

const limits: Record<string, string> = {
  minimum: 'at least #',
  maximum: 'at most #',
  minLength: 'at least # characters',
  maxLength: 'at most # characters',
  minItems: 'at least # entries',
  maxItems: 'at most # entries',
  maxProperties: 'at most # fields',
};

/** Whether a schema lists values that all mean "nothing here". */
const meansNothing = (values: readonly unknown[]): boolean => values.every((value) => value === false || value === null || value === '');

/** The values that a schema lists, if it does. */
function listed({ enum: values, const: only }: Json): readonly unknown[] | undefined {
  if (only !== undefined) return [only];
  return Array.isArray(values) ? values : undefined;
}

/** What a schema by itself asks for, in words; undefined when anything will do. */
export function wanted(schema: Json): string | undefined {
  const values = listed(schema);
  if (values) return meansNothing(values) ? 'nothing' : `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (typeof schema.format === 'string' && formats[schema.format] !== undefined) return formats[schema.format];
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  return types.length === 0 ? undefined : types.map((type) => kinds[type] ?? type).join(' or ');
}

/** What a broken rule of a schema asks for, in words. */
export function wantedBy(schema: Json, keyword: string): string {
  if (keyword === 'pattern') return `text of the form ${String(schema.pattern)}`;
  if (keyword.startsWith('min') && schema[keyword] === 1 && keyword !== 'minimum') return 'not empty';
  const limit = limits[keyword];
  if (limit !== undefined) return limit.replace('#', String(schema[keyword]));
  if (keyword === 'type') return wanted({ type: schema.type }) ?? '';
  return wanted(schema) ?? '';
}

/** What a value is, in words that tell nothing of what it says; with `long` also how long it is. */
export function typeOf(value: unknown, long = false): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : long ? `a list of ${value.length} entries` : 'a list';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return long ? `text of ${[...value].length} characters` : 'text';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number';
  return typeof value === 'boolean' ? 'true or false' : 'an object';
}

/** Whether a value is not even of the kind that the broken rule is about. */
export function isOfAnotherKind(schema: Json, keyword: string, value: unknown): boolean {
  if (keyword === 'type') return true;
  const values = keyword === 'enum' || keyword === 'const' ? (listed(schema) ?? []) : undefined;
  return values !== undefined && (meansNothing(values) || !values.some((one) => typeof one === typeof value));
}

/** The kind of a drift by the rule that is broken and the value that breaks it. */
export function driftKind(keyword: string, value: unknown, otherKind: boolean): DriftKind {
  if (value === null) return 'null';
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'empty';
  if (otherKind) return 'type';
  if (keyword === 'enum' || keyword === 'const') return 'value';
  return keyword === 'format' || keyword === 'pattern' ? 'form' : 'limit';
}

/**
 * The names of fields that a contract does not know, fit to be told: a name that looks like data (an address, a number, an id)
 * is `*`, and so are all of them where there are so many that they must be.
 */
export function namesToTell(extras: readonly string[]): string[] {
  const plain = (name: string): boolean => /^[A-Za-z_$][\w$-]{0,39}$/.test(name) && name.replace(/\D/g, '').length < 5;
  return extras.map((name) => (extras.length <= 20 && plain(name) ? name : '*'));
}

/** The fields of an object that a schema names. */
export const propertiesOf = ({ properties }: Json): string[] => Object.keys(isRecord(properties) ? properties : {});
