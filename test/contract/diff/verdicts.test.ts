/** @tier full */
import type { CompileError } from '../../../scripts/contract/diff/compile.ts';
import { diffContracts, mayBreak, type DiffReport } from '../../../scripts/contract/diff/verdicts.ts';
import { formatJson, formatMarkdown } from '../../../scripts/contract/diff/report.ts';
import { getObject, type ContractObject } from '../../../scripts/contract/documents.ts';

const createResponses = (schema: string) => ({
  200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } },
});

/** A contract of three operations. The code calls `getBook` and `copyBook`, but not `deleteBook`. */
const contract: ContractObject = {
  openapi: '3.1.0',
  paths: {
    '/books/{id}': {
      get: { operationId: 'getBook', responses: createResponses('Book') },
      delete: { operationId: 'deleteBook', responses: createResponses('Book') },
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

const codeIndex = {
  findUse: (operationId: string) =>
    ({
      getBook: { callers: ['useGetBookQuery'], files: ['src/features/BookPage.tsx'] },
      copyBook: { callers: ['copyBook'], files: ['src/features/BookPage.tsx'] },
    })[operationId] ?? { callers: [], files: [] },
  findScreens: (files: readonly string[]) => (files.length === 0 ? [] : [{ name: 'Book', address: '/book' }]),
};

/** Parts of the contract that the tests change. */
type Draft = {
  paths: Record<string, ContractObject>;
  components: { schemas: { Book: { required: string[]; properties: ContractObject }; Kind: ContractObject } };
};

/** Returns the report on a change of the contract that causes these compile errors. */
async function createReport(change: (draft: Draft) => void, ...errors: CompileError[]): Promise<DiffReport> {
  const after = structuredClone(contract);
  change(after as unknown as Draft);
  const inspection = { errors, codeIndex, identifiers: new Set(['name', 'pages', 'kind']) };
  return diffContracts([{ name: 'jobs', before: contract, after }], () => Promise.resolve(inspection));
}

/** Returns the verdict on each group of changes, by the first location. */
const getVerdicts = ({ groups }: DiffReport) =>
  Object.fromEntries(groups.map(({ changes: [{ endpoint, location }], verdict }) => [`${endpoint} ${location}`.trim(), verdict]));

const createError = (file: string, message: string, sourceLine = ''): CompileError => ({ file, line: 7, message, sourceLine });

describe('the effect of a change on our code', () => {
  it('is breaking where TypeScript reports an error in our code', async () => {
    const removePages = (draft: Draft) => void delete draft.components.schemas.Book.properties.pages;
    const clientError = createError('src/api/normalise/books.ts', "TS2339: Property 'pages' does not exist on type 'Book'.");
    const backendError = createError('server/books.ts', "TS2353: 'pages' does not exist in type 'Book'.");
    expect(getVerdicts(await createReport(removePages, clientError, backendError))).toEqual({
      'GET /books/{id} response 200 → pages': 'breaking',
    });
    // The embedded backend must be adapted, but no screen breaks.
    const backendReport = await createReport(removePages, backendError);
    expect(getVerdicts(backendReport)).toEqual({ 'GET /books/{id} response 200 → pages': 'not breaking' });
    expect(backendReport.groups[0]?.errors).toEqual([backendError]);
  });

  it('is breaking only for the change that an error names, in its message or in its source line', async () => {
    const changeTwoFields = (draft: Draft): void => {
      delete draft.components.schemas.Book.properties.pages;
      draft.components.schemas.Book.required = [];
    };
    const line = 'return { name: row.name, pages: row.pages };';
    const report = await createReport(
      changeTwoFields,
      createError('src/a.ts', "TS2339: Property 'pages' does not exist on type 'Book'.", line),
    );
    expect(getVerdicts(report)).toEqual({
      'GET /books/{id} response 200 → pages': 'breaking',
      'GET /books/{id} response 200 → name': 'not breaking',
    });
    // The message names no field, but the source line does.
    const reportBySourceLine = await createReport(
      changeTwoFields,
      createError('src/a.ts', "TS2322: Type 'undefined' is not assignable.", 'return row.name;'),
    );
    expect(getVerdicts(reportBySourceLine)['GET /books/{id} response 200 → name']).toBe('breaking');
  });

  it('is breaking for the callers of a moved path, and unknown where no callers are known', async () => {
    const report = await createReport((draft) => {
      const { '/books/{id}': book, '/books/copy': copy } = draft.paths;
      draft.paths = { '/volumes/{id}': book ?? {}, '/volumes/copy': copy ?? {} };
    });
    expect(getVerdicts(report)).toEqual({
      'GET /books/{id}': 'breaking',
      'DELETE /books/{id}': 'unknown',
      'GET /books/copy': 'breaking',
    });
  });

  it.each<[string, (draft: Draft) => void, Record<string, string>]>([
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
    [
      'a new endpoint',
      (draft) => void (draft.paths['/sections'] = { get: { operationId: 'getSection' } }),
      { 'GET /sections': 'not breaking' },
    ],
  ])('is classified for %s', async (_name, change, expected) => {
    expect(getVerdicts(await createReport(change))).toEqual(expected);
  });

  it('is breaking where our code lists all values of an enum that gets a new one', async () => {
    const report = await createReport(
      (draft) => void (draft.components.schemas.Kind.enum = ['novel', 'poem', 'play']),
      createError('shared/kinds.ts', "TS2741: Property 'play' is missing in type …"),
    );
    expect(getVerdicts(report)).toEqual({ 'GET /books/{id} response 200 → kind': 'breaking' });
  });

  it('is breaking where our code has no sentence for an error with fields of its own', async () => {
    const addLocked = (draft: Draft): void => {
      const schema = { type: 'object', properties: { until: { type: 'string' } } };
      getObject(draft.paths['/books/{id}'], 'get', 'responses')['423'] = { content: { 'application/json': { schema } } };
    };
    const missing = createError(
      'src/api/refusals.ts',
      "TS2741: Property '423' is missing in type '{}' but required in type 'Refusals<…>'.",
    );
    expect(getVerdicts(await createReport(addLocked, missing))).toEqual({ 'GET /books/{id} response 423': 'breaking' });
    expect(getVerdicts(await createReport(addLocked))).toEqual({ 'GET /books/{id} response 423': 'not breaking' });
  });

  it('lists the error of an embedded backend that lacks a new field, which breaks nothing', async () => {
    const addYear = (draft: Draft): void => {
      draft.components.schemas.Book.required.push('year');
      draft.components.schemas.Book.properties.year = { type: 'integer' };
    };
    const missing = createError('server/books.ts', "TS2741: Property 'year' is missing in type '{ name: string; }'.");
    const report = await createReport(addYear, missing);
    expect(getVerdicts(report)).toEqual({ 'GET /books/{id} response 200 → year': 'not breaking' });
    expect([report.groups[0]?.errors, report.otherErrors]).toEqual([[missing], []]);
  });

  it('includes an error in our code that matches no change', async () => {
    const report = await createReport(
      (draft) => void delete draft.components.schemas.Book.properties.isbn,
      createError('src/a.ts', 'TS2322: …'),
    );
    expect([report.otherErrors.length, mayBreak(report)]).toEqual([1, true]);
  });

  it('is empty when no operation has changed, even if there are errors', async () => {
    const report = await createReport((draft) => void (draft.paths['/sections'] = {}), createError('src/a.ts', 'TS2322: …'));
    expect(report).toEqual({ groups: [], otherErrors: [] });
  });
});

describe('the report', () => {
  const removePages = (draft: Draft) => void delete draft.components.schemas.Book.properties.pages;
  const errors = [
    createError('src/a.ts', "TS2339: Property 'pages' does not exist."),
    createError('server/books.ts', "TS2353: 'pages' does not exist."),
  ];

  it('lists each change once, with TypeScript’s errors and the screens', async () => {
    expect(formatMarkdown(await createReport(removePages, ...errors), 'v1.0.0')).toBe(`Since v1.0.0: 1 breaking, 0 unknown, 0 not breaking.

### Breaking for our use

- **jobs** \`GET /books/{id} → response 200 → pages\` is removed
  - also: \`DELETE /books/{id} → response 200 → pages\`
  - TypeScript fails in: src/a.ts:7
  - and in the embedded backend and tests: server/books.ts:7
  - called by: useGetBookQuery
  - screens: Book /book`);
  });

  it('is machine-readable as JSON, and says in Markdown when nothing has changed', async () => {
    const report = await createReport(removePages, ...errors);
    const change = { call: 'GET /books/{id}', where: 'response 200 → pages', home: 'Book.pages', says: 'is removed', kind: 'typed' };
    expect(JSON.parse(formatJson(report, 'v1'))).toMatchObject({
      older: 'v1',
      serious: true,
      classified: [
        {
          verdict: 'breaking',
          changes: [change, { ...change, call: 'DELETE /books/{id}' }],
          failures: [{ file: 'src/a.ts', line: 7, code: '' }, { file: 'server/books.ts' }],
          callers: ['useGetBookQuery'],
          screens: [{ name: 'Book', address: '/book' }],
        },
      ],
      others: [],
    });
    expect(formatMarkdown(await createReport(() => {}), 'v1')).toBe('Since v1: no changes, except perhaps in descriptions and examples.');
  });
});
