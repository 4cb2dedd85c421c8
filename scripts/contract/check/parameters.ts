import type { Parameter } from '../../../server/platform/contract/load.ts';
import { resolvePointer, type Json } from '../../../server/platform/contract/pointer.ts';
import type { TargetOperation } from './types.ts';

/** Parameter values of one request, by parameter name. */
export type ParameterValues = Readonly<Record<string, string>>;

/** Values found in responses of other operations, by parameter name. */
export type FoundValues = Readonly<Record<string, readonly string[]>>;

/** Returns the URL of a request. */
export function buildUrl({ target, path, parameters }: TargetOperation, values: ParameterValues): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  const queryParameters = parameters.filter(({ name, location }) => location === 'query' && values[name] !== undefined);
  const query = new URLSearchParams(queryParameters.map(({ name }) => [name, values[name] ?? ''])).toString();
  return `${target.base}${filledPath}${query === '' ? '' : `?${query}`}`;
}

/** Returns path parameters with ids that have the right format but belong to no entry. */
export function createUnknownIds({ target, parameters }: TargetOperation): ParameterValues {
  return Object.fromEntries(
    parameters
      .filter(({ location }) => location === 'path')
      .map(({ name, schema }) => {
        const { pattern } = resolvePointer(target.contract.document, schema).value;
        return [name, String(pattern).startsWith('^[0-9]') ? '999999999' : 'f'.repeat(24)];
      }),
  );
}

/**
 * Returns values of the required parameters, one object per request. There are enough requests to send each found value, or each value
 * that the schema lists, at least once. There are none when a parameter has neither.
 */
export function listRequiredValues({ target, parameters }: TargetOperation, found: FoundValues): ParameterValues[] {
  const choices = parameters
    .filter(({ required }) => required)
    .map(({ name, schema }) => ({ name, values: found[name] ?? listSchemaValues(resolvePointer(target.contract.document, schema).value) }));
  if (choices.some(({ values }) => values.length === 0)) return [];
  const count = Math.max(1, ...choices.map(({ values }) => values.length));
  return Array.from({ length: count }, (_none, index) =>
    Object.fromEntries(choices.map(({ name, values }) => [name, values[index % values.length] ?? ''])),
  );
}

/** Returns the values that a schema lists: its enum, constant or default. */
function listSchemaValues(schema: Json): string[] {
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  return [schema.const ?? schema.default].filter((value) => value !== undefined).map(String);
}

/** Parameters that `checkPages` sends. */
const PAGING_PARAMETERS = new Set(['limit', 'cursor', 'page']);

/**
 * Returns values of the optional query parameters, one object per request. One found value of each parameter and every enum value has its
 * own request. One request has the examples of all other documented parameters, and another those of all extensions.
 */
export function listOptionalValues({ target, parameters }: TargetOperation, found: FoundValues): ParameterValues[] {
  const { document } = target.contract;
  const optional = parameters.filter(({ name, required, location }) => location === 'query' && !required && !PAGING_PARAMETERS.has(name));
  const foundValues = optional.flatMap(({ name }) => found[name]?.slice(0, 1).map((value) => ({ [name]: value })) ?? []);
  const others = optional.filter(({ name }) => found[name] === undefined);
  const documented = others.filter(({ isExtension }) => !isExtension);
  const enumValues = documented.flatMap(({ name, schema }) => {
    const { enum: values } = resolvePointer(document, schema).value;
    return Array.isArray(values) ? values.map((value) => ({ [name]: String(value) })) : [];
  });
  const freeText = documented.filter(({ schema }) => resolvePointer(document, schema).value.enum === undefined);
  const extensions = others.filter(({ isExtension }) => isExtension);
  const examples = [freeText, extensions]
    .filter((group) => group.length > 0)
    .map((group) => Object.fromEntries(group.map((parameter) => [parameter.name, getExample(document, parameter)])));
  return [...foundValues, ...enumValues, ...examples];
}

/** Returns a parameter's example, which the document has next to the schema. */
const getExample = (document: Json, { schema }: Parameter): string =>
  String(resolvePointer(document, schema.replace(/\/schema$/, '')).value.example);
