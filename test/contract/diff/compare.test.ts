import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareContracts, type ChangeKind } from '../../../scripts/contract/diff/compare.ts';
import { ComparisonError, readSources } from '../../../scripts/contract/diff/sources.ts';
import { childNode, type Node } from '../../../scripts/contract/documents.ts';

/** A change made to a contract. */
type ContractChange = (contract: Node) => void;

/** Returns a nested part of a contract by its path of names. */
const childOf = (contract: Node, ...names: string[]): Node => names.reduce(childNode, contract);

const jsonContent = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** A contract with one of each construct. */
const contract: Node = {
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
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 100, description: 'Name.' },
          kind: { enum: ['novel', 'poem'] },
          pages: { type: ['integer', 'null'] },
          authors: { type: 'array', items: { anyOf: [{ type: 'object', properties: { name: { type: 'string' } } }, { type: 'string' }] } },
          next: { $ref: '#/components/schemas/Book' },
        },
      },
    },
  },
};

const getOperation = (document: Node): Node => childOf(document, 'paths', '/books/{id}', 'get');
const putOperation = (document: Node): Node => childOf(document, 'paths', '/books/{id}', 'put');
const book = (document: Node): Node => childOf(document, 'components', 'schemas', 'Book');
const field = (document: Node, name: string): Node => childOf(book(document), 'properties', name);

/** Lists the differences that a change causes, each with location, description and kind. */
function describeChanges(change: ContractChange): string[] {
  const after = structuredClone(contract);
  change(after);
  return compareContracts({ before: contract, after }).map(
    ({ call, where, description, kind }) => `${where === '' ? call : `${call.split(' ')[0]} ${where}`}: ${description} [${kind}]`,
  );
}

/** Returns the differences of a field that is both in a response and in a request body. */
const inBothDirections = (name: string, description: string, responseKind: ChangeKind, requestKind: ChangeKind): string[] => [
  `GET response 200 → ${name}: ${description} [${responseKind}]`,
  `PUT body → ${name}: ${description} [${requestKind}]`,
];

describe('the difference between two versions of a contract', () => {
  it.each<[string, ContractChange, string[]]>([
    [
      'a renamed field',
      (draft) => {
        const { name, ...others } = childOf(book(draft), 'properties');
        Object.assign(book(draft), { required: [], properties: { ...others, title: name } });
      },
      [
        'GET response 200 → name: is gone; perhaps renamed to title [typed]',
        'GET response 200 → title: is new; perhaps it was name [safe]',
        'PUT body → name: is gone; perhaps renamed to title [untyped]',
        'PUT body → title: is new; perhaps it was name [safe]',
      ],
    ],
    [
      'a new field that must be sent',
      (draft) => {
        childOf(book(draft), 'properties').isbn = { type: 'string', format: 'isbn' };
        book(draft).required = ['name', 'isbn'];
      },
      ['GET response 200 → isbn: is new [safe]', 'PUT body → isbn: is new and required [typed]'],
    ],
    [
      'a changed type',
      (draft) => void (field(draft, 'name').type = 'integer'),
      inBothDirections('name', 'is integer now, was string', 'untyped', 'untyped'),
    ],
    [
      'an added type',
      (draft) => void (field(draft, 'name').type = ['string', 'integer']),
      inBothDirections('name', 'is integer or string now, was string', 'untyped', 'safe'),
    ],
    [
      'added null',
      (draft) => void (field(draft, 'name').type = ['string', 'null']),
      inBothDirections('name', 'may be null now', 'typed', 'safe'),
    ],
    [
      'removed null',
      (draft) => void (field(draft, 'pages').type = 'integer'),
      inBothDirections('pages', 'may not be null any more', 'safe', 'typed'),
    ],
    [
      'an added enum value',
      (draft) => void (field(draft, 'kind').enum = ['novel', 'poem', 'play']),
      inBothDirections('kind', 'may be "play", too', 'typed', 'typed'),
    ],
    [
      'a removed enum value',
      (draft) => void (field(draft, 'kind').enum = ['novel']),
      inBothDirections('kind', 'is never "poem" any more', 'safe', 'untyped'),
    ],
    [
      'a tighter limit',
      (draft) => void (field(draft, 'name').maxLength = 20),
      inBothDirections('name', 'maxLength is 20 now, was 100', 'safe', 'untyped'),
    ],
    [
      'a looser limit',
      (draft) => void delete field(draft, 'name').minLength,
      inBothDirections('name', 'minLength is not set now, was 1', 'safe', 'safe'),
    ],
    [
      'an added format',
      (draft) => void (field(draft, 'name').format = 'date'),
      inBothDirections('name', 'format is date now, was not set', 'untyped', 'untyped'),
    ],
    [
      'a field that is no longer required',
      (draft) => void (book(draft).required = []),
      ['GET response 200 → name: may be missing now [typed]', 'PUT body → name: may be left out now [safe]'],
    ],
    [
      'a field that becomes required',
      (draft) => void (book(draft).required = ['name', 'pages']),
      ['GET response 200 → pages: is always there now [safe]', 'PUT body → pages: is required now [typed]'],
    ],
    [
      'a field that becomes an extension',
      (draft) => void (field(draft, 'pages')['x-extension'] = true),
      inBothDirections('pages', 'is an extension now, which a backend may lack', 'untyped', 'untyped'),
    ],
    [
      'a removed field within an anyOf',
      (draft) => {
        authorAlternative(draft).properties = {};
      },
      inBothDirections('authors[].name', 'is gone', 'typed', 'untyped'),
    ],
    [
      'a new required parameter',
      (draft) =>
        void (getOperation(draft).parameters as unknown[]).push({
          name: 'shelf',
          in: 'query',
          required: true,
          schema: { type: 'string', maxLength: 9 },
        }),
      ['GET query shelf: is new and required [typed]'],
    ],
    [
      'a new optional parameter',
      (draft) =>
        void (getOperation(draft).parameters as unknown[]).push({ name: 'shelf', in: 'query', schema: { type: 'string', maxLength: 9 } }),
      ['GET query shelf: is new [safe]'],
    ],
    ['a removed parameter', (draft) => void (getOperation(draft).parameters as unknown[]).pop(), ['GET query words: is gone [untyped]']],
    [
      'a parameter that becomes required',
      (draft) =>
        void ((getOperation(draft).parameters as Node[])[1] = {
          name: 'words',
          in: 'query',
          required: true,
          schema: { type: 'string', maxLength: 40 },
        }),
      ['GET query words: is required now [typed]', 'GET query words: maxLength is 40 now, was 50 [untyped]'],
    ],
    [
      'a session that becomes required',
      (draft) => void (getOperation(draft).security = [{ token: [] }]),
      ['GET /books/{id}: needs a session now [untyped]'],
    ],
    ['nothing when an optional session is removed', (draft) => void delete getOperation(draft).security, []],
    [
      'a new error status',
      (draft) => void (childOf(getOperation(draft), 'responses')['410'] = jsonContent({ type: 'object' })),
      ['GET answer 410: is new [safe]'],
    ],
    [
      'a new success status',
      (draft) => void (childOf(getOperation(draft), 'responses')['202'] = jsonContent({ type: 'object' })),
      ['GET answer 202: is new [untyped]'],
    ],
    [
      'a removed success status',
      (draft) => void delete childOf(putOperation(draft), 'responses')['200'],
      ['PUT response 200: is gone [untyped]'],
    ],
    [
      'a removed header',
      (draft) => void delete childOf(getOperation(draft), 'responses', '200', 'headers')['X-Total'],
      ['GET response 200 → header X-Total: is gone [untyped]'],
    ],
    [
      'a request body of another content type',
      (draft) => {
        childOf(putOperation(draft), 'requestBody').content = { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Book' } } };
      },
      ['PUT body: is multipart/form-data now, was application/json [untyped]'],
    ],
    [
      'a changed operationId',
      (draft) => void (getOperation(draft).operationId = 'readBook'),
      ['GET /books/{id}: has the operationId readBook now [typed]'],
    ],
    [
      'a moved path',
      (draft) =>
        void Object.assign(childOf(draft, 'paths'), {
          '/volumes/{id}': { get: getOperation(draft) },
          '/books/{id}': { put: putOperation(draft) },
        }),
      ['GET /books/{id}: is at GET /volumes/{id} now [untyped]'],
    ],
    ['a removed endpoint', (draft) => void delete childOf(draft, 'paths', '/books/{id}').put, ['PUT /books/{id}: is gone [typed]']],
    [
      'a new endpoint',
      (draft) => void (childOf(draft, 'paths')['/books'] = { get: { ...getOperation(draft), operationId: 'listBooks' } }),
      ['GET /books: is a new endpoint [safe]'],
    ],
    [
      'nothing when only descriptions and examples change',
      (draft) => void Object.assign(field(draft, 'name'), { description: 'What it is called.', examples: ['Emma'] }),
      [],
    ],
  ])('contains %s', (_what, change, sentences) => {
    expect(describeChanges(change)).toEqual(sentences);
  });
});

const authorAlternative = (document: Node): Node => {
  const { items } = field(document, 'authors') as { items: { anyOf: Node[] } };
  return items.anyOf[0] ?? {};
};

describe('the sources of a comparison', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const writeSource = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };

  it.each<[string, string, string | undefined, RegExp]>([
    ['a missing file', 'nowhere.yaml', undefined, /^There is no file nowhere\.yaml\.$/],
    ['a missing revision', 'v0.0.0-none', undefined, /^There is neither a file nor a revision of git called v0\.0\.0-none\.$/],
    ['a revision together with a file', 'HEAD', 'jobs.yaml', /^There is no file HEAD: two names mean two files\.$/],
    [
      'a file that is not YAML',
      writeSource('torn.yaml', 'openapi: 3.1.0\npaths:\n  a: [1\nb: 2\n'),
      undefined,
      /^torn\.yaml is not valid YAML: line \d: /,
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
      /^weather\.yaml is a contract called "Weather", which is none of ours: cms \("/,
    ],
  ])('are refused with a sentence when they include %s', (_what, older, newer, sentence) => {
    const read = () => readSources(older, newer, folder);
    expect(read).toThrow(sentence);
    expect(read).toThrow(ComparisonError);
  });

  it('are all current contracts when one revision is given', () => {
    expect(readSources('HEAD', undefined, folder).contracts.map(({ name }) => name)).toEqual(['cms', 'jobs', 'mail', 'site']);
  });
});
