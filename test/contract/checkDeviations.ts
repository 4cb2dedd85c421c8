import type { Override, BackendResponse } from './libraryBackend.ts';

/** One way in which a backend deviates from its contract, and what the check must report. */
export interface DeviationCase {
  name: string;
  backend: 'cms' | 'jobs';
  /** Whether the check uses the reader's token. */
  sendsToken?: true;
  override: Override;
  /** Operation, field (or other place) and kind of each reported deviation. */
  reported: [operationId: string, where: string, kind: string][];
}

type Json = Record<string, unknown>;

/** Changes the JSON of a path's successful responses, in place or by returning another body. */
const changeJson =
  (path: RegExp, change: (body: Json & Json[]) => unknown): Override =>
  (response, { url }) => {
    if (!path.test(url) || response.status !== 200) return response;
    const body = JSON.parse(response.body) as Json & Json[];
    return { ...response, body: JSON.stringify(change(body) ?? body) };
  };

/** Changes the first entry of a list. The list may be under `data`, and may be empty. */
const changeFirstEntry = (path: RegExp, change: (entry: Json) => void): Override =>
  changeJson(path, (body) => {
    change(((body.data ?? body) as Json[])[0] ?? {});
  });

/** Changes a path's responses as a whole. */
const changeResponse =
  (path: RegExp, change: (response: BackendResponse, request: Parameters<Override>[1]) => BackendResponse | undefined): Override =>
  (response, request) =>
    path.test(request.url) ? change(response, request) : response;

const jsonHeaders = { 'content-type': 'application/json' };
const htmlHeaders = { 'content-type': 'text/html' };
const html = '<!doctype html><h1>Ashapurna Reader, please wait</h1>';

const removeField = (entry: Json, name: string): void => void Reflect.deleteProperty(entry, name);

/** Deviations of every kind that one changed response can cause. */
export const DEVIATIONS: DeviationCase[] = [
  {
    name: 'a missing field',
    backend: 'cms',
    override: changeJson(/books\/12/, ({ data }) => removeField(data as Json, 'title')),
    reported: [['getBook', 'data.title', 'missing']],
  },
  {
    name: 'an unknown field',
    backend: 'cms',
    override: changeFirstEntry(/books$/, (entry) => (entry.phone = '9876543210')),
    reported: [['listBooks', 'data[].phone', 'extra']],
  },
  {
    name: 'a field whose name is an e-mail address',
    backend: 'cms',
    override: changeFirstEntry(/books$/, (entry) => (entry['ashapurna@example.org'] = true)),
    reported: [['listBooks', 'data[].*', 'extra']],
  },
  {
    name: 'a number in place of text',
    backend: 'cms',
    override: changeFirstEntry(/books$/, (entry) => (entry.title = 9_876_543_210)),
    reported: [['listBooks', 'data[].title', 'type']],
  },
  {
    name: 'null where there has to be text',
    backend: 'cms',
    override: changeJson(/videos/, ({ data }) => void (((data as Json).data as Json[])[0]!.title = null)),
    reported: [['listVideos', 'data.data[].title', 'null']],
  },
  {
    name: 'an id in another format',
    backend: 'cms',
    override: changeFirstEntry(/books$/, (entry) => (entry.isbn = 'book-12')),
    reported: [['listBooks', 'data[].isbn', 'form']],
  },
  {
    name: 'text that is too long',
    backend: 'cms',
    override: changeFirstEntry(/figures/, (entry) => (entry.content = 'x'.repeat(201))),
    reported: [['getFigures', 'data[].content', 'limit']],
  },
  {
    name: 'an object in place of a list',
    backend: 'cms',
    override: changeJson(/books$/, (body) => ({ ...body, data: { first: 1 } })),
    reported: [['listBooks', 'data', 'type']],
  },
  {
    name: 'HTML in place of JSON',
    backend: 'cms',
    override: changeResponse(/figures/, () => ({ status: 200, headers: htmlHeaders, body: html })),
    reported: [['getFigures', 'the response', 'html']],
  },
  {
    name: 'a response that is cut off',
    backend: 'cms',
    override: changeResponse(/books$/, (response) => ({ ...response, body: response.body.slice(0, 40) })),
    reported: [['listBooks', 'the response', 'body']],
  },
  {
    name: 'JSON sent as text/plain',
    backend: 'cms',
    override: changeResponse(/\/videos\//, (response) => ({ ...response, headers: { 'content-type': 'text/plain' } })),
    reported: [['listVideos', 'the response', 'content type']],
  },
  {
    name: 'a server error',
    backend: 'cms',
    override: changeResponse(/figures/, () => ({ status: 502, headers: htmlHeaders, body: html })),
    reported: [['getFigures', 'the response', 'status']],
  },
  {
    name: 'an id from a list that is not found',
    backend: 'cms',
    override: changeResponse(/\/books\/(?!9{9})/, (response) => ({ ...response, status: 404 })),
    reported: [['getBook', 'the response', 'status']],
  },
  {
    name: 'a successful response to an unknown id',
    backend: 'cms',
    override: changeResponse(/books\/9{9}/, () => ({ status: 200, headers: jsonHeaders, body: '{"success":false}' })),
    reported: [['getBook', 'unknown id', 'status']],
  },
  {
    name: 'an HTML response to an unknown id',
    backend: 'cms',
    override: changeResponse(/\/books\/9{9}/, () => ({ status: 404, headers: htmlHeaders, body: html })),
    reported: [['getBook', 'unknown id', 'html']],
  },
  {
    name: 'a redirect to another host',
    backend: 'cms',
    override: changeResponse(/figures/, () => ({
      status: 302,
      headers: { location: 'https://elsewhere.example.org/ashapurna' },
      body: '',
    })),
    reported: [['getFigures', 'the response', 'redirect']],
  },
  {
    name: 'a public operation that requires a login',
    backend: 'cms',
    override: changeResponse(/figures/, () => ({ status: 401, headers: jsonHeaders, body: '{}' })),
    reported: [['getFigures', 'the response', 'credentials']],
  },
  {
    name: 'a redirect that requires a cookie',
    backend: 'cms',
    override: changeResponse(/figures/, (_response, { url }) => ({
      status: 302,
      headers: { location: url, 'set-cookie': 'a=b' },
      body: '',
    })),
    reported: [['getFigures', 'the response', 'credentials']],
  },
  {
    name: 'a connection closed without a response',
    backend: 'cms',
    override: changeResponse(/figures/, () => undefined),
    reported: [['getFigures', 'the response', 'unreachable']],
  },
  {
    name: 'a value that is not in the enum',
    backend: 'jobs',
    override: changeFirstEntry(/similar/, (loan) => (loan.status = 'lost')),
    reported: [['listSimilarLoans', '[].status', 'value']],
  },
  {
    name: 'an empty string where text is required',
    backend: 'jobs',
    override: changeFirstEntry(/similar/, (loan) => (loan._id = '')),
    reported: [['listSimilarLoans', '[]._id', 'empty']],
  },
  {
    name: 'a header that is not a number',
    backend: 'jobs',
    override: changeResponse(/similar/, (response) => ({
      ...response,
      headers: { ...jsonHeaders, 'x-total-count': 'ashapurna@example.org' },
    })),
    reported: [['listSimilarLoans', 'header X-Total-Count', 'header']],
  },
  {
    name: 'a count that is too low',
    backend: 'jobs',
    override: changeResponse(/loans$/, (response) => ({ ...response, headers: { ...response.headers, 'x-total-count': '1' } })),
    reported: [['listLoans', 'paging', 'paging']],
  },
  {
    name: 'the first page in place of the second',
    backend: 'jobs',
    override: async (response, { url }) => {
      if (url.endsWith('loans?limit=2')) firstPage = response;
      return /loans\?.*cursor=/.test(url) ? (firstPage ?? response) : response;
    },
    reported: [['listLoans', 'paging', 'paging']],
  },
  {
    name: 'a protected list that requires no login',
    backend: 'jobs',
    override: changeResponse(/savedIds/, (response, { hasToken }) =>
      hasToken ? response : { status: 200, headers: jsonHeaders, body: '["a1"]' },
    ),
    reported: [['listSavedIds', 'without a token', 'open']],
  },
  {
    name: 'another status than 401 for a missing token',
    backend: 'jobs',
    override: changeResponse(/savedIds/, (response, { hasToken }) => (hasToken ? response : { ...response, status: 403 })),
    reported: [['listSavedIds', 'without a token', 'status']],
  },
  {
    name: 'a token that one operation rejects',
    backend: 'jobs',
    sendsToken: true,
    override: changeResponse(/reminders/, (response, { hasToken }) => (hasToken ? { ...response, status: 401 } : response)),
    reported: [['listReminders', 'the response', 'credentials']],
  },
  {
    name: 'a wrong type in a response that needs a token',
    backend: 'jobs',
    sendsToken: true,
    override: changeFirstEntry(/reminders/, (reminder) => (reminder.weekly = 'yes')),
    reported: [['listReminders', '[].weekly', 'type']],
  },
];

let firstPage: BackendResponse | undefined;
