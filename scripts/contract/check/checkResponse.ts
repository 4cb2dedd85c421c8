import { getDriftFinder } from '../../../server/contract/drift.ts';
import { isRecord, createPointer, resolve } from '../../../server/contract/pointer.ts';
import type { Reply } from './client.ts';
import { isOptional } from './requests.ts';
import { INTERRUPTED } from './rows.ts';
import type { Call, Deviation } from './types.ts';

export interface Expected {
  statuses: readonly number[];
  /** What is tested, for example `unknown id`; empty: a plain read. */
  aspect: string;
  sendsToken: boolean;
}

/** Verdict on a response. `open`: undecided, with the reason. */
export type CheckResult =
  | { verdict: 'right' | 'wrong'; deviations: Deviation[]; body: unknown; headers: Headers | undefined }
  | { verdict: 'open'; remark: string }
  | { verdict: 'not there' };

export const TOKEN_ACCEPTED = 'that the token is accepted';

type Received = Extract<Reply, { kind: 'response' }>;

/** Validates a response against its contract. */
export function checkResponse(call: Call, reply: Reply, expected: Expected): CheckResult {
  const createWrongResult = (kind: Deviation['kind'], expectation: string, got: string): CheckResult => ({
    verdict: 'wrong',
    deviations: [deviation(expected.aspect === '' ? 'the response' : expected.aspect, kind, expectation, got)],
    body: undefined,
    headers: undefined,
  });
  if (reply.kind === 'interrupted') return { verdict: 'open', remark: INTERRUPTED };
  if (reply.kind === 'unreachable') return createWrongResult('unreachable', 'a response', reply.why);
  if (reply.kind === 'redirect') return createWrongResult('redirect', 'a response', `a redirect to ${reply.to}`);
  if (reply.kind === 'cookie')
    return createWrongResult('credentials', 'a response without a cookie', 'the same address again with a cookie');
  if (expected.statuses.includes(reply.status)) return checkBody(call, reply, expected);
  return explainStatus(call, reply, expected, createWrongResult);
}

function explainStatus(
  call: Call,
  { status }: Received,
  { statuses, sendsToken: token }: Expected,
  createWrongResult: (kind: Deviation['kind'], expectation: string, got: string) => CheckResult,
): CheckResult {
  const { security, responses } = call.operation;
  const got = `status ${status}`;
  if (status === 429) return { verdict: 'open', remark: 'the backend asks for fewer requests (429)' };
  if (status === 404 && isOptional(call)) return { verdict: 'not there' };
  if (security === 'required' && token && status === 403 && responses['403'] !== undefined) {
    return { verdict: 'open', remark: 'not for the member of this token (403)' };
  }
  if (status >= 200 && status < 300) {
    if (statuses.includes(401)) return createWrongResult('open', 'status 401', got);
    if (call.operation.method !== 'GET') return createWrongResult('accepted', 'a refusal', got);
  }
  // Without a required token, a refusal other than 401 is just another status.
  if ((status === 401 || status === 403) && !statuses.includes(401)) {
    return createWrongResult('credentials', security === 'required' ? TOKEN_ACCEPTED : 'open to everybody', got);
  }
  return createWrongResult('status', `status ${statuses.join(' or ')}`, got);
}

function checkBody(call: Call, reply: Received, { aspect }: Expected): CheckResult {
  const { target, operation } = call;
  const { document } = target.contract;
  const response = resolve(
    document,
    createPointer('paths', operation.path, operation.method.toLowerCase(), 'responses', String(reply.status)),
  );
  const schema = operation.responses[String(reply.status)] ?? '';
  const mediaTypes = Object.keys(isRecord(response.value.content) ? response.value.content : {});
  const found = headerDeviations(call, response, reply.headers);
  let body: unknown;
  if (schema === '') {
    if (mediaTypes.length > 0 && !mediaTypes.includes(reply.media))
      found.push(deviation('', 'content type', mediaTypes.join(' or '), mediaName(reply.media)));
  } else {
    const parsed = readJson(reply.text);
    if (parsed === undefined) {
      const page = reply.media === 'text/html' || reply.text.trimStart().startsWith('<');
      found.push(deviation('', page ? 'html' : 'body', 'JSON', page ? 'a page' : reply.text === '' ? 'nothing' : 'no JSON'));
    } else {
      body = parsed.value;
      if (reply.media !== 'application/json') found.push(deviation('', 'content type', 'application/json', mediaName(reply.media)));
      found.push(...getDriftFinder(target.contract)(schema, body).map(({ path, ...rest }) => ({ where: path, ...rest })));
    }
  }
  const deviations = found.map((item) => ({ ...item, where: [aspect, item.where].filter(Boolean).join(': ') || 'the response' }));
  return { verdict: deviations.length === 0 ? 'right' : 'wrong', deviations, body, headers: reply.headers };
}

/** Described headers are optional. */
function headerDeviations({ target }: Call, response: ReturnType<typeof resolve>, headers: Headers): Deviation[] {
  const { contract } = target;
  return Object.keys(isRecord(response.value.headers) ? response.value.headers : {}).flatMap((name) => {
    const text = headers.get(name);
    if (text === null) return [];
    const schema = resolve(
      contract.document,
      `${resolve(contract.document, `${response.schemaPointer}${createPointer('headers', name)}`).schemaPointer}/schema`,
    );
    // Headers are text; numeric ones are parsed before validation.
    const value = schema.value.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
    return getDriftFinder(contract)(schema.schemaPointer, value).map(({ expected, got }) =>
      deviation(`header ${name}`, 'header', expected, got),
    );
  });
}

/** Parses JSON; undefined when malformed. */
export function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const mediaName = (media: string): string => (media === '' ? 'none' : /^[a-z]{1,20}\/[a-z0-9.+-]{1,60}$/.test(media) ? media : 'another');

const deviation = (where: string, kind: Deviation['kind'], expected: string, got: string): Deviation => ({
  where,
  kind,
  expected,
  got,
  count: 1,
});
