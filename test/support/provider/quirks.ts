import { gzipSync } from 'node:zlib';

/** A response of the provider before it is sent. */
export interface TestResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every object of a JSON response, the innermost first; any other response stays as it is. */
function mapObjects(response: TestResponse, change: (object: Json) => Json): TestResponse {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)])));
  };
  try {
    return { ...response, body: JSON.stringify(walk(JSON.parse(String(response.body)))) };
  } catch {
    return response;
  }
}

const stripEnvelope = (response: TestResponse): TestResponse => {
  const { 'x-total-count': _total, 'x-next-cursor': _next, ...headers } = response.headers;
  const value: unknown = JSON.parse(String(response.body));
  return { ...response, headers, body: JSON.stringify(isRecord(value) && 'data' in value ? value.data : value) };
};

const withoutPictures = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, /image|picture|icon|photo|banner_i|thumb/i.test(name) ? false : value]),
  );

/** Fields that confirm a session stay as they are. */
const SESSION_FIELDS = new Set(['data', 'success', 'ID', 'email', 'user', '_id', 'role']);

/** Renames every second field, and changes the type of the others. */
const changeFields = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object).map(([name, value], index) => {
      if (SESSION_FIELDS.has(name)) return [name, value];
      if (index % 2 === 0) return [`${name}_v2`, value];
      return [name, typeof value === 'string' ? value.length : typeof value === 'number' ? String(value) : value];
    }),
  );

const renameJobTitle = ({ jobTitle, ...rest }: Json): Json => (jobTitle === undefined ? rest : { ...rest, title: jobTitle });

const htmlPage = (status: number): TestResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Error</title><h1>There has been a critical error on this website.</h1>',
});

let responseCount = 0;

/** Faults of real providers. Each is a function that changes a response. */
export const quirks = {
  none: (response) => response,
  'lists without paging': stripEnvelope,
  'false for pictures': (response) => mapObjects(response, withoutPictures),
  'pages in place of JSON': () => htmlPage(200),
  'error pages': () => htmlPage(500),
  'sudden 502': (response) => ((responseCount += 1) % 2 === 0 ? response : htmlPage(502)),
  'changed fields': (response) => mapObjects(response, changeFields),
  'a renamed field': (response) => mapObjects(response, renameJobTitle),
  'a redirect elsewhere': () => ({ status: 302, headers: { location: 'https://elsewhere.example/' }, body: '' }),
  'headers for other sites': (response) => ({
    ...response,
    headers: { ...response.headers, 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
  }),
  gzip: (response) => ({ ...response, headers: { ...response.headers, 'content-encoding': 'gzip' }, body: gzipSync(response.body) }),
  // `serve.ts` implements the following quirks: it delays, redirects or omits the response.
  'ten seconds': (response) => response,
  'a redirect on its host': (response) => response,
  'writes without a response': (response) => response,
} satisfies Record<string, (response: TestResponse) => TestResponse>;

/** The name of a quirk. */
export type Quirk = keyof typeof quirks;
