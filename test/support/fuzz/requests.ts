import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { readFormFields } from '../../../server/platform/contract/form.ts';
import type { Contract, Operation, Parameter } from '../../../server/platform/contract/load.ts';
import { resolvePointer } from '../../../server/platform/contract/pointer.ts';
import { createArbitrary, hostileValues, type Pool } from './values.ts';

/** A field of a request; its value may be a file. */
type Field = [name: string, value: unknown];

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** Makes one value in seven invalid. */
const mostlyValid = (validValue: Arbitrary<unknown>): Arbitrary<unknown> => fc.oneof({ arbitrary: validValue, weight: 6 }, hostileValues);

/** In some requests leaves a field out, repeats some fields or adds an unknown one. */
function mutateFields(fields: Arbitrary<Field[]>): Arbitrary<Field[]> {
  const change = fc.oneof(
    { arbitrary: fc.constant((list: Field[]) => list), weight: 5 },
    fc.nat().map((itemIndex) => (list: Field[]) => list.filter((_field, index) => index !== itemIndex % list.length)),
    fc.nat().map((index) => (list: Field[]) => [...list, ...list.slice(index % (list.length + 1))]),
    fc
      .tuple(fc.constantFrom('__proto__', 'constructor', 'role', 'userId', 'status', 'x[]', ''), hostileValues)
      .map((field) => (list: Field[]) => [...list, field]),
  );
  return fc.tuple(fields, change).map(([list, apply]) => apply(list));
}

/**
 * Creates requests for an operation: some valid, some almost valid, some invalid.
 * @param prefix the URL prefix of the contract's API
 * @param tokens session tokens to choose from; undefined for an anonymous request
 */
export function requestsFor(
  contract: Contract,
  operation: Operation,
  prefix: string,
  pool: Pool,
  tokens: readonly (string | undefined)[],
): Arbitrary<InjectOptions> {
  const parametersIn = (location: 'path' | 'query') => operation.parameters.filter((parameter) => parameter.location === location);
  const createValue: CreateValue = (schema, name = '') => createArbitrary(contract.document, schema, pool, name);
  /** Creates values of a parameter. In the contract, a parameter's example is next to its schema, not inside it. */
  const createParameterValue = ({ name, schema }: Parameter) => {
    const { example } = resolvePointer(contract.document, schema.replace(/\/schema$/, '')).value;
    const usesExample = pool[name] === undefined && example !== undefined;
    return usesExample ? fc.oneof({ arbitrary: fc.constant(example), weight: 2 }, createValue(schema, name)) : createValue(schema, name);
  };
  const path = fc
    .tuple(
      ...parametersIn('path').map((pathParameter) =>
        fc.tuple(fc.constant(pathParameter.name), mostlyValid(createParameterValue(pathParameter))),
      ),
    )
    .map((list) =>
      list.reduce(
        (filledPath, [name, parameterValue]) => filledPath.replace(`{${name}}`, encodeURIComponent(toText(parameterValue) || '-')),
        operation.path,
      ),
    );
  const query = mutateFields(
    fc
      .tuple(
        ...parametersIn('query').map(({ name, required, schema }) =>
          fc.option(
            mostlyValid(createValue(schema, name)).map((fieldValue): Field => [name, fieldValue]),
            { nil: undefined, freq: required ? 20 : 2 },
          ),
        ),
      )
      .map((list) => list.filter((field) => field !== undefined)),
  ).map((list) =>
    list.map(([name, parameterValue]) => `${encodeURIComponent(name)}=${encodeURIComponent(toText(parameterValue))}`).join('&'),
  );
  const session = fc.oneof({ arbitrary: fc.constantFrom(...tokens), weight: 9 }, fc.constantFrom('your_token_here', 'x'.repeat(43)));
  return fc.tuple(path, query, session, createBodies(contract, operation, createValue)).map(([address, search, token, body]) => ({
    method: operation.method,
    url: `${prefix}${address}${search === '' ? '' : `?${search}`}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...body?.headers },
    ...(body && { payload: body.payload }),
  }));
}

/** Creates values of a schema. @param name the name of the field that has this schema */
type CreateValue = (schema: string, name?: string) => Arbitrary<unknown>;

interface Body {
  headers: Record<string, string>;
  payload: string | Buffer;
}

function createBodies(contract: Contract, { bodies: bodySchemas, method }: Operation, value: CreateValue): Arbitrary<Body | undefined> {
  const json = bodySchemas['application/json'];
  const form = bodySchemas['multipart/form-data'];
  if (json === undefined && form === undefined) {
    return method === 'GET' ? fc.constant(undefined) : fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, unexpectedBody);
  }
  const createFields = (schema: string) =>
    mutateFields(
      fc
        .tuple(value(schema), fc.nat({ max: 120 }), hostileValues)
        // In some requests one field is invalid.
        .map(([validValue, itemIndex, invalidValue]) =>
          Object.entries(validValue as object).map(([name, fieldValue], index): Field => [
            name,
            index === itemIndex ? invalidValue : fieldValue,
          ]),
        ),
    );
  const validBodies =
    form !== undefined
      ? createFields(form).chain((list) => createFormBody(list, readFormFields(contract.document, form).files))
      : createFields(json ?? '').map((list) => createJsonBody(JSON.stringify(Object.fromEntries(list))));
  const invalidBodies = fc.oneof(
    hostileValues.map((invalidValue) => createJsonBody(JSON.stringify(invalidValue) ?? '')),
    fc.string({ maxLength: 60 }).map((payload) => createJsonBody(payload)),
    fc.string({ maxLength: 60 }).map((payload) => ({ headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload })),
    fc.constant(undefined),
  );
  return fc.oneof({ arbitrary: validBodies, weight: 9 }, invalidBodies);
}

const createJsonBody = (payload: string): Body => ({ headers: { 'content-type': 'application/json' }, payload });

/** A body for an operation that takes none. */
const unexpectedBody: Arbitrary<Body> = hostileValues.map((value) => createJsonBody(JSON.stringify(value) ?? ''));

/** Contents of uploaded files: some are documents, some only claim to be. */
const fileContents = [
  ...['1.4', '1.5', '1.6', '1.7', '2.0'].map((version) => `%PDF-${version}\n%%EOF\n`),
  '',
  'MZ\x90\0 a program',
  'PK\x03\x04 cut short',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 cut short',
];

function createFormBody(list: readonly Field[], fileFields: ReadonlySet<string>): Arbitrary<Body> {
  const boundary = '----fuzz';
  return fc.array(fc.constantFrom(...fileContents), { minLength: list.length, maxLength: list.length }).map((contents) => {
    const parts = list.flatMap(([name, value], index) => {
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '%22')}"`;
      if (fileFields.has(name) && typeof value === 'string')
        return [`${head}; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`, contents[index] ?? '', '\r\n'];
      return [value].flat().flatMap((item) => [`${head}\r\n\r\n`, Buffer.from(toText(item)), '\r\n']);
    });
    const payload = Buffer.concat(
      [...parts, `--${boundary}--\r\n`].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    );
    return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload };
  });
}
