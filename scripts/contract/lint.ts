/** Checks the contracts in `openapi/` against the project's rules: `npm run contract:lint`. */
import { isRecord } from '../../server/platform/contract/pointer.ts';
import { dereference, getObject, listOperations, readContracts, resolveReference } from './documents.ts';
import type { ContractObject, Operation } from './documents.ts';
import { lintExamples } from './lintExamples.ts';
import { lintSchema } from './lintSchema.ts';

/** Returns a sentence about each violated rule. `documents` are the contracts by name. */
export function lintContracts(documents: Record<string, ContractObject>): string[] {
  return [
    ...lintOperationIds(documents),
    ...Object.entries(documents).flatMap(([contractName, document]) => {
      const referenceProblems = lintReferences(document, document, contractName);
      // `lintDocument` compiles schemas, which fails when a reference is missing.
      return referenceProblems.length > 0 ? referenceProblems : lintDocument(document, contractName);
    }),
  ];
}

function lintDocument(document: ContractObject, contractName: string): string[] {
  return [
    ...listOperations(document).flatMap((operation) => lintOperation(document, operation, contractName)),
    ...Object.entries(getObject(document, 'components', 'schemas')).flatMap(([name, schema]) =>
      lintSchema(schema, `${contractName}: ${name}`),
    ),
    ...lintParametersAndHeaders(document, contractName),
    ...lintExamples(document, contractName),
  ];
}

function lintOperationIds(documents: Record<string, ContractObject>): string[] {
  const seenIds = new Set<string>();
  return Object.entries(documents).flatMap(([contractName, document]) =>
    listOperations(document).flatMap(({ definition, method, path }) => {
      const id = definition.operationId;
      if (typeof id !== 'string') return [`${contractName}: ${method} ${path} needs an operationId.`];
      const problems = seenIds.has(id) ? [`${contractName}: the operationId ${id} is used twice.`] : [];
      seenIds.add(id);
      return problems;
    }),
  );
}

function lintReferences(document: ContractObject, value: unknown, location: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => lintReferences(document, item, `${location}[${index}]`));
  if (!isRecord(value)) return [];
  const ownProblems =
    typeof value.$ref === 'string' && resolveReference(document, value.$ref) === undefined
      ? [`${location} refers to ${value.$ref}, which is missing.`]
      : [];
  return [...ownProblems, ...Object.entries(value).flatMap(([name, child]) => lintReferences(document, child, `${location}/${name}`))];
}

function lintOperation(document: ContractObject, { definition, method, path }: Operation, contractName: string): string[] {
  const location = `${contractName}: ${method} ${path}`;
  const responses = Object.entries(getObject(definition, 'responses'));
  const statuses = responses.map(([status]) => status);
  const errorSchema = 'ErrorText' in getObject(document, 'components', 'schemas') ? 'ErrorText' : 'ErrorBody';
  const problems: string[] = [];
  if (typeof definition.summary !== 'string') problems.push(`${location} needs a summary.`);
  if (!hasDeclaredTags(document, definition)) problems.push(`${location} needs tags that the file declares.`);
  for (const status of ['200', '429', '500', '503'])
    if (!statuses.includes(status)) problems.push(`${location} needs a response ${status}.`);
  // A provider's responses come through a proxy.
  if (!['content', 'mail', 'registrations', 'site'].includes(contractName)) {
    for (const status of ['502', '504'])
      if (!statuses.includes(status)) problems.push(`${location} is forwarded and needs a response ${status}.`);
  }
  if ('requestBody' in definition) {
    for (const status of ['403', '413', '415', '507'])
      if (!statuses.includes(status)) problems.push(`${location} takes a body and needs a response ${status}.`);
  }
  if (requiresSession(definition) && !statuses.includes('401')) problems.push(`${location} needs a response 401.`);
  for (const [status, response] of responses) {
    if (status.startsWith('2')) continue;
    const { content } = dereference(document, response);
    if (errorSchema === 'ErrorText') {
      if (getObject(content, 'text/plain', 'schema').$ref !== '#/components/schemas/ErrorText')
        problems.push(`${location} must use ErrorText for its response ${status}.`);
    } else if (!isNamedObject(document, getObject(content, 'application/json', 'schema'))) {
      problems.push(
        `${location} must use ErrorBody for its response ${status}; an error with other fields needs an object schema in components/schemas.`,
      );
    }
  }
  return problems;
}

/** Returns whether a schema refers to an object schema in `components/schemas`, so that a type with its name is generated. */
const isNamedObject = (document: ContractObject, schema: ContractObject): boolean =>
  typeof schema.$ref === 'string' && schema.$ref.startsWith('#/components/schemas/') && isRecord(dereference(document, schema).properties);

function hasDeclaredTags(document: ContractObject, definition: ContractObject): boolean {
  const declaredTags = Array.isArray(document.tags) ? document.tags.map((tag) => (isRecord(tag) ? tag.name : undefined)) : [];
  return Array.isArray(definition.tags) && definition.tags.length > 0 && definition.tags.every((tag) => declaredTags.includes(tag));
}

/** Returns whether every alternative of `security` requires a session. */
function requiresSession({ security }: ContractObject): boolean {
  return (
    Array.isArray(security) &&
    security.length > 0 &&
    security.every((alternative) => isRecord(alternative) && Object.keys(alternative).length > 0)
  );
}

/** Checks that parameters and headers have a description, an example and a bounded schema, and that extensions are optional. */
function lintParametersAndHeaders(document: ContractObject, contractName: string): string[] {
  const inlineParameters = listOperations(document)
    .flatMap(({ definition }): unknown[] => (Array.isArray(definition.parameters) ? definition.parameters : []))
    .map((parameter) => getObject(parameter))
    .filter((parameter) => !('$ref' in parameter));
  const namedDefinitions = [
    ...inlineParameters.map((parameter) => [String(parameter.name), parameter] as const),
    ...Object.entries(getObject(document, 'components', 'parameters')),
    ...Object.entries(getObject(document, 'components', 'headers')),
  ];
  return namedDefinitions.flatMap(([name, value]) => {
    const definition = getObject(value);
    const location = `${contractName}: ${name}`;
    const problems = lintSchema(definition.schema, location);
    if (typeof definition.description !== 'string') problems.push(`${location} needs a description.`);
    if (!('example' in definition)) problems.push(`${location} needs an example.`);
    if (definition['x-extension'] === true && definition.required === true)
      problems.push(`${location} is an extension and must be optional.`);
    return problems;
  });
}

if (import.meta.main) {
  const problems = lintContracts(readContracts());
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else console.log('The contracts follow the rules.');
}
