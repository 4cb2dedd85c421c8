import { createSchemaCompiler } from '../../server/platform/contract/compiler.ts';
import { createPointer, isRecord } from '../../server/platform/contract/pointer.ts';
import type { ContractObject } from './documents.ts';

/** Returns a sentence about each example that violates its schema. */
export function lintExamples(document: ContractObject, contractName: string): string[] {
  const ajv = createSchemaCompiler({ allErrors: true }).addSchema(document, contractName);
  return listExamples(document).flatMap(([schemaPointer, example]) => {
    const validate = ajv.getSchema(`${contractName}#${encodeURI(schemaPointer)}`);
    if (!validate) return [`${contractName}: ${schemaPointer} is not a schema.`];
    if (validate(example) === true) return [];
    return [`${contractName}: an example of ${schemaPointer} is wrong: ${ajv.errorsText(validate.errors)}.`];
  });
}

type Example = [schemaPointer: string, example: unknown];

/** Lists the examples inside `value`, which is at `path` in the contract: `examples` of schemas, `example` of parameters and headers. */
function listExamples(value: unknown, path: readonly string[] = []): Example[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listExamples(item, [...path, String(index)]));
  if (!isRecord(value)) return [];
  const { examples, example, ...rest } = value;
  // Where `examples` is no list, or `example` stands beside no schema, it is a property with that name and is searched like any other.
  const inExamples = Array.isArray(examples)
    ? examples.map((item): Example => [createPointer(...path), item])
    : listExamples(examples, [...path, 'examples']);
  const inExample = 'schema' in value ? listParameterExamples(value, path) : listExamples(example, [...path, 'example']);
  return [...inExamples, ...inExample, ...Object.entries(rest).flatMap(([name, child]) => listExamples(child, [...path, name]))];
}

const listParameterExamples = (parameter: ContractObject, path: readonly string[]): Example[] =>
  'example' in parameter ? [[createPointer(...path, 'schema'), parameter.example]] : [];
