import type { Parameter } from '../../../server/contract/load.ts';
import { resolvePointer, type Json } from '../../../server/contract/pointer.ts';
import type { TargetOperation } from './types.ts';

/** Values of one request, by parameter. */
export type ParameterValues = Readonly<Record<string, string>>;

/** Values found in other responses, by parameter. */
export type FoundValues = Readonly<Record<string, readonly string[]>>;

/** Returns the URL of a request. */
export function buildUrl({ target, path, parameters }: TargetOperation, values: ParameterValues): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  const queryParameters = parameters.filter(({ name, location }) => location === 'query' && values[name] !== undefined);
  const query = new URLSearchParams(queryParameters.map(({ name }) => [name, values[name] ?? ''])).toString();
  return `${target.base}${filledPath}${query === '' ? '' : `?${query}`}`;
}

/** Returns ids for the path that have the right format, and that no entry has. */
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
 * Returns the values of the required parameters for as many requests as it takes to send each found or listed value once; no request
 * when a parameter has neither a found nor a listed value.
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

/** Returns the values that a schema names: its enum, constant or default. */
function listSchemaValues(schema: Json): string[] {
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  return [schema.const ?? schema.default].filter((value) => value !== undefined).map(String);
}

/** Parameters that `checkPages` sends. */
const PAGING_PARAMETERS = new Set(['limit', 'cursor', 'page']);

/**
 * Returns the values of the optional query parameters, one object per request: one found value of each parameter and every enum value by
 * itself, the examples of the other documented parameters together, and those of our extensions together.
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

/** Returns the example of a parameter, which is next to its schema in the document. */
const getExample = (document: Json, { schema }: Parameter): string =>
  String(resolvePointer(document, schema.replace(/\/schema$/, '')).value.example);
