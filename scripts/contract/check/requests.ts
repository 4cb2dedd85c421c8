import { isRecord, resolve, type Json } from '../../../server/contract/pointer.ts';
import type { Parameter } from '../../../server/contract/load.ts';
import type { Call } from './types.ts';

export type Values = Readonly<Record<string, string>>;

/** Returns whether a backend may lack a call: it extends the documents, or is marked as unbuilt. */
export function isOptional({ target, operation }: Call): boolean {
  if (!operation.isBuilt) return true;
  const { paths } = target.contract.document;
  const item = isRecord(paths) ? paths[operation.path] : undefined;
  const definition = isRecord(item) ? item[operation.method.toLowerCase()] : undefined;
  return isRecord(definition) && definition['x-extension'] === true;
}

/** Builds the URL of a call. */
export function buildUrl({ target, operation }: Call, values: Values): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = operation.parameters.filter(({ name, location }) => location === 'query' && values[name] !== undefined);
  const text = new URLSearchParams(query.map(({ name }) => [name, values[name] ?? ''])).toString();
  return `${target.base}${path}${text === '' ? '' : `?${text}`}`;
}

/** Returns a path value that matches nothing. */
export function unknownIdValues({ target, operation }: Call): Values {
  const names = operation.parameters.filter(({ location }) => location === 'path');
  return Object.fromEntries(
    names.map(({ name, schema }) => {
      const { pattern } = resolve(target.contract.document, schema).value;
      return [name, String(pattern).startsWith('^[0-9]') ? '999999999' : 'f'.repeat(24)];
    }),
  );
}

/** Returns requests with values for the required parameters, from other responses or the contract. */
export function requiredValues({ target, operation }: Call, found: Readonly<Record<string, readonly string[]>>): Values[] {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const names = required.map(({ name }) => name);
  const lists = required.map(({ name, schema }) => found[name] ?? enumValues(resolve(target.contract.document, schema).value));
  if (lists.some(({ length }) => length === 0)) return [];
  const count = Math.max(1, ...lists.map(({ length }) => length));
  return Array.from({ length: count }, (_none, index) =>
    Object.fromEntries(names.map((name, itemIndex) => [name, lists[itemIndex]?.[index % (lists[itemIndex]?.length ?? 1)] ?? ''])),
  );
}

/** Returns the values that a schema lists: const, enum or default. */
function enumValues(schema: Json): string[] {
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  return [schema.const ?? schema.default].filter((value) => value !== undefined).map(String);
}

const PAGING = new Set(['limit', 'cursor', 'page']);

/**
 * Returns queries with the optional parameters: each value found and each enum value on its own, the other documented parameters together,
 * and our extensions together.
 */
export function optionalValues({ target, operation }: Call, found: Readonly<Record<string, readonly string[]>>): Values[] {
  const { document } = target.contract;
  const optional = operation.parameters.filter(({ name, required, location }) => location === 'query' && !required && !PAGING.has(name));
  const valueQueries = optional.flatMap(({ name }) => found[name]?.slice(0, 1).map((value) => ({ [name]: value })) ?? []);
  const rest = optional
    .filter(({ name }) => found[name] === undefined)
    .map((parameter) => ({ parameter, definition: describeParameter(document, parameter) }));
  const documented = rest.filter(({ definition }) => definition['x-extension'] !== true);
  const enumerated = documented.flatMap(({ parameter: { name, schema } }) => {
    const { enum: values } = resolve(document, schema).value;
    return Array.isArray(values) ? values.map((value) => ({ [name]: String(value) })) : [];
  });
  const freeTexts = documented.filter(({ parameter }) => resolve(document, parameter.schema).value.enum === undefined);
  const extensions = rest.filter(({ definition }) => definition['x-extension'] === true);
  const combined = [freeTexts, extensions].flatMap((list) =>
    list.length === 0 ? [] : [Object.fromEntries(list.map(({ parameter, definition }) => [parameter.name, String(definition.example)]))],
  );
  return [...valueQueries, ...enumerated, ...combined];
}

const describeParameter = (document: Json, { schema }: Parameter): Json => resolve(document, schema.replace(/\/schema$/, '')).value;
