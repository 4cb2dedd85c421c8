import { isRecord, createPointer, resolvePointer, type Json } from '../../platform/contract/pointer.ts';

export interface ValueContext {
  schema: Json;
  /** Property names from the outermost; empty for the whole response. */
  path: readonly string[];
  isRequired: boolean;
  /** Index of the list entry that the value belongs to. Outside lists, index of the field in its schema. */
  entryIndex: number;
  /** Whether the value belongs to the last entry of a list. */
  isInLastEntry: boolean;
}

/** Returns the replacement of a value; undefined removes a property. */
export type Change = (value: unknown, context: ValueContext) => unknown;

type WalkContext = Omit<ValueContext, 'schema'> & { isInList: boolean };

const rootContext: WalkContext = { path: [], isRequired: true, entryIndex: 0, isInLastEntry: false, isInList: false };

/**
 * Transforms a response value by value, depth first, along its schema. Undeclared properties are unchanged.
 * @param pointer JSON pointer of the schema
 */
export function reshape(document: Json, pointer: string, value: unknown, change: Change, walkContext: WalkContext = rootContext): unknown {
  const { schema, pointer: resolvedPointer } = selectAlternative(document, pointer, value);
  const reshapeChild = (childPointer: string, item: unknown, changes: Partial<WalkContext>): unknown =>
    reshape(document, `${resolvedPointer}${childPointer}`, item, change, { ...walkContext, ...changes });
  let reshaped = value;
  if (Array.isArray(value) && isRecord(schema.items)) {
    const lastIndex = value.length - 1;
    reshaped = value.map((item: unknown, entryIndex) =>
      reshapeChild('/items', item, { isRequired: true, entryIndex, isInLastEntry: entryIndex === lastIndex, isInList: true }),
    );
  } else if (isRecord(value) && isRecord(schema.properties)) {
    const names = Object.keys(schema.properties);
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const fields = Object.entries(value).map(([name, item]): [string, unknown] => {
      const fieldIndex = names.indexOf(name);
      if (fieldIndex < 0) return [name, item];
      const entryIndex = walkContext.isInList ? walkContext.entryIndex : fieldIndex;
      return [
        name,
        reshapeChild(createPointer('properties', name), item, {
          path: [...walkContext.path, name],
          isRequired: required.has(name),
          entryIndex,
        }),
      ];
    });
    reshaped = Object.fromEntries(fields.filter(([, item]) => item !== undefined));
  }
  const { isInList: _listed, ...valueContext } = walkContext;
  return change(reshaped, { ...valueContext, schema });
}

/** Returns the schema of a value: of the alternatives in `anyOf`, the first one that matches the value. */
function selectAlternative(document: Json, pointer: string, value: unknown): { schema: Json; pointer: string } {
  const { value: schema, resolvedPointer } = resolvePointer(document, pointer);
  if (!Array.isArray(schema.anyOf) || schema.type !== undefined) return { schema, pointer: resolvedPointer };
  const matchingSchemas = schema.anyOf.map((_one, index) => selectAlternative(document, `${resolvedPointer}/anyOf/${index}`, value));
  return matchingSchemas.find((item) => matchesSchema(item.schema, value)) ?? { schema, pointer: resolvedPointer };
}

function matchesSchema({ type, enum: values, required }: Json, value: unknown): boolean {
  if (Array.isArray(values)) return values.includes(value);
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const kinds = (Array.isArray(type) ? type : [type]).map((item) => (item === 'integer' ? 'number' : item));
  if (!kinds.includes(kind)) return false;
  return !isRecord(value) || !Array.isArray(required) || required.every((name) => Object.hasOwn(value, String(name)));
}
