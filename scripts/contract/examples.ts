import { Ajv2020 } from 'ajv/dist/2020.js';
import * as formats from 'ajv-formats';
import { isNode, operations, part } from './documents.ts';
import type { Node } from './documents.ts';

/** Every example of a contract that breaks the schema it illustrates, one sentence each. */
export function lintExamples(document: Node, name: string): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default.default(ajv, { mode: 'full' });
  ajv.addFormat('binary', true);
  const id = `https://contract.example.org/${name}`;
  ajv.addSchema({ $id: id, ...document });

  const check = (pointer: string, example: unknown): string[] => {
    const validate = ajv.getSchema(`${id}#${pointer}`);
    if (!validate) return [`${name}: ${pointer} is no schema.`];
    return validate(example) === true ? [] : [`${name}: an example of ${pointer} is wrong: ${ajv.errorsText(validate.errors)}.`];
  };
  const components = part(document, 'components');
  const inSchemas = Object.keys(part(components, 'schemas')).flatMap((schema) =>
    propertiesOf(part(part(components, 'schemas'), schema), `/components/schemas/${schema}`).flatMap(([pointer, property]) =>
      (Array.isArray(property.examples) ? property.examples : []).flatMap((example) => check(pointer, example)),
    ),
  );
  const described = ['parameters', 'headers'].flatMap((kind) =>
    Object.entries(part(components, kind)).flatMap(([label, value]) =>
      check(`/components/${kind}/${label}/schema`, isNode(value) ? value.example : undefined),
    ),
  );
  const inline = operations(document).flatMap(({ path, method, definition }) =>
    (Array.isArray(definition.parameters) ? definition.parameters : []).flatMap((parameter, index) =>
      isNode(parameter) && 'example' in parameter
        ? check(`/paths/${escapePointer(path)}/${method}/parameters/${index}/schema`, parameter.example)
        : [],
    ),
  );
  return [...inSchemas, ...described, ...inline];
}

/** A step of a JSON pointer inside a URI fragment. */
const escapePointer = (text: string): string => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Every property inside a schema with its JSON pointer, at any depth. */
function propertiesOf(schema: unknown, pointer: string): [string, Node][] {
  if (!isNode(schema)) return [];
  const own = Object.entries(part(schema, 'properties')).flatMap(([name, value]) => {
    const place = `${pointer}/properties/${escapePointer(name)}`;
    return isNode(value) ? [[place, value] as [string, Node], ...propertiesOf(value, place)] : [];
  });
  const alternatives = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  return [
    ...own,
    ...alternatives.flatMap((value, index) => propertiesOf(value, `${pointer}/anyOf/${index}`)),
    ...propertiesOf(schema.items, `${pointer}/items`),
  ];
}
