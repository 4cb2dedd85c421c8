import { FORMAT_NAMES, TYPE_NAMES } from './sentences.ts';
import { isRecord, type Json } from './pointer.ts';

/** How a response differs from its contract. */
export type DriftKind =
  /** A required field is missing. */
  | 'missing'
  /** A field is unknown to the contract. */
  | 'extra'
  /** A value has another type. */
  | 'type'
  /** Null is not allowed. */
  | 'null'
  /** An empty string or list is not allowed. */
  | 'empty'
  /** Not one of the listed values. */
  | 'value'
  /** Violates format or pattern. */
  | 'form'
  /** Exceeds a limit of value, length or number. */
  | 'limit';

/** Descriptions of limits, with `#` in place of the number. */
const LIMITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    minimum: 'at least #',
    maximum: 'at most #',
    minLength: 'at least # characters',
    maxLength: 'at most # characters',
    minItems: 'at least # entries',
    maxItems: 'at most # entries',
    maxProperties: 'at most # fields',
  }),
);

/** Returns whether all allowed values of a schema stand for a missing value. */
const areEmptyMarkers = (values: readonly unknown[]): boolean => values.every((value) => value === false || value === null || value === '');

/** Returns the values of `enum` or `const`; undefined without either. */
function listAllowedValues({ enum: values, const: constant }: Json): readonly unknown[] | undefined {
  if (constant !== undefined) return [constant];
  return Array.isArray(values) ? values : undefined;
}

/** Describes what a schema allows; undefined when it names no values, format or type. */
export function describeSchema(schema: Json): string | undefined {
  const values = listAllowedValues(schema);
  if (values) return areEmptyMarkers(values) ? 'nothing' : `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (typeof schema.format === 'string' && FORMAT_NAMES.get(schema.format) !== undefined) return FORMAT_NAMES.get(schema.format);
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  return types.length === 0 ? undefined : types.map((type) => TYPE_NAMES.get(type) ?? type).join(' or ');
}

/** Describes the violated rule of a schema; empty for a rule without a description. */
export function describeRule(schema: Json, keyword: string): string {
  if (keyword === 'pattern') return `text of the form ${String(schema.pattern)}`;
  if (keyword.startsWith('min') && schema[keyword] === 1 && keyword !== 'minimum') return 'not empty';
  const limit = LIMITS.get(keyword);
  if (limit !== undefined) return limit.replace('#', String(schema[keyword]));
  if (keyword === 'type') return describeSchema({ type: schema.type }) ?? '';
  return describeSchema(schema) ?? '';
}

/** Describes the type of a value without its content; with `withLength` also the length of text or a list. */
export function describeType(value: unknown, withLength = false): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : withLength ? `a list of ${value.length} entries` : 'a list';
  if (value === '') return 'an empty string';
  if (typeof value === 'string') return withLength ? `text of ${[...value].length} characters` : 'text';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number';
  return typeof value === 'boolean' ? 'true or false' : 'an object';
}

/**
 * Describes a value that is none of the allowed ones, without its content. If it is an allowed value written differently, names that value,
 * which the contract contains.
 */
export function describeOtherValue(schema: Json, value: unknown): string {
  const simplify = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const texts = (listAllowedValues(schema) ?? []).filter((item) => typeof item === 'string');
  const meant = typeof value === 'string' ? texts.find((item) => simplify(item) === simplify(value)) : undefined;
  if (typeof value !== 'string' || meant === undefined) return describeType(value);
  const difference = meant.toLowerCase() === value.toLowerCase() ? 'in other upper and lower case' : 'with other spaces or signs';
  return `${JSON.stringify(meant)} ${difference}`;
}

/**
 * Returns whether a value has another type than the violated rule allows. This includes any value where only `false`, null or an empty
 * string is allowed.
 */
export function isOfOtherType(schema: Json, keyword: string, value: unknown): boolean {
  if (keyword === 'type') return true;
  const values = keyword === 'enum' || keyword === 'const' ? (listAllowedValues(schema) ?? []) : undefined;
  return values !== undefined && (areEmptyMarkers(values) || !values.some((item) => typeof item === typeof value));
}

/** Classifies a drift by the violated keyword of the schema and the value. */
export function classifyDrift(keyword: string, value: unknown, hasOtherType: boolean): DriftKind {
  if (value === null) return 'null';
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'empty';
  if (hasOtherType) return 'type';
  if (keyword === 'enum' || keyword === 'const') return 'value';
  return keyword === 'format' || keyword === 'pattern' ? 'form' : 'limit';
}

/**
 * Returns unknown field names without personal data. A name that looks like data (an e-mail address, a number, an id) becomes `*`. If
 * there are more than 20 names, all become `*`.
 */
export function redactNames(names: readonly string[]): string[] {
  const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$-]{0,39}$/.test(name) && name.replace(/\D/g, '').length < 5;
  return names.map((name) => (names.length <= 20 && isIdentifier(name) ? name : '*'));
}

/** Returns the property names of a schema. */
export const listProperties = ({ properties }: Json): string[] => Object.keys(isRecord(properties) ? properties : {});
