import type { Failure } from '../../../scripts/contract/diff/compile.ts';
import { mayBreak, diffContracts, type Report } from '../../../scripts/contract/diff/verdicts.ts';
import { formatJson, formatMarkdown } from '../../../scripts/contract/diff/report.ts';
import type { Node } from '../../../scripts/contract/documents.ts';

const response = (name: string) => ({
  200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
});

/** A contract of three operations: the code calls `getBook` and `copyBook`, but not `deleteBook`. */
const contract: Node = {
  openapi: '3.1.0',
  paths: {
    '/books/{id}': {
      get: { operationId: 'getBook', responses: response('Book') },
      delete: { operationId: 'deleteBook', responses: response('Book') },
    },
    '/books/copy': { get: { operationId: 'copyBook', responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } } } },
  },
  components: {
    schemas: {
      Book: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          pages: { type: 'integer' },
          isbn: { type: 'string' },
          kind: { $ref: '#/components/schemas/Kind' },
        },
      },
      Kind: { enum: ['novel', 'poem'] },
    },
  },
};

const code = {
  findUse: (operationId: string) =>
    ({
      getBook: { names: ['useGetBookQuery'], files: ['src/features/BookPage.tsx'] },
      copyBook: { names: ['copyBook'], files: ['src/features/BookPage.tsx'] },
    })[operationId] ?? { names: [], files: [] },
  findScreens: (files: readonly string[]) => (files.length === 0 ? [] : [{ name: 'Book', address: '/book' }]),
};

type Shape = { paths: Record<string, Node>; components: { schemas: { Book: { required: string[]; properties: Node }; Kind: Node } } };

async function reportOn(change: (contract: Shape) => void, ...failures: Failure[]): Promise<Report> {
  const after = structuredClone(contract);
  change(after as unknown as Shape);
  const project = {
    compile: () => Promise.resolve(failures),
    readCode: () => Promise.resolve(code),
    listIdentifiers: () => new Set(['name', 'pages', 'kind']),
  };
  return diffContracts([{ name: 'jobs', before: contract, after }], project);
}

/** The verdict on each change, by its first location. */
const verdicts = ({ classified }: Report) =>
  Object.fromEntries(classified.map(({ changes: [{ call, where }], verdict }) => [`${call} ${where}`.trim(), verdict]));

const failure = (file: string, message: string, sourceLine = ''): Failure => ({ file, line: 7, message, code: sourceLine });

describe('the effect of a change on our code', () => {
  it('is breaking where TypeScript reports an error in our code', async () => {
    const removePages = (draft: Shape) => void delete draft.components.schemas.Book.properties.pages;
    const ownFailure = failure('src/api/normalise/books.ts', "TS2339: Property 'pages' does not exist on type 'Book'.");
    const backend = failure('server/books.ts', "TS2353: 'pages' does not exist in type 'Book'.");
    expect(verdicts(await reportOn(removePages, ownFailure, backend))).toEqual({ 'GET /books/{id} response 200 → pages': 'breaking' });
    // The embedded backend must be adapted, but no screen breaks.
    const backendReport = await reportOn(removePages, backend);
    expect(verdicts(backendReport)).toEqual({ 'GET /books/{id} response 200 → pages': 'not breaking' });
    expect(backendReport.classified[0]?.failures).toEqual([backend]);
  });

  it('an error is assigned to the change that its message names, not to another on the same line', async () => {
    const changeTwoFields = (draft: Shape): void => {
      delete draft.components.schemas.Book.properties.pages;
      draft.components.schemas.Book.required = [];
    };
    const line = 'return { name: row.name, pages: row.pages };';
    const report = await reportOn(changeTwoFields, failure('src/a.ts', "TS2339: Property 'pages' does not exist on type 'Book'.", line));
    expect(verdicts(report)).toEqual({
      'GET /books/{id} response 200 → pages': 'breaking',
      'GET /books/{id} response 200 → name': 'not breaking',
    });
    // A message without a name: the source line has it.
    const withoutField = await reportOn(
      changeTwoFields,
      failure('src/a.ts', "TS2322: Type 'undefined' is not assignable.", 'return row.name;'),
    );
    expect(verdicts(withoutField)['GET /books/{id} response 200 → name']).toBe('breaking');
  });

  it('a moved path breaks its callers, and is unknown where no callers are known', async () => {
    const report = await reportOn((draft) => {
      const { '/books/{id}': book, '/books/copy': copy } = draft.paths;
      draft.paths = { '/volumes/{id}': book ?? {}, '/volumes/copy': copy ?? {} };
    });
    expect(verdicts(report)).toEqual({
      'GET /books/{id}': 'breaking',
      'DELETE /books/{id}': 'unknown',
      'GET /books/copy': 'breaking',
    });
  });

  it.each<[string, (draft: Shape) => void, Record<string, string>]>([
    [
      'a removed operation without known callers',
      (draft) => void delete draft.paths['/books/{id}']?.delete,
      { 'DELETE /books/{id}': 'unknown' },
    ],
    [
      'another type of a field, without a type error',
      (draft) => void (draft.components.schemas.Book.properties.pages = { type: 'string' }),
      { 'GET /books/{id} response 200 → pages': 'breaking' },
    ],
    [
      'another type of a field whose name our code does not contain',
      (draft) => void (draft.components.schemas.Book.properties.isbn = { type: 'integer' }),
      { 'GET /books/{id} response 200 → isbn': 'not breaking' },
    ],
    ['a new endpoint', (draft) => void (draft.paths['/shelf'] = { get: { operationId: 'getShelf' } }), { 'GET /shelf': 'not breaking' }],
  ])('%s', async (_what, change, expected) => {
    expect(verdicts(await reportOn(change))).toEqual(expected);
  });

  it('a new enum value is breaking where all values are listed', async () => {
    const report = await reportOn(
      (draft) => void (draft.components.schemas.Kind.enum = ['novel', 'poem', 'play']),
      failure('shared/kinds.ts', "TS2741: Property 'play' is missing in type …"),
    );
    expect(verdicts(report)).toEqual({ 'GET /books/{id} response 200 → kind': 'breaking' });
  });

  it('an error in our code without a matching change is reported as well', async () => {
    const report = await reportOn((draft) => void (draft.paths['/shelf'] = {}), failure('src/a.ts', 'TS2322: …'));
    expect(report).toEqual({ classified: [], others: [] });
    const changed = await reportOn((draft) => void delete draft.components.schemas.Book.properties.isbn, failure('src/a.ts', 'TS2322: …'));
    expect([changed.others.length, mayBreak(changed)]).toEqual([1, true]);
  });
});

describe('the report', () => {
  const removePages = (draft: Shape) => void delete draft.components.schemas.Book.properties.pages;
  const failures = [
    failure('src/a.ts', "TS2339: Property 'pages' does not exist."),
    failure('server/books.ts', "TS2353: 'pages' does not exist."),
  ];

  it('lists each change once, with TypeScript’s errors and the screens', async () => {
    expect(formatMarkdown(await reportOn(removePages, ...failures), 'v1.0.0')).toBe(`Since v1.0.0: 1 breaking, 0 unknown, 0 not breaking.

### Breaking for our use

- **jobs** \`GET /books/{id} → response 200 → pages\` is gone
  - also: \`DELETE /books/{id} → response 200 → pages\`
  - TypeScript fails in: src/a.ts:7
  - and in the embedded backend and tests: server/books.ts:7
  - called by: useGetBookQuery
  - screens: Book /book`);
  });

  it('is machine-readable, also when nothing has changed', async () => {
    const report = await reportOn(removePages, ...failures);
    expect(JSON.parse(formatJson(report, 'v1'))).toMatchObject({ older: 'v1', serious: true, classified: [{ verdict: 'breaking' }] });
    expect(formatMarkdown(await reportOn(() => {}), 'v1')).toBe('Since v1: nothing has changed but words.');
  });
});
