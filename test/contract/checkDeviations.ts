import type { Override, PlainResponse } from './checkBackend.ts';

/** One way in which a backend deviates from its contract, and where the check must find it. */
export interface PlannedDeviation {
  name: string;
  backend: 'cms' | 'jobs';
  /** Whether the check uses the reader's token. */
  token?: true;
  override: Override;
  /** Operation, location and kind. */
  found: [operationId: string, where: string, kind: string][];
}

type Json = Record<string, unknown>;

/** Changes the JSON of the successful responses of a path. */
const changeJson =
  (path: RegExp, change: (body: Json & Json[]) => unknown): Override =>
  (response, { url }) => {
    if (!path.test(url) || response.status !== 200) return response;
    const body = JSON.parse(response.body) as Json & Json[];
    return { ...response, body: JSON.stringify(change(body) ?? body) };
  };

/** Changes the first entry of a list, which may be under `data` and may be empty. */
const changeFirstEntry = (path: RegExp, change: (entry: Json) => void): Override =>
  changeJson(path, (body) => {
    change(((body.data ?? body) as Json[])[0] ?? {});
  });

/** Changes whole responses of a path. */
const changeResponse =
  (path: RegExp, change: (response: PlainResponse, request: Parameters<Override>[1]) => PlainResponse | undefined): Override =>
  (response, request) =>
    path.test(request.url) ? change(response, request) : response;

const jsonHeaders = { 'content-type': 'application/json' };
const htmlHeaders = { 'content-type': 'text/html' };
const html = '<!doctype html><h1>Ashapurna Reader, please wait</h1>';

const removeField = (entry: Json, name: string): void => void Reflect.deleteProperty(entry, name);

/** Every kind of deviation, each on its own. */
export const DEVIATIONS: PlannedDeviation[] = [
  {
    name: 'a field that is gone',
    backend: 'cms',
    override: changeJson(/books\/12/, ({ data }) => removeField(data as Json, 'title')),
    found: [['getBook', 'data.title', 'missing']],
  },
  {
    name: 'a field that is not known',
    backend: 'cms',
    override: changeFirstEntry(/books$/, (entry) => (entry.phone = '9876543210')),
    found: [['listBooks', 'data[].phone', 'extra']],
  },
  {
    name: 'a field whose name is an e-mail address',
    backend: 'cms',
    override: changeFirstEntry(/books$/, (entry) => (entry['ashapurna@example.org'] = true)),
    found: [['listBooks', 'data[].*', 'extra']],
  },
  {
    name: 'a number in place of text',
    backend: 'cms',
    override: changeFirstEntry(/books$/, (entry) => (entry.title = 9_876_543_210)),
    found: [['listBooks', 'data[].title', 'type']],
  },
  {
    name: 'null where there has to be text',
    backend: 'cms',
    override: changeJson(/videos/, ({ data }) => void (((data as Json).data as Json[])[0]!.title = null)),
    found: [['listVideos', 'data.data[].title', 'null']],
  },
  {
    name: 'an id in another format',
    backend: 'cms',
    override: changeFirstEntry(/books$/, (entry) => (entry.isbn = 'book-12')),
    found: [['listBooks', 'data[].isbn', 'form']],
  },
  {
    name: 'text that is too long',
    backend: 'cms',
    override: changeFirstEntry(/figures/, (entry) => (entry.content = 'x'.repeat(201))),
    found: [['getFigures', 'data[].content', 'limit']],
  },
  {
    name: 'an object in place of a list',
    backend: 'cms',
    override: changeJson(/books$/, (body) => ({ ...body, data: { first: 1 } })),
    found: [['listBooks', 'data', 'type']],
  },
  {
    name: 'HTML in place of JSON',
    backend: 'cms',
    override: changeResponse(/figures/, () => ({ status: 200, headers: htmlHeaders, body: html })),
    found: [['getFigures', 'the response', 'html']],
  },
  {
    name: 'a response that is cut off',
    backend: 'cms',
    override: changeResponse(/books$/, (response) => ({ ...response, body: response.body.slice(0, 40) })),
    found: [['listBooks', 'the response', 'body']],
  },
  {
    name: 'JSON sent as text/plain',
    backend: 'cms',
    override: changeResponse(/\/videos\//, (response) => ({ ...response, headers: { 'content-type': 'text/plain' } })),
    found: [['listVideos', 'the response', 'content type']],
  },
  {
    name: 'a server error',
    backend: 'cms',
    override: changeResponse(/figures/, () => ({ status: 502, headers: htmlHeaders, body: html })),
    found: [['getFigures', 'the response', 'status']],
  },
  {
    name: 'an id of its own list that is not found',
    backend: 'cms',
    override: changeResponse(/\/books\/(?!9{9})/, (response) => ({ ...response, status: 404 })),
    found: [['getBook', 'the response', 'status']],
  },
  {
    name: 'a successful response to an unknown id',
    backend: 'cms',
    override: changeResponse(/books\/9{9}/, () => ({ status: 200, headers: jsonHeaders, body: '{"success":false}' })),
    found: [['getBook', 'unknown id', 'status']],
  },
  {
    name: 'an HTML response to an unknown id',
    backend: 'cms',
    override: changeResponse(/\/books\/9{9}/, () => ({ status: 404, headers: htmlHeaders, body: html })),
    found: [['getBook', 'unknown id', 'html']],
  },
  {
    name: 'a redirect to another host',
    backend: 'cms',
    override: changeResponse(/figures/, () => ({
      status: 302,
      headers: { location: 'https://elsewhere.example.org/ashapurna' },
      body: '',
    })),
    found: [['getFigures', 'the response', 'redirect']],
  },
  {
    name: 'a public call that requires a login',
    backend: 'cms',
    override: changeResponse(/figures/, () => ({ status: 401, headers: jsonHeaders, body: '{}' })),
    found: [['getFigures', 'the response', 'credentials']],
  },
  {
    name: 'a redirect that requires a cookie',
    backend: 'cms',
    override: changeResponse(/figures/, (_response, { url }) => ({
      status: 302,
      headers: { location: url, 'set-cookie': 'a=b' },
      body: '',
    })),
    found: [['getFigures', 'the response', 'credentials']],
  },
  {
    name: 'a connection closed without a response',
    backend: 'cms',
    override: changeResponse(/figures/, () => undefined),
    found: [['getFigures', 'the response', 'unreachable']],
  },
  {
    name: 'a value that is not listed',
    backend: 'jobs',
    override: changeFirstEntry(/similar/, (loan) => (loan.status = 'lost')),
    found: [['listSimilarLoans', '[].status', 'value']],
  },
  {
    name: 'an empty string where text is required',
    backend: 'jobs',
    override: changeFirstEntry(/similar/, (loan) => (loan._id = '')),
    found: [['listSimilarLoans', '[]._id', 'empty']],
  },
  {
    name: 'a header that is not a number',
    backend: 'jobs',
    override: changeResponse(/similar/, (response) => ({
      ...response,
      headers: { ...jsonHeaders, 'x-total-count': 'ashapurna@example.org' },
    })),
    found: [['listSimilarLoans', 'header X-Total-Count', 'header']],
  },
  {
    name: 'a count that is too low',
    backend: 'jobs',
    override: changeResponse(/loans$/, (response) => ({ ...response, headers: { ...response.headers, 'x-total-count': '1' } })),
    found: [['listLoans', 'paging', 'paging']],
  },
  {
    name: 'the first page in place of the second',
    backend: 'jobs',
    override: async (response, { url }) => {
      if (url.endsWith('loans?limit=2')) firstPage = response;
      return /loans\?.*cursor=/.test(url) ? (firstPage ?? response) : response;
    },
    found: [['listLoans', 'paging', 'paging']],
  },
  {
    name: 'a protected list that is open to all',
    backend: 'jobs',
    override: changeResponse(/savedIds/, (response, { token }) =>
      token ? response : { status: 200, headers: jsonHeaders, body: '["a1"]' },
    ),
    found: [['listSavedIds', 'without a token', 'open']],
  },
  {
    name: 'another status where a token is missing',
    backend: 'jobs',
    override: changeResponse(/savedIds/, (response, { token }) => (token ? response : { ...response, status: 403 })),
    found: [['listSavedIds', 'without a token', 'status']],
  },
  {
    name: 'a token that one call refuses',
    backend: 'jobs',
    token: true,
    override: changeResponse(/reminders/, (response, { token }) => (token ? { ...response, status: 401 } : response)),
    found: [['listReminders', 'the response', 'credentials']],
  },
  {
    name: 'a wrong type in a response that needs a token',
    backend: 'jobs',
    token: true,
    override: changeFirstEntry(/reminders/, (reminder) => (reminder.weekly = 'yes')),
    found: [['listReminders', '[].weekly', 'type']],
  },
];

let firstPage: PlainResponse | undefined;
