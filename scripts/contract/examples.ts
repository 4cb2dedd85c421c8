import { createSchemaCompiler } from '../../server/contract/compiler.ts';
import { createPointer } from '../../server/contract/pointer.ts';
import { isNode } from './documents.ts';
import type { Node } from './documents.ts';

/** Reports examples that violate their schema. */
export function lintExamples(document: Node, name: string): string[] {
  const ajv = createSchemaCompiler({ allErrors: true }).addSchema(document, name);
  return examplesIn(document).flatMap(([schema, example]) => {
    const validate = ajv.getSchema(`${name}#${encodeURI(schema)}`);
    if (!validate) return [`${name}: ${schema} is not a schema.`];
    return validate(example) === true ? [] : [`${name}: an example of ${schema} is wrong: ${ajv.errorsText(validate.errors)}.`];
  });
}

function examplesIn(node: unknown, at: readonly string[] = []): [schema: string, example: unknown][] {
  if (Array.isArray(node)) return node.flatMap((item, index) => examplesIn(item, [...at, String(index)]));
  if (!isNode(node)) return [];
  const { examples, example, ...rest } = node;
  const inSchema = Array.isArray(examples)
    ? examples.map((item): [string, unknown] => [createPointer(...at), item])
    : examplesIn(examples, [...at, 'examples']);
  const siblingExamples: [string, unknown][] =
    'schema' in node ? ('example' in node ? [[createPointer(...at, 'schema'), example]] : []) : examplesIn(example, [...at, 'example']);
  return [...inSchema, ...siblingExamples, ...Object.entries(rest).flatMap(([name, value]) => examplesIn(value, [...at, name]))];
}
