import type { Schema } from '../../cms/schemas.ts';
import { loadContract } from '../../platform/contract/load.ts';
import { isRecord } from '../../platform/contract/pointer.ts';

/** How a picture stands in a content file, where `file` names it; the contract has its URL. */
const pictureName: Schema = { type: 'string', format: 'picture', description: 'the name of a file in pictures/', 'x-label': 'Picture' };

/** Ids of requirements in the descriptions, which mean nothing to those who edit. */
const REQUIREMENTS = / \([A-Z]+-\d+(?:(?:,| to) [A-Z]+-\d+)*\)/g;

/**
 * Returns the JSON Schema of a file in pages/, in the words of the schemas of the other files: the title of a field is its meaning.
 * @param name name of the page's schema in `openapi/site.yaml`
 */
export function inlinePageSchema(name: string): Schema {
  const { schemas } = loadContract('site').document.components as { schemas: Record<string, Schema> };
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    return isRecord(value) ? inlineSchema(value) : value;
  };
  const inlineSchema = (value: Schema): Schema => {
    const { $ref: reference, examples: _examples, description, properties, ...words } = value;
    const target = typeof reference === 'string' ? schemas[reference.replace('#/components/schemas/', '')] : undefined;
    return {
      ...(target && inlineSchema(target)),
      ...Object.fromEntries(Object.entries(words).map(([word, item]) => [word, inline(item)])),
      ...(typeof description === 'string' && { title: description.replace(REQUIREMENTS, '').replace(/\.$/, '') }),
      ...(isRecord(properties) && { properties: Object.fromEntries(Object.entries(properties).flatMap(inlineField)) }),
      ...(isRecord(properties) && Array.isArray(words.required) && { required: words.required.map(toFileName) }),
    };
  };
  const inlineField = ([field, schema]: [string, unknown]): [string, unknown][] => {
    if (field === 'page') return [];
    return [field === 'url' ? ['file', pictureName] : [field, nameEntries(field, inline(schema))]];
  };
  const { required, ...schema } = inlineSchema(schemas[name] ?? {});
  return { ...schema, required: Array.isArray(required) ? required.filter((field) => field !== 'page') : [] };
}

/** Gives the entries of a list its name in the singular, unless they have one: `points` has points. */
function nameEntries(list: string, schema: unknown): unknown {
  const name = list.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  if (name === list || !isRecord(schema) || !isRecord(schema.items)) return schema;
  return { ...schema, items: { 'x-label': name.charAt(0).toUpperCase() + name.slice(1), ...schema.items } };
}

const toFileName = (field: unknown): unknown => (field === 'url' ? 'file' : field);
