import { gzipSync } from 'node:zlib';

/** An answer of the provider before it is sent. */
export interface TestResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every object of a JSON answer, the innermost first; what is no JSON stays. */
function everyObject(answer: TestResponse, change: (object: Json) => Json): TestResponse {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)])));
  };
  try {
    return { ...answer, body: JSON.stringify(walk(JSON.parse(String(answer.body)))) };
  } catch {
    return answer;
  }
}

const bare = (answer: TestResponse): TestResponse => {
  const { 'x-total-count': _total, 'x-next-cursor': _next, ...headers } = answer.headers;
  const value: unknown = JSON.parse(String(answer.body));
  return { ...answer, headers, body: JSON.stringify(isRecord(value) && 'data' in value ? value.data : value) };
};

const withoutPictures = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, /image|picture|icon|photo|banner_i|thumb/i.test(name) ? false : value]),
  );

/** What a session is confirmed by stays as it is. */
const SESSION_FIELDS = new Set(['data', 'success', 'ID', 'email', 'user', '_id', 'role']);

/** Every other field has another name, and what remains another type. */
const changed = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object).map(([name, value], at) => {
      if (SESSION_FIELDS.has(name)) return [name, value];
      if (at % 2 === 0) return [`${name}_v2`, value];
      return [name, typeof value === 'string' ? value.length : typeof value === 'number' ? String(value) : value];
    }),
  );

const renamed = ({ jobTitle, ...rest }: Json): Json => (jobTitle === undefined ? rest : { ...rest, title: jobTitle });

const page = (status: number): TestResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Error</title><h1>There has been a critical error on this website.</h1>',
});

let turn = 0;

/** What a real provider does now and then to its answers. */
export const quirks = {
  none: (answer) => answer,
  'lists without paging': bare,
  'false for pictures': (answer) => everyObject(answer, withoutPictures),
  'pages in place of answers': () => page(200),
  'error pages': () => page(500),
  'sudden 502': (answer) => ((turn += 1) % 2 === 0 ? answer : page(502)),
  'changed fields': (answer) => everyObject(answer, changed),
  'a renamed field': (answer) => everyObject(answer, renamed),
  'a redirect elsewhere': () => ({ status: 302, headers: { location: 'https://elsewhere.example/' }, body: '' }),
  'headers for other sites': (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
  }),
  gzip: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body: gzipSync(answer.body) }),
  // Those that are about when and where, not what: see serve.ts.
  'ten seconds': (answer) => answer,
  'a redirect on its host': (answer) => answer,
  'writes without an answer': (answer) => answer,
} satisfies Record<string, (answer: TestResponse) => TestResponse>;

/** The name of a quirk. */
export type Quirk = keyof typeof quirks;
