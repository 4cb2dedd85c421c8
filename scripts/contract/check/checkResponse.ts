import { getDriftFinder } from '../../../server/platform/contract/drift.ts';
import { createPointer, isRecord, resolvePointer } from '../../../server/platform/contract/pointer.ts';
import type { FetchResult } from './client.ts';
import { createDeviation, type Deviation, type DeviationKind } from './deviations.ts';
import { INTERRUPTED } from './rowRecorder.ts';
import type { TargetOperation } from './types.ts';

/** Aspect of a request that the backend should fulfil, with valid parameters and the token where one is needed. */
export const ORDINARY_REQUEST = '';

/** What a request checks, and which statuses are right. */
export interface Expectation {
  statuses: readonly number[];
  /** What the request checks, for example `unknown id`, or `ORDINARY_REQUEST`. */
  aspect: string;
  /** Whether the request carries the token. */
  sendsToken: boolean;
}

export type CheckResult =
  | { verdict: 'passed' | 'failed'; deviations: Deviation[]; body: unknown; headers: Headers | undefined }
  | { verdict: 'undecided'; reason: string }
  /** The backend does not implement the operation, which is optional. */
  | { verdict: 'notImplemented' };

/** The `expected` of a deviation when the backend rejects the token. */
export const TOKEN_ACCEPTED = 'the token to be accepted';

type ReceivedResponse = Extract<FetchResult, { kind: 'response' }>;

/** Creates a failed result with one deviation. It has no body, so other operations take no values from it. */
type Fail = (kind: DeviationKind, expected: string, got: string) => CheckResult;

/** Returns whether a backend may lack an operation, because the operation extends the documented API or is marked as not built yet. */
export const isOptional = ({ isBuilt, isExtension }: TargetOperation): boolean => !isBuilt || isExtension;

/** Compares a response with the contract. */
export function checkResponse(operation: TargetOperation, result: FetchResult, expectation: Expectation): CheckResult {
  const { aspect, statuses } = expectation;
  const fail: Fail = (kind, expected, got) => ({
    verdict: 'failed',
    deviations: [createDeviation(aspect === ORDINARY_REQUEST ? 'the response' : aspect, kind, expected, got)],
    body: undefined,
    headers: undefined,
  });
  if (result.kind === 'interrupted') return { verdict: 'undecided', reason: INTERRUPTED };
  if (result.kind === 'unreachable') return fail('unreachable', 'a response', result.reason);
  if (result.kind === 'redirect') return fail('redirect', 'a response', `a redirect to ${result.destination}`);
  if (result.kind === 'cookieRequired')
    return fail('credentials', 'a response without a cookie', 'a redirect to the same address with a cookie');
  return statuses.includes(result.status)
    ? checkContent(operation, result, aspect)
    : judgeUnexpectedStatus(operation, result.status, expectation, fail);
}

function judgeUnexpectedStatus(operation: TargetOperation, status: number, { statuses, sendsToken }: Expectation, fail: Fail): CheckResult {
  const { method, security, responses } = operation;
  const got = `status ${status}`;
  const omitsRequiredToken = statuses.includes(401);
  if (status === 429) return { verdict: 'undecided', reason: 'the backend limits requests (429)' };
  if (status === 404 && isOptional(operation)) return { verdict: 'notImplemented' };
  if (security === 'required' && sendsToken && status === 403 && responses['403'] !== undefined) {
    return { verdict: 'undecided', reason: 'not for the member of this token (403)' };
  }
  if (status >= 200 && status < 300) {
    if (omitsRequiredToken) return fail('open', 'status 401', got);
    if (method !== 'GET') return fail('accepted', 'a refusal', got);
  }
  // When the request omits a required token, 403 instead of 401 is a wrong status, not a problem of credentials.
  if ((status === 401 || status === 403) && !omitsRequiredToken) {
    return fail('credentials', security === 'required' ? TOKEN_ACCEPTED : 'no login to be required', got);
  }
  return fail('status', `status ${statuses.join(' or ')}`, got);
}

/** `where` of deviations that concern no field or header; `checkContent` replaces it by the aspect or `the response`. */
const WHOLE_RESPONSE = '';

/** Checks headers, media type and body of a response with an expected status. */
function checkContent(operation: TargetOperation, received: ReceivedResponse, aspect: string): CheckResult {
  const { target, path, method, responses } = operation;
  const { status, headers, mediaType, text } = received;
  const pointer = createPointer('paths', path, method.toLowerCase(), 'responses', String(status));
  const definition = resolvePointer(target.contract.document, pointer);
  const schemaPointer = responses[String(status)] ?? '';
  const deviations = checkHeaders(operation, definition, headers);
  let body: unknown;
  // Without a schema the contract does not promise JSON, so the body is not checked.
  if (schemaPointer === '') {
    const mediaTypes = Object.keys(isRecord(definition.value.content) ? definition.value.content : {});
    if (mediaTypes.length > 0 && !mediaTypes.includes(mediaType))
      deviations.push(createDeviation(WHOLE_RESPONSE, 'content type', mediaTypes.join(' or '), formatMediaType(mediaType)));
  } else {
    const parsed = parseJson(text);
    if (parsed === undefined) deviations.push(createNotJsonDeviation(received));
    else {
      body = parsed.value;
      if (mediaType !== 'application/json')
        deviations.push(createDeviation(WHOLE_RESPONSE, 'content type', 'application/json', formatMediaType(mediaType)));
      const drifts = getDriftFinder(target.contract)(schemaPointer, body);
      deviations.push(...drifts.map(({ path: field, ...drift }) => ({ where: field, ...drift })));
    }
  }
  return {
    verdict: deviations.length === 0 ? 'passed' : 'failed',
    deviations: deviations.map((item) => ({ ...item, where: [aspect, item.where].filter(Boolean).join(': ') || 'the response' })),
    body,
    headers,
  };
}

function createNotJsonDeviation({ mediaType, text }: ReceivedResponse): Deviation {
  const isHtml = mediaType === 'text/html' || text.trimStart().startsWith('<');
  if (isHtml) return createDeviation(WHOLE_RESPONSE, 'html', 'JSON', 'an HTML page');
  return createDeviation(WHOLE_RESPONSE, 'body', 'JSON', text === '' ? 'an empty body' : 'invalid JSON');
}

/** Checks the headers that are present. A missing header is no deviation, since all headers in the contracts are optional. */
function checkHeaders({ target }: TargetOperation, definition: ReturnType<typeof resolvePointer>, headers: Headers): Deviation[] {
  const { contract } = target;
  return Object.keys(isRecord(definition.value.headers) ? definition.value.headers : {}).flatMap((name) => {
    const text = headers.get(name);
    if (text === null) return [];
    const header = resolvePointer(contract.document, `${definition.resolvedPointer}${createPointer('headers', name)}`);
    const schema = resolvePointer(contract.document, `${header.resolvedPointer}/schema`);
    const value = schema.value.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
    return getDriftFinder(contract)(schema.resolvedPointer, value).map(({ expected, got }) =>
      createDeviation(`header ${name}`, 'header', expected, got),
    );
  });
}

/** Parses JSON. Returns an object with the value, or undefined when the JSON is invalid. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Formats a media type for the report. A malformed media type is not shown, because reports contain no data of responses. */
function formatMediaType(mediaType: string): string {
  if (mediaType === '') return 'none';
  return /^[a-z]{1,20}\/[a-z0-9.+-]{1,60}$/.test(mediaType) ? mediaType : 'an invalid one';
}
