/** Checks the contracts in `openapi/` against the project's rules: `npm run contract:lint`. */
import { resolveNode, isNode, listOperations, childNode, readContracts, resolve } from './documents.ts';
import type { Node, Operation } from './documents.ts';
import { lintExamples } from './examples.ts';
import { lintSchema } from './schemas.ts';

/** Reports violated rules, one sentence each. `documents` are the contracts by name. */
export function lintContracts(documents: Record<string, Node>): string[] {
  return [
    ...lintOperationIds(documents),
    ...Object.entries(documents).flatMap(([name, document]) => {
      const dangling = lintReferences(document, document, name);
      // A schema with dangling references cannot be validated.
      return dangling.length > 0 ? dangling : lintDocument(document, name);
    }),
  ];
}

function lintDocument(document: Node, name: string): string[] {
  return [
    ...listOperations(document).flatMap((operation) => lintOperation(document, operation, name)),
    ...Object.entries(childNode(childNode(document, 'components'), 'schemas')).flatMap(([schema, value]) =>
      lintSchema(value, `${name}: ${schema}`),
    ),
    ...lintParametersAndHeaders(document, name),
    ...lintExamples(document, name),
  ];
}

function lintOperationIds(documents: Record<string, Node>): string[] {
  const seen = new Set<unknown>();
  return Object.entries(documents).flatMap(([name, document]) =>
    listOperations(document).flatMap(({ definition, method, path }) => {
      const id = definition.operationId;
      if (typeof id !== 'string') return [`${name}: ${method} ${path} needs an operationId.`];
      const problems = seen.has(id) ? [`${name}: the operationId ${id} is used twice.`] : [];
      seen.add(id);
      return problems;
    }),
  );
}

function lintReferences(document: Node, node: unknown, where: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => lintReferences(document, item, `${where}[${index}]`));
  if (!isNode(node)) return [];
  const ownProblems =
    typeof node.$ref === 'string' && resolve(document, node.$ref) === undefined
      ? [`${where} refers to ${node.$ref}, which is missing.`]
      : [];
  return [...ownProblems, ...Object.entries(node).flatMap(([key, value]) => lintReferences(document, value, `${where}/${key}`))];
}

function lintOperation(document: Node, operation: Operation, name: string): string[] {
  const { definition, method, path } = operation;
  const where = `${name}: ${method} ${path}`;
  const responses = Object.entries(childNode(definition, 'responses'));
  const codes = responses.map(([code]) => code);
  const errorSchema = 'ErrorText' in childNode(childNode(document, 'components'), 'schemas') ? 'ErrorText' : 'ErrorBody';
  const problems: string[] = [];
  if (typeof definition.summary !== 'string') problems.push(`${where} needs a summary.`);
  if (!tagsAreDeclared(document, definition)) problems.push(`${where} needs tags that the file declares.`);
  for (const code of ['200', '429', '500', '503']) if (!codes.includes(code)) problems.push(`${where} needs a response ${code}.`);
  // A provider's responses come through a proxy.
  if (name === 'cms' || name === 'jobs') {
    for (const code of ['502', '504']) if (!codes.includes(code)) problems.push(`${where} is forwarded and needs a response ${code}.`);
  }
  if ('requestBody' in definition) {
    for (const code of ['403', '413', '415', '507'])
      if (!codes.includes(code)) problems.push(`${where} takes a body and needs a response ${code}.`);
  }
  if (needsSession(definition) && !codes.includes('401')) problems.push(`${where} needs a response 401.`);
  for (const [code, response] of responses) {
    if (code.startsWith('2')) continue;
    const content = childNode(resolveNode(document, response), 'content');
    const schemas = [
      childNode(childNode(content, 'application/json'), 'schema').$ref,
      childNode(childNode(content, 'text/plain'), 'schema').$ref,
    ];
    if (!schemas.includes(`#/components/schemas/${errorSchema}`))
      problems.push(`${where} must use ${errorSchema} for its response ${code}.`);
  }
  return problems;
}

function tagsAreDeclared(document: Node, definition: Node): boolean {
  const declared = Array.isArray(document.tags) ? document.tags.map((tag) => (isNode(tag) ? tag.name : undefined)) : [];
  return Array.isArray(definition.tags) && definition.tags.length > 0 && definition.tags.every((tag) => declared.includes(tag));
}

/** Returns whether every alternative of `security` requires a session. */
function needsSession(definition: Node): boolean {
  const { security } = definition;
  return (
    Array.isArray(security) &&
    security.length > 0 &&
    security.every((alternative) => isNode(alternative) && Object.keys(alternative).length > 0)
  );
}

/** Parameters and headers need a description, an example and a bounded schema, and may not require an extension. */
function lintParametersAndHeaders(document: Node, name: string): string[] {
  const components = childNode(document, 'components');
  const inline = listOperations(document).flatMap(({ definition }) => (Array.isArray(definition.parameters) ? definition.parameters : []));
  const described = [
    ...inline
      .filter((parameter) => isNode(parameter) && !('$ref' in parameter))
      .map((parameter) => [String(childNode({ parameter }, 'parameter').name), parameter] as const),
    ...Object.entries(childNode(components, 'parameters')),
    ...Object.entries(childNode(components, 'headers')),
  ];
  return described.flatMap(([label, value]) => {
    const node = isNode(value) ? value : {};
    const where = `${name}: ${label}`;
    const problems = lintSchema(node.schema, where);
    if (typeof node.description !== 'string') problems.push(`${where} needs a description.`);
    if (!('example' in node)) problems.push(`${where} needs an example.`);
    if (node['x-extension'] === true && node.required === true) problems.push(`${where} is an extension and must be optional.`);
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
