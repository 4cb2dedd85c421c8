import type { Schema } from '../../cms/schemas.ts';
import { loadContract } from '../../platform/contract/load.ts';
import { isRecord } from '../../platform/contract/pointer.ts';

/** How a picture stands in a content file, where `file` names it; the contract has its URL. */
const pictureName: Schema = { type: 'string', format: 'picture', description: 'the name of a file in pictures/', 'x-label': 'Picture' };

/**
 * Returns the JSON Schema of a file in pages/, in the words of the schemas of the other files: the title of a field is its meaning.
 * @param name name of the page's schema in `openapi/site.yaml`
 */
export function inlinePageSchema(name: string): Schema {
  const { schemas } = loadContract('site').document.components as { schemas: Record<string, Schema> };
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (!isRecord(value)) return value;
    const { $ref: reference, examples: _examples, description, properties, ...words } = value;
    const target = typeof reference === 'string' ? schemas[reference.replace('#/components/schemas/', '')] : undefined;
    return {
      ...(target && (inline(target) as Schema)),
      ...Object.fromEntries(Object.entries(words).map(([word, item]) => [word, inline(item)])),
      ...(typeof description === 'string' && { title: description.replace(/\.$/, '') }),
      ...(isRecord(properties) && { properties: Object.fromEntries(Object.entries(properties).flatMap(inlineField)) }),
      ...(isRecord(properties) && Array.isArray(words.required) && { required: words.required.map(toFileName) }),
    };
  };
  const inlineField = ([field, schema]: [string, unknown]): [string, unknown][] => {
    if (field === 'page') return [];
    return [field === 'url' ? ['file', pictureName] : [field, inline(schema)]];
  };
  const schema = inline(schemas[name]) as Schema & { required: string[] };
  return { ...schema, required: schema.required.filter((field) => field !== 'page') };
}

const toFileName = (field: unknown): unknown => (field === 'url' ? 'file' : field);
