import { isRecord, createPointer, resolve, type Json } from '../contract/pointer.ts';

export interface Place {
  schema: Json;
  /** Property names from the outermost; empty for the whole response. */
  path: readonly string[];
  required: boolean;
  /** Index of the list entry that it belongs to; outside lists, of its field. */
  turn: number;
  /** Whether it belongs to the last entry of a list. */
  last: boolean;
}

/** Returns the replacement of a value; undefined removes a property. */
export type Change = (value: unknown, context: Place) => unknown;

type Around = Omit<Place, 'schema'> & { listed: boolean };

const rootContext: Around = { path: [], required: true, turn: 0, last: false, listed: false };

/**
 * Transforms a response value by value, depth first, along its schema. Undeclared properties are unchanged.
 * @param pointer JSON pointer of the schema
 */
export function reshape(document: Json, pointer: string, value: unknown, change: Change, around: Around = rootContext): unknown {
  const { schema, pointer: resolvedPointer } = alternative(document, pointer, value);
  const walkInto = (below: string, item: unknown, next: Partial<Around>): unknown =>
    reshape(document, `${resolvedPointer}${below}`, item, change, { ...around, ...next });
  let inner = value;
  if (Array.isArray(value) && isRecord(schema.items)) {
    const last = value.length - 1;
    inner = value.map((item: unknown, turn) => walkInto('/items', item, { required: true, turn, last: turn === last, listed: true }));
  } else if (isRecord(value) && isRecord(schema.properties)) {
    const names = Object.keys(schema.properties);
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const fields = Object.entries(value).map(([name, item]): [string, unknown] => {
      const field = names.indexOf(name);
      if (field < 0) return [name, item];
      const turn = around.listed ? around.turn : field;
      return [
        name,
        walkInto(createPointer('properties', name), item, { path: [...around.path, name], required: required.has(name), turn }),
      ];
    });
    inner = Object.fromEntries(fields.filter(([, item]) => item !== undefined));
  }
  const { listed: _listed, ...context } = around;
  return change(inner, { ...context, schema });
}

/** Returns the schema of a value: the first alternative of its type. */
function alternative(document: Json, pointer: string, value: unknown): { schema: Json; pointer: string } {
  const { value: schema, schemaPointer: resolvedPointer } = resolve(document, pointer);
  if (!Array.isArray(schema.anyOf) || schema.type !== undefined) return { schema, pointer: resolvedPointer };
  const matchingSchemas = schema.anyOf.map((_one, index) => alternative(document, `${resolvedPointer}/anyOf/${index}`, value));
  return matchingSchemas.find((item) => matches(item.schema, value)) ?? { schema, pointer: resolvedPointer };
}

function matches({ type, enum: values, required }: Json, value: unknown): boolean {
  if (Array.isArray(values)) return values.includes(value);
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const kinds = (Array.isArray(type) ? type : [type]).map((item) => (item === 'integer' ? 'number' : item));
  if (!kinds.includes(kind)) return false;
  return !isRecord(value) || !Array.isArray(required) || required.every((name) => Object.hasOwn(value, String(name)));
}
