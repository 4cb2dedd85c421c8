import { createSchemaCompiler } from '../../server/contract/compiler.ts';
import { createPointer } from '../../server/contract/pointer.ts';
import { isNode } from './documents.ts';
import type { Node } from './documents.ts';

/** Reports examples that violate their schema. */
export function lintExamples(document: Node, name: string): string[] {
  const ajv = createSchemaCompiler({ allErrors: true }).addSchema(document, name);
  return listExamples(document).flatMap(([schema, example]) => {
    const validate = ajv.getSchema(`${name}#${encodeURI(schema)}`);
    if (!validate) return [`${name}: ${schema} is not a schema.`];
    return validate(example) === true ? [] : [`${name}: an example of ${schema} is wrong: ${ajv.errorsText(validate.errors)}.`];
  });
}

function listExamples(node: unknown, path: readonly string[] = []): [schema: string, example: unknown][] {
  if (Array.isArray(node)) return node.flatMap((item, index) => listExamples(item, [...path, String(index)]));
  if (!isNode(node)) return [];
  const { examples, example, ...rest } = node;
  const schemaExamples = Array.isArray(examples)
    ? examples.map((item): [string, unknown] => [createPointer(...path), item])
    : listExamples(examples, [...path, 'examples']);
  const siblingExamples: [string, unknown][] =
    'schema' in node
      ? 'example' in node
        ? [[createPointer(...path, 'schema'), example]]
        : []
      : listExamples(example, [...path, 'example']);
  return [...schemaExamples, ...siblingExamples, ...Object.entries(rest).flatMap(([name, value]) => listExamples(value, [...path, name]))];
}
