import { isRecord } from '../../../server/platform/contract/pointer.ts';
import { dereference, getObject, type ContractObject, type Operation } from '../documents.ts';

/** What a contract requires of one body, response, parameter, header, field or list entry of an operation. */
export interface Constraints {
  /** Location that several operations share: in a named schema, such as `Job.jobTitle`, or a header. Empty for other locations. */
  sharedLocation: string;
  /** Types of the value; for a whole body or response, its media types. */
  types: string[];
  /** Allowed values, when they are listed. */
  values?: unknown[] | undefined;
  isRequired: boolean;
  isExtension: boolean;
  /** Limits by keyword, for example `maxLength`. Each list has one entry per alternative of an `anyOf`, undefined for no limit. */
  limits: Readonly<Record<string, readonly unknown[]>>;
}

/** Constraints by location, for example `response 200 → [].jobTitle`. */
export type ConstraintsByLocation = Map<string, Constraints>;

/** Keywords that limit values, with the types to which they apply. */
const LIMITS: readonly [keyword: string, types: readonly string[]][] = [
  ['maxLength', ['string']],
  ['maximum', ['integer', 'number']],
  ['maxItems', ['array']],
  ['minLength', ['string']],
  ['minimum', ['integer', 'number']],
  ['minItems', ['array']],
  ['pattern', ['string']],
  ['format', ['string']],
  ['if', ['object']],
  ['then', ['object']],
  ['else', ['object']],
];

/** Returns the constraints on an operation's requests and responses, down to the innermost fields. */
export function collectConstraints(document: ContractObject, { definition, path }: Operation): ConstraintsByLocation {
  const constraints: ConstraintsByLocation = new Map();
  const pathParameters = getObject(document, 'paths', path).parameters;
  for (const parameter of [pathParameters, definition.parameters].flatMap((list): unknown[] => (Array.isArray(list) ? list : []))) {
    const { name, in: kind, required, schema } = dereference(document, parameter);
    addSchema(constraints, document, schema, { ...TOP_LEVEL, location: `${String(kind)} ${String(name)}`, isRequired: required === true });
  }
  if (definition.requestBody !== undefined) addContent(constraints, document, definition.requestBody, 'body');
  for (const [status, response] of Object.entries(getObject(definition, 'responses'))) {
    const location = `response ${status}`;
    addContent(constraints, document, response, location);
    for (const [name, header] of Object.entries(getObject(dereference(document, response), 'headers'))) {
      const context = { ...TOP_LEVEL, location: `${location} → header ${name}`, sharedLocation: `header ${name}` };
      addSchema(constraints, document, dereference(document, header).schema, context);
    }
  }
  return constraints;
}

/** Adds a request body or a response, and its fields. */
function addContent(constraints: ConstraintsByLocation, document: ContractObject, body: unknown, location: string): void {
  const { content, required } = dereference(document, body);
  const mediaTypes = isRecord(content) ? Object.keys(content) : [];
  const mediaType = mediaTypes.find((type) => type.includes('json')) ?? mediaTypes[0] ?? '';
  constraints.set(location, {
    sharedLocation: '',
    types: mediaTypes.toSorted(),
    isRequired: required === true,
    isExtension: false,
    limits: {},
  });
  addSchema(constraints, document, getObject(content, mediaType).schema, { ...TOP_LEVEL, location: `${location} → ` });
}

/** The position of a schema in an operation. */
interface SchemaContext {
  location: string;
  sharedLocation: string;
  isRequired: boolean;
  /** Whether an enclosing `anyOf` is marked as an extension. */
  isExtension: boolean;
  /** Names of the schemas that contain this schema. A schema inside itself is not followed further. */
  enclosingSchemas: readonly string[];
}

const TOP_LEVEL: SchemaContext = { location: '', sharedLocation: '', isRequired: false, isExtension: false, enclosingSchemas: [] };

/** Adds a schema, which may be a reference, and its children. */
function addSchema(constraints: ConstraintsByLocation, document: ContractObject, value: unknown, context: SchemaContext): void {
  const { location, isRequired } = context;
  const name = isRecord(value) && typeof value.$ref === 'string' ? (value.$ref.split('/').at(-1) ?? '') : '';
  if (context.enclosingSchemas.includes(name)) return;
  const schema = dereference(document, value);
  const enclosingSchemas = name === '' ? context.enclosingSchemas : [...context.enclosingSchemas, name];
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray) as unknown[] | undefined;
  // An alternative with only `required` says which fields are present, and describes no type of its own.
  const alternatives = choices?.filter((choice) => isRecord(choice) && Object.keys(choice).join() !== 'required') ?? [];
  const isExtension = context.isExtension || schema['x-extension'] === true || (isRecord(value) && value['x-extension'] === true);
  if (alternatives.length > 0) {
    for (const alternative of alternatives) addSchema(constraints, document, alternative, { ...context, isExtension, enclosingSchemas });
    return;
  }
  const values = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : undefined;
  const types = [schema.type ?? values?.map((item) => (item === null ? 'null' : typeof item)) ?? 'anything'].flat().map(String);
  const isNamedScalar = name !== '' && !isRecord(schema.properties) && !('items' in schema);
  // There are constraints already when an earlier alternative of the same `anyOf` was added.
  const existing = constraints.get(location);
  const limits = { ...existing?.limits };
  for (const [keyword, limitedTypes] of LIMITS) {
    // Listed values need no limit.
    const mayBeLimited = values === undefined && types.some((type) => type === 'anything' || limitedTypes.includes(type));
    if (mayBeLimited || schema[keyword] !== undefined) limits[keyword] = [...(limits[keyword] ?? []), schema[keyword]];
  }
  constraints.set(location, {
    // A change of a named scalar schema is reported once, however many fields use the schema.
    sharedLocation: existing?.sharedLocation ?? (isNamedScalar ? name : context.sharedLocation),
    types: [...new Set([...(existing?.types ?? []), ...types])].toSorted(),
    values: existing === undefined ? values : existing.values && values && [...existing.values, ...values],
    isRequired: existing?.isRequired ?? isRequired,
    isExtension: existing?.isExtension ?? isExtension,
    limits,
  });
  const addChild = (step: string, child: unknown, isChildRequired = false): void => {
    const sharedParentLocation = name || context.sharedLocation;
    addSchema(constraints, document, child, {
      location: `${location}${step === '[]' || location.endsWith('→ ') ? '' : '.'}${step}`,
      sharedLocation: sharedParentLocation && `${sharedParentLocation}${step === '[]' ? '' : '.'}${step}`,
      isRequired: isChildRequired,
      isExtension: false,
      enclosingSchemas,
    });
  };
  if ('items' in schema) addChild('[]', schema.items);
  if (isRecord(schema.additionalProperties)) addChild('*', schema.additionalProperties);
  for (const [key, property] of Object.entries(getObject(schema, 'properties'))) {
    addChild(key, property, Array.isArray(schema.required) && schema.required.includes(key));
  }
}
