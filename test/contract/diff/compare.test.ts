import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareContracts, type ChangeKind } from '../../../scripts/contract/diff/compare.ts';
import { ComparisonError, readSources } from '../../../scripts/contract/diff/sources.ts';
import { childNode, type Node } from '../../../scripts/contract/documents.ts';

/** A change made to a contract. */
type Plant = (contract: Node) => void;

/** Returns a nested part of a contract by its path of names. */
const childOf = (contract: Node, ...names: string[]): Node => names.reduce(childNode, contract);

const content = (schema: unknown) => ({ content: { 'application/json': { schema } } });

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
          200: { headers: { 'X-Total': { schema: { type: 'integer' } } }, ...content({ $ref: '#/components/schemas/Book' }) },
          404: content({ type: 'object' }),
        },
      },
      put: {
        operationId: 'putBook',
        tags: ['Book'],
        requestBody: { required: true, ...content({ $ref: '#/components/schemas/Book' }) },
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

const get = (document: Node): Node => childOf(document, 'paths', '/books/{id}', 'get');
const putOperation = (document: Node): Node => childOf(document, 'paths', '/books/{id}', 'put');
const book = (document: Node): Node => childOf(document, 'components', 'schemas', 'Book');
const field = (document: Node, name: string): Node => childOf(book(document), 'properties', name);

/** Lists the differences that a change causes, each with location, description and kind. */
function sentencesOf(change: Plant): string[] {
  const after = structuredClone(contract);
  change(after);
  return compareContracts({ before: contract, after }).map(
    ({ call, where, description, kind }) => `${where === '' ? call : `${call.split(' ')[0]} ${where}`}: ${description} [${kind}]`,
  );
}

/** Returns the differences of a field that is both in a response and in a request body. */
const inBothDirections = (name: string, description: string, responseKind: ChangeKind, requestKind: ChangeKind): string[] => [
  `GET answer 200 → ${name}: ${description} [${responseKind}]`,
  `PUT body → ${name}: ${description} [${requestKind}]`,
];

describe('the difference between two versions of a contract', () => {
  it.each<[string, Plant, string[]]>([
    [
      'a renamed field',
      (it) => {
        const { name, ...others } = childOf(book(it), 'properties');
        Object.assign(book(it), { required: [], properties: { ...others, title: name } });
      },
      [
        'GET answer 200 → name: is gone; perhaps renamed to title [typed]',
        'GET answer 200 → title: is new; perhaps it was name [safe]',
        'PUT body → name: is gone; perhaps renamed to title [untyped]',
        'PUT body → title: is new; perhaps it was name [safe]',
      ],
    ],
    [
      'a new field that must be sent',
      (it) => {
        childOf(book(it), 'properties').isbn = { type: 'string', format: 'isbn' };
        book(it).required = ['name', 'isbn'];
      },
      ['GET answer 200 → isbn: is new [safe]', 'PUT body → isbn: is new and required [typed]'],
    ],
    [
      'a changed type',
      (it) => void (field(it, 'name').type = 'integer'),
      inBothDirections('name', 'is integer now, was string', 'untyped', 'untyped'),
    ],
    [
      'an added type',
      (it) => void (field(it, 'name').type = ['string', 'integer']),
      inBothDirections('name', 'is integer or string now, was string', 'untyped', 'safe'),
    ],
    [
      'added null',
      (it) => void (field(it, 'name').type = ['string', 'null']),
      inBothDirections('name', 'may be null now', 'typed', 'safe'),
    ],
    [
      'removed null',
      (it) => void (field(it, 'pages').type = 'integer'),
      inBothDirections('pages', 'may not be null any more', 'safe', 'typed'),
    ],
    [
      'an added enum value',
      (it) => void (field(it, 'kind').enum = ['novel', 'poem', 'play']),
      inBothDirections('kind', 'may be "play", too', 'typed', 'typed'),
    ],
    [
      'a removed enum value',
      (it) => void (field(it, 'kind').enum = ['novel']),
      inBothDirections('kind', 'is never "poem" any more', 'safe', 'untyped'),
    ],
    [
      'a tighter limit',
      (it) => void (field(it, 'name').maxLength = 20),
      inBothDirections('name', 'maxLength is 20 now, was 100', 'safe', 'untyped'),
    ],
    [
      'a looser limit',
      (it) => void delete field(it, 'name').minLength,
      inBothDirections('name', 'minLength is not set now, was 1', 'safe', 'safe'),
    ],
    [
      'an added format',
      (it) => void (field(it, 'name').format = 'date'),
      inBothDirections('name', 'format is date now, was not set', 'untyped', 'untyped'),
    ],
    [
      'a field that is no longer required',
      (it) => void (book(it).required = []),
      ['GET answer 200 → name: may be missing now [typed]', 'PUT body → name: may be left out now [safe]'],
    ],
    [
      'a field that becomes required',
      (it) => void (book(it).required = ['name', 'pages']),
      ['GET answer 200 → pages: is always there now [safe]', 'PUT body → pages: is required now [typed]'],
    ],
    [
      'a field that becomes an extension',
      (it) => void (field(it, 'pages')['x-extension'] = true),
      inBothDirections('pages', 'is an extension now, which a backend may lack', 'untyped', 'untyped'),
    ],
    [
      'a removed field within an anyOf',
      (it) => {
        contractItems(it).properties = {};
      },
      inBothDirections('authors[].name', 'is gone', 'typed', 'untyped'),
    ],
    [
      'a new required parameter',
      (it) =>
        void (get(it).parameters as unknown[]).push({
          name: 'shelf',
          in: 'query',
          required: true,
          schema: { type: 'string', maxLength: 9 },
        }),
      ['GET query shelf: is new and required [typed]'],
    ],
    [
      'a new optional parameter',
      (it) => void (get(it).parameters as unknown[]).push({ name: 'shelf', in: 'query', schema: { type: 'string', maxLength: 9 } }),
      ['GET query shelf: is new [safe]'],
    ],
    ['a removed parameter', (it) => void (get(it).parameters as unknown[]).pop(), ['GET query words: is gone [untyped]']],
    [
      'a parameter that becomes required',
      (it) =>
        void ((get(it).parameters as Node[])[1] = {
          name: 'words',
          in: 'query',
          required: true,
          schema: { type: 'string', maxLength: 40 },
        }),
      ['GET query words: is required now [typed]', 'GET query words: maxLength is 40 now, was 50 [untyped]'],
    ],
    [
      'a session that becomes required',
      (it) => void (get(it).security = [{ token: [] }]),
      ['GET /books/{id}: needs a session now [untyped]'],
    ],
    ['nothing when an optional session is removed', (it) => void delete get(it).security, []],
    [
      'a new error status',
      (it) => void (childOf(get(it), 'responses')['410'] = content({ type: 'object' })),
      ['GET answer 410: is new [safe]'],
    ],
    [
      'a new success status',
      (it) => void (childOf(get(it), 'responses')['202'] = content({ type: 'object' })),
      ['GET answer 202: is new [untyped]'],
    ],
    ['a removed success status', (it) => void delete childOf(putOperation(it), 'responses')['200'], ['PUT answer 200: is gone [untyped]']],
    [
      'a removed header',
      (it) => void delete childOf(get(it), 'responses', '200', 'headers')['X-Total'],
      ['GET answer 200 → header X-Total: is gone [untyped]'],
    ],
    [
      'a request body of another content type',
      (it) => {
        childOf(putOperation(it), 'requestBody').content = { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Book' } } };
      },
      ['PUT body: is multipart/form-data now, was application/json [untyped]'],
    ],
    [
      'a changed operationId',
      (it) => void (get(it).operationId = 'readBook'),
      ['GET /books/{id}: has the operationId readBook now [typed]'],
    ],
    [
      'a moved path',
      (it) => void Object.assign(childOf(it, 'paths'), { '/volumes/{id}': { get: get(it) }, '/books/{id}': { put: putOperation(it) } }),
      ['GET /books/{id}: is at GET /volumes/{id} now [untyped]'],
    ],
    ['a removed endpoint', (it) => void delete childOf(it, 'paths', '/books/{id}').put, ['PUT /books/{id}: is gone [typed]']],
    [
      'a new endpoint',
      (it) => void (childOf(it, 'paths')['/books'] = { get: { ...get(it), operationId: 'listBooks' } }),
      ['GET /books: is a new endpoint [safe]'],
    ],
    [
      'nothing when only descriptions and examples change',
      (it) => void Object.assign(field(it, 'name'), { description: 'What it is called.', examples: ['Emma'] }),
      [],
    ],
  ])('contains %s', (_what, change, sentences) => {
    expect(sentencesOf(change)).toEqual(sentences);
  });
});

const contractItems = (document: Node): Node => {
  const { items } = field(document, 'authors') as { items: { anyOf: Node[] } };
  return items.anyOf[0] ?? {};
};

describe('the sources of a comparison', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };

  it.each<[string, string, string | undefined, RegExp]>([
    ['a missing file', 'nowhere.yaml', undefined, /^There is no file nowhere\.yaml\.$/],
    ['a missing revision', 'v0.0.0-none', undefined, /^There is neither a file nor a revision of git called v0\.0\.0-none\.$/],
    ['a revision together with a file', 'HEAD', 'jobs.yaml', /^There is no file HEAD: two names mean two files\.$/],
    [
      'a file that is not YAML',
      file('torn.yaml', 'openapi: 3.1.0\npaths:\n  a: [1\nb: 2\n'),
      undefined,
      /^torn\.yaml is not valid YAML: line \d: /,
    ],
    [
      'a YAML file that is not a contract',
      file('list.yaml', '- 1\n'),
      undefined,
      /^list\.yaml is not a contract: a contract has "openapi" and "paths"\.$/,
    ],
    [
      'a contract of another API',
      file('weather.yaml', 'openapi: 3.1.0\ninfo: { title: Weather }\npaths: {}\n'),
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
