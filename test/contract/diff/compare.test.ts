/** @tier full */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compareContracts, type ChangeKind } from '../../../scripts/contract/diff/compare.ts';
import { ComparisonError, readSources } from '../../../scripts/contract/diff/sources.ts';
import { getObject, type ContractObject } from '../../../scripts/contract/documents.ts';
import { makeTempDir } from '../../support/tempDir.ts';

/** A change made to a contract. */
type ContractChange = (contract: ContractObject) => void;

const jsonContent = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** A contract with one of each construct. */
const contract: ContractObject = {
  openapi: '3.1.0',
  paths: {
    '/books/{id}': {
      get: {
        operationId: 'getBook',
        tags: ['Book'],
        security: [{}, { token: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'words', in: 'query', schema: { type: 'string', maxLength: 50 } },
        ],
        responses: {
          200: { headers: { 'X-Total': { schema: { type: 'integer' } } }, ...jsonContent({ $ref: '#/components/schemas/Book' }) },
          404: jsonContent({ type: 'object' }),
        },
      },
      put: {
        operationId: 'putBook',
        tags: ['Book'],
        requestBody: { required: true, ...jsonContent({ $ref: '#/components/schemas/Book' }) },
        responses: { 200: { description: 'Done.' } },
      },
    },
  },
  components: {
    schemas: {
      Book: {
        type: 'object',
        required: ['name'],
        ...(parse('{ if: { required: [pages] }, then: { required: [kind] } }') as ContractObject),
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 100, description: 'Name.' },
          kind: { enum: ['novel', 'poem'] },
          pages: { type: ['integer', 'null'] },
          authors: { type: 'array', items: { anyOf: [{ type: 'object', properties: { name: { type: 'string' } } }, { type: 'string' }] } },
          next: { $ref: '#/components/schemas/Book' },
          code: {
            anyOf: [
              { type: 'string', maxLength: 10, pattern: '^a' },
              { type: 'string', maxLength: 20, pattern: '^b' },
            ],
          },
        },
      },
    },
  },
};

const getReadOperation = (document: ContractObject): ContractObject => getObject(document, 'paths', '/books/{id}', 'get');
const getWriteOperation = (document: ContractObject): ContractObject => getObject(document, 'paths', '/books/{id}', 'put');
const getBook = (document: ContractObject): ContractObject => getObject(document, 'components', 'schemas', 'Book');
const getField = (document: ContractObject, name: string): ContractObject => getObject(getBook(document), 'properties', name);

/** Lists the differences that a change of the contract causes, each with location, description and kind. */
function describeChanges(change: ContractChange): string[] {
  const after = structuredClone(contract);
  change(after);
  return compareContracts({ before: contract, after }).map(
    ({ endpoint, location, description, kind }) =>
      `${location === '' ? endpoint : `${endpoint.split(' ')[0]} ${location}`}: ${description} [${kind}]`,
  );
}

/** Returns the expected differences of a field that is both in a response and in a request body. */
const describeInBothDirections = (name: string, description: string, responseKind: ChangeKind, requestKind: ChangeKind): string[] => [
  `GET response 200 → ${name}: ${description} [${responseKind}]`,
  `PUT body → ${name}: ${description} [${requestKind}]`,
];

describe('the difference between two versions of a contract', () => {
  it.each<[string, ContractChange, string[]]>([
    [
      'a renamed field',
      (draft) => {
        const { name, ...others } = getObject(getBook(draft), 'properties');
        Object.assign(getBook(draft), { required: [], properties: { ...others, title: name } });
      },
      [
        'GET response 200 → name: is removed; perhaps renamed to title [typed]',
        'GET response 200 → title: is new; perhaps renamed from name [safe]',
        'PUT body → name: is removed; perhaps renamed to title [untyped]',
        'PUT body → title: is new; perhaps renamed from name [safe]',
      ],
    ],
    [
      'a new field that must be sent',
      (draft) => {
        getObject(getBook(draft), 'properties').isbn = { type: 'string', format: 'isbn' };
        getBook(draft).required = ['name', 'isbn'];
      },
      ['GET response 200 → isbn: is new [safe]', 'PUT body → isbn: is new and required [typed]'],
    ],
    [
      'a changed type',
      (draft) => void (getField(draft, 'name').type = 'integer'),
      describeInBothDirections('name', 'is integer now, was string', 'untyped', 'untyped'),
    ],
    [
      'an added type',
      (draft) => void (getField(draft, 'name').type = ['string', 'integer']),
      describeInBothDirections('name', 'is integer or string now, was string', 'untyped', 'safe'),
    ],
    [
      'added null',
      (draft) => void (getField(draft, 'name').type = ['string', 'null']),
      describeInBothDirections('name', 'may be null now', 'typed', 'safe'),
    ],
    [
      'removed null',
      (draft) => void (getField(draft, 'pages').type = 'integer'),
      describeInBothDirections('pages', 'may no longer be null', 'safe', 'typed'),
    ],
    [
      'an added enum value',
      (draft) => void (getField(draft, 'kind').enum = ['novel', 'poem', 'play']),
      describeInBothDirections('kind', 'may also be "play" now', 'typed', 'typed'),
    ],
    [
      'a removed enum value',
      (draft) => void (getField(draft, 'kind').enum = ['novel']),
      describeInBothDirections('kind', 'may no longer be "poem"', 'safe', 'untyped'),
    ],
    [
      'a renamed enum value',
      (draft) => void (getField(draft, 'kind').enum = ['novel', 'verse']),
      describeInBothDirections('kind', 'may be "verse" now, and no longer "poem"; perhaps renamed', 'typed', 'untyped'),
    ],
    [
      'a tighter limit',
      (draft) => void (getField(draft, 'name').maxLength = 20),
      describeInBothDirections('name', 'maxLength is 20 now, was 100', 'safe', 'untyped'),
    ],
    [
      'a looser limit',
      (draft) => void delete getField(draft, 'name').minLength,
      describeInBothDirections('name', 'minLength is not set now, was 1', 'safe', 'safe'),
    ],
    [
      'an added format',
      (draft) => void (getField(draft, 'name').format = 'date'),
      describeInBothDirections('name', 'format is date now, was not set', 'untyped', 'untyped'),
    ],
    [
      'a field that is no longer required',
      (draft) => void (getBook(draft).required = []),
      ['GET response 200 → name: may be missing now [typed]', 'PUT body → name: may be omitted now [safe]'],
    ],
    [
      'a field that becomes required',
      (draft) => void (getBook(draft).required = ['name', 'pages']),
      ['GET response 200 → pages: is always present now [safe]', 'PUT body → pages: is required now [typed]'],
    ],
    [
      'a field that becomes an extension',
      (draft) => void (getField(draft, 'pages')['x-extension'] = true),
      describeInBothDirections('pages', 'is an extension now, which a backend may lack', 'untyped', 'untyped'),
    ],
    [
      'an anyOf that becomes an extension',
      (draft) => void ((getField(draft, 'authors').items as ContractObject)['x-extension'] = true),
      describeInBothDirections('authors[]', 'is an extension now, which a backend may lack', 'untyped', 'untyped'),
    ],
    [
      'a removed field within an anyOf',
      (draft) => {
        getAuthorAlternative(draft).properties = {};
      },
      describeInBothDirections('authors[].name', 'is removed', 'typed', 'untyped'),
    ],
    [
      'a tighter limit of one alternative of an anyOf',
      (draft) => void (getCodeAlternatives(draft)[0]!.maxLength = 5),
      describeInBothDirections('code', 'maxLength is 5 or 20 now, was 10 or 20', 'safe', 'untyped'),
    ],
    [
      'a looser limit of one alternative of an anyOf',
      (draft) => void (getCodeAlternatives(draft)[0]!.maxLength = 15),
      describeInBothDirections('code', 'maxLength is 15 or 20 now, was 10 or 20', 'safe', 'safe'),
    ],
    [
      'a limit that one alternative of an anyOf loses',
      (draft) => void delete getCodeAlternatives(draft)[0]!.maxLength,
      describeInBothDirections('code', 'maxLength is not set or 20 now, was 10 or 20', 'safe', 'safe'),
    ],
    [
      'the limit of another alternative of an anyOf',
      (draft) => void getCodeAlternatives(draft).push({ type: 'string', maxLength: 30 }),
      [
        ...describeInBothDirections('code', 'maxLength is 10 or 20 or 30 now, was 10 or 20', 'safe', 'safe'),
        ...describeInBothDirections('code', 'pattern is ^a or ^b or not set now, was ^a or ^b', 'safe', 'safe'),
      ].toSorted(),
    ],
    [
      'the limit of an alternative that is removed from an anyOf',
      (draft) => void getCodeAlternatives(draft).pop(),
      [
        ...describeInBothDirections('code', 'maxLength is 10 now, was 10 or 20', 'safe', 'untyped'),
        ...describeInBothDirections('code', 'pattern is ^a now, was ^a or ^b', 'safe', 'untyped'),
      ].toSorted(),
    ],
    [
      'null alone when an anyOf gets it as an alternative',
      (draft) => void getCodeAlternatives(draft).push({ type: 'null' }),
      describeInBothDirections('code', 'may be null now', 'typed', 'safe'),
    ],
    [
      'a changed pattern of one alternative of an anyOf',
      (draft) => void (getCodeAlternatives(draft)[0]!.pattern = '^c'),
      describeInBothDirections('code', 'pattern is ^c or ^b now, was ^a or ^b', 'safe', 'untyped'),
    ],
    [
      'a changed condition',
      (draft) => void Object.assign(getBook(draft), parse('then: { required: [authors] }')),
      [
        'GET response 200: then is {required:[authors]} now, was {required:[kind]} [untyped]',
        'PUT body: then is {required:[authors]} now, was {required:[kind]} [untyped]',
      ],
    ],
    [
      'a new condition',
      (draft) => void (getBook(draft).else = { required: ['kind'] }),
      [
        'GET response 200: else is {required:[kind]} now, was not set [safe]',
        'PUT body: else is {required:[kind]} now, was not set [untyped]',
      ],
    ],
    [
      'a new required parameter',
      (draft) =>
        void (getReadOperation(draft).parameters as unknown[]).push({
          name: 'section',
          in: 'query',
          required: true,
          schema: { type: 'string', maxLength: 9 },
        }),
      ['GET query section: is new and required [typed]'],
    ],
    [
      'a new optional parameter',
      (draft) =>
        void (getReadOperation(draft).parameters as unknown[]).push({
          name: 'section',
          in: 'query',
          schema: { type: 'string', maxLength: 9 },
        }),
      ['GET query section: is new [safe]'],
    ],
    [
      'a removed parameter',
      (draft) => void (getReadOperation(draft).parameters as unknown[]).pop(),
      ['GET query words: is removed [untyped]'],
    ],
    [
      'a parameter that becomes required',
      (draft) =>
        void ((getReadOperation(draft).parameters as ContractObject[])[1] = {
          name: 'words',
          in: 'query',
          required: true,
          schema: { type: 'string', maxLength: 40 },
        }),
      ['GET query words: is required now [typed]', 'GET query words: maxLength is 40 now, was 50 [untyped]'],
    ],
    [
      'a session that becomes required',
      (draft) => void (getReadOperation(draft).security = [{ token: [] }]),
      ['GET /books/{id}: requires a session now [untyped]'],
    ],
    ['nothing when an optional session becomes none', (draft) => void delete getReadOperation(draft).security, []],
    [
      'a new error status',
      (draft) => void (getObject(getReadOperation(draft), 'responses')['410'] = jsonContent({ type: 'object' })),
      ['GET response 410: is new [typed]'],
    ],
    [
      'a new field of an error',
      (draft) =>
        void (getObject(getReadOperation(draft), 'responses')['404'] = jsonContent({
          type: 'object',
          properties: { until: { type: 'string', maxLength: 9 } },
        })),
      ['GET response 404 → until: is new [typed]'],
    ],
    [
      'a new success status',
      (draft) => void (getObject(getReadOperation(draft), 'responses')['202'] = jsonContent({ type: 'object' })),
      ['GET response 202: is new [untyped]'],
    ],
    [
      'a removed success status',
      (draft) => void delete getObject(getWriteOperation(draft), 'responses')['200'],
      ['PUT response 200: is removed [untyped]'],
    ],
    [
      'a removed header',
      (draft) => void delete getObject(getReadOperation(draft), 'responses', '200', 'headers')['X-Total'],
      ['GET response 200 → header X-Total: is removed [untyped]'],
    ],
    [
      'a request body of another content type',
      (draft) => {
        getObject(getWriteOperation(draft), 'requestBody').content = {
          'multipart/form-data': { schema: { $ref: '#/components/schemas/Book' } },
        };
      },
      ['PUT body: is multipart/form-data now, was application/json [untyped]'],
    ],
    [
      'a changed operationId',
      (draft) => void (getReadOperation(draft).operationId = 'readBook'),
      ['GET /books/{id}: has the operationId readBook now [typed]'],
    ],
    [
      'a moved path',
      (draft) =>
        void Object.assign(getObject(draft, 'paths'), {
          '/volumes/{id}': { get: getReadOperation(draft) },
          '/books/{id}': { put: getWriteOperation(draft) },
        }),
      ['GET /books/{id}: is at GET /volumes/{id} now [untyped]'],
    ],
    ['a removed endpoint', (draft) => void delete getObject(draft, 'paths', '/books/{id}').put, ['PUT /books/{id}: is removed [typed]']],
    [
      'a new endpoint',
      (draft) => void (getObject(draft, 'paths')['/books'] = { get: { ...getReadOperation(draft), operationId: 'listBooks' } }),
      ['GET /books: is a new endpoint [safe]'],
    ],
    [
      'nothing when only descriptions and examples change',
      (draft) => void Object.assign(getField(draft, 'name'), { description: 'What it is called.', examples: ['Emma'] }),
      [],
    ],
  ])('contains %s', (_name, change, differences) => {
    expect(describeChanges(change)).toEqual(differences);
  });
});

const getAuthorAlternative = (document: ContractObject): ContractObject => {
  const { items } = getField(document, 'authors') as { items: { anyOf: ContractObject[] } };
  return items.anyOf[0] ?? {};
};

const getCodeAlternatives = (document: ContractObject): ContractObject[] => getField(document, 'code').anyOf as ContractObject[];

describe('the sources of a comparison', () => {
  const folder = makeTempDir();
  const writeSource = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };

  it.each<[string, string, string | undefined, RegExp]>([
    ['a missing file', 'nowhere.yaml', undefined, /^There is no file nowhere\.yaml\.$/],
    ['a missing revision', 'v0.0.0-none', undefined, /^There is neither a file nor a git revision called v0\.0\.0-none\.$/],
    ['a revision together with a file', 'HEAD', 'jobs.yaml', /^There is no file HEAD: with two arguments, both must be files\.$/],
    [
      'a file that is not YAML',
      writeSource('truncated.yaml', 'openapi: 3.1.0\npaths:\n  a: [1\nb: 2\n'),
      undefined,
      /^truncated\.yaml is not valid YAML: line \d: /,
    ],
    [
      'a YAML file that is not a contract',
      writeSource('list.yaml', '- 1\n'),
      undefined,
      /^list\.yaml is not a contract: a contract has "openapi" and "paths"\.$/,
    ],
    [
      'a contract of another API',
      writeSource('weather.yaml', 'openapi: 3.1.0\ninfo: { title: Weather }\npaths: {}\n'),
      undefined,
      /^weather\.yaml is a contract called "Weather", but the contracts of this project are board \("/,
    ],
  ])('are refused with a message when they include %s', (_name, older, newer, message) => {
    const read = () => readSources(older, newer, folder);
    expect(read).toThrow(message);
    expect(read).toThrow(ComparisonError);
  });

  it('are all current contracts when one revision is given', () => {
    expect(readSources('HEAD', undefined, folder).contracts.map(({ name }) => name)).toEqual([
      'board',
      'cms',
      'content',
      'jobs',
      'mail',
      'people',
      'registrations',
      'site',
    ]);
  });
});
