import fc, { type Arbitrary } from 'fast-check';
import { isRecord, createPointer, resolvePointer, type Json } from '../../../server/platform/contract/pointer.ts';

/** Existing values (ids, e-mail addresses, codes) by field name, so that some requests refer to existing records. */
export type Pool = Readonly<Record<string, readonly (string | object)[]>>;

/** Awkward values, chosen without regard to any schema. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...[
      ['', ' ', '\0', 'a\0b', '\ud800', '\u202egpj.exe', '../../etc/passwd', "' OR 1=1 --", '%', '*', '"', '\\', '\r\nBcc: x@example.net'],
      ['NaN', '-1', '1e999', '99999999999999999999', '0x10', 'null', 'undefined', 'true', '[object Object]', '__proto__', 'constructor'],
      ['2026-02-30', '0000-00-00', '+275760-09-13', '=1+1', '<script>', 'x'.repeat(20_000), '𝒳'.repeat(300), 'İ'.repeat(200)],
    ].flat(),
  ),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { $ne: '' }, ['a', 1], { length: -1 }),
);

/**
 * Creates values that match a schema. Some are the schema's examples, and some come from the pool.
 * @param schemaPointer JSON pointer of the schema
 * @param name the name of the field that has this schema
 */
export function createArbitrary(document: Json, schemaPointer: string, pool: Pool, name: string): Arbitrary<unknown> {
  const { value: schema, resolvedPointer: pointer } = resolvePointer(document, schemaPointer);
  const createPartValue: CreatePartValue = (field, ...names) =>
    createArbitrary(document, `${pointer}${createPointer(...names)}`, pool, field ?? name);
  const choiceKeyword = ['anyOf', 'oneOf'].find((keyword) => Array.isArray(schema[keyword]));
  if (choiceKeyword !== undefined)
    return fc.oneof(...(schema[choiceKeyword] as unknown[]).map((_one, index) => createPartValue(undefined, choiceKeyword, String(index))));
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...(schema.enum as unknown[]));
  const examples = [
    ...(Array.isArray(schema.examples) ? (schema.examples as unknown[]) : []),
    ...('example' in schema ? [schema.example] : []),
  ];
  const createPlausibleField = (field: string) => createPlausible(document, `${pointer}${createPointer('properties', field)}`, pool, field);
  const knownTexts = (pool[name] ?? []).filter((item) => typeof item === 'string');
  const generated = fc.oneof(
    ...[schema.type]
      .flat()
      .map((type) =>
        type === 'object'
          ? createRecord(schema, createPartValue, createPlausibleField)
          : createOfType(String(type), schema, createPartValue, knownTexts),
      ),
  );
  return examples.length > 0 && schema.type !== 'object'
    ? fc.oneof({ arbitrary: generated, weight: 3 }, fc.constantFrom(...examples))
    : generated;
}

/** Creates values of a part of a schema. @param field the field's name, when the part is a field */
type CreatePartValue = (field: string | undefined, ...names: string[]) => Arbitrary<unknown>;

function createOfType(type: string, schema: Json, inner: CreatePartValue, knownValues: readonly string[]): Arbitrary<unknown> {
  const minimum = Number(schema.minimum ?? 0);
  const maximum = Number(schema.maximum ?? 1_000);
  switch (type) {
    case 'string':
      return createText(schema, knownValues);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: minimum, max: Math.max(minimum, maximum) }),
        ...knownValues.map((value) => fc.constant(Number(value))),
      );
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(inner(undefined, 'items'), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 4), 4),
      });
    default:
      return fc.constant(null);
  }
}

/** Creates values that are likely to be accepted: existing values, or else the contract's examples. */
function createPlausible(document: Json, pointer: string, pool: Pool, name: string): Arbitrary<unknown> {
  const schema = resolvePointer(document, pointer).value;
  const knownValues = pool[name] ?? [];
  if (knownValues.length > 0) return fc.constantFrom<unknown>(...knownValues);
  const examples = Array.isArray(schema.examples) ? (schema.examples as unknown[]) : [];
  return examples.length > 0 ? fc.constantFrom(...examples) : createArbitrary(document, pointer, pool, name);
}

function createRecord(schema: Json, inner: CreatePartValue, plausible: (name: string) => Arbitrary<unknown>): Arbitrary<unknown> {
  const names = Object.keys(isRecord(schema.properties) ? schema.properties : {});
  const requiredKeys = names.filter((name) => Array.isArray(schema.required) && schema.required.includes(name));
  const arbitraryOf = (values: (name: string) => Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, values(name)])), { requiredKeys });
  return fc.oneof(
    arbitraryOf((name) => inner(name, 'properties', name)),
    arbitraryOf((name) => plausible(name)),
  );
}

function createText(schema: Json, knownValues: readonly string[]): Arbitrary<string> {
  const limits = { minLength: Number(schema.minLength ?? 0), maxLength: Math.min(Number(schema.maxLength ?? 200), 1_000) };
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern) : undefined;
  const matchingValues = knownValues.filter(
    (value) => value.length <= Number(schema.maxLength ?? Infinity) && (pattern?.test(value) ?? true),
  );
  const generated = pattern
    ? fc.stringMatching(pattern).map((value) => value.slice(0, limits.maxLength))
    : schema.format === 'email'
      ? fc.emailAddress()
      : fc.oneof(fc.string(limits), fc.string({ ...limits, unit: 'grapheme' }));
  return matchingValues.length > 0 ? fc.oneof(generated, { arbitrary: fc.constantFrom(...matchingValues), weight: 3 }) : generated;
}
