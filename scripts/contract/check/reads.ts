import { checkResponse, isOptional, ORDINARY_REQUEST, type CheckResult, type Expectation } from './checkResponse.ts';
import type { CheckRequest, Client } from './client.ts';
import { createDeviation } from './deviations.ts';
import { checkCompleteList, checkFirstPage, checkSecondPage, PAGE_SIZE } from './paging.ts';
import {
  buildUrl,
  createUnknownIds,
  listOptionalValues,
  listRequiredValues,
  type FoundValues,
  type ParameterValues,
} from './parameters.ts';
import { INTERRUPTED, type RowRecorder } from './rowRecorder.ts';
import type { TargetOperation } from './types.ts';

/** What the checks of one operation need. */
export interface OperationContext {
  client: Client;
  token: string | undefined;
  slowMs: number;
  recorder: RowRecorder;
  signal: AbortSignal;
}

/** Sends one request, and records the result. */
export async function sendAndCheck(
  { client, recorder, slowMs }: OperationContext,
  operation: TargetOperation,
  request: CheckRequest,
  expectation: Expectation,
): Promise<CheckResult> {
  const fetched = await client(request);
  if (fetched.kind === 'response') {
    recorder.addResponseTime(fetched.durationMs);
    if (slowMs > 0 && fetched.durationMs > slowMs)
      recorder.addDeviations([createDeviation('time', 'slow', `at most ${slowMs / 1000} s`, 'a longer time')]);
  }
  const result = checkResponse(operation, fetched, expectation);
  if ('deviations' in result) recorder.addDeviations(result.deviations);
  else if (result.verdict === 'notImplemented') recorder.markNotImplemented();
  else recorder.markUnchecked(result.reason);
  if (result.verdict === 'passed' && expectation.aspect === ORDINARY_REQUEST) recorder.markPassed();
  return result;
}

/**
 * Checks a read operation. It sends requests with each found value, with the optional parameters, for the first two pages and for an
 * unknown id. When the operation requires a token, it also sends a request without one.
 * @param found parameter values from responses of other operations
 * @returns all parsed bodies, including those that deviate, because other operations take parameter values from them
 */
export async function checkRead(context: OperationContext, operation: TargetOperation, found: FoundValues): Promise<unknown[]> {
  const { recorder, signal } = context;
  const { security, responses } = operation;
  const bodies: unknown[] = [];
  // An empty schema pointer means that the response is a file, not JSON.
  const headersOnly = responses['200'] === '';
  const token = security === 'none' ? undefined : context.token;
  const [firstValues, ...otherValues] = listRequiredValues(operation, found);

  async function read(values: ParameterValues, sentToken: string | undefined): Promise<CheckResult> {
    const request = { url: buildUrl(operation, values), token: sentToken, headersOnly };
    const expectation = { statuses: [200], aspect: ORDINARY_REQUEST, sendsToken: sentToken !== undefined };
    const result = await sendAndCheck(context, operation, request, expectation);
    if ('body' in result && result.body !== undefined) bodies.push(result.body);
    return result;
  }

  if (security === 'required') {
    const request = { url: buildUrl(operation, { ...createUnknownIds(operation), ...firstValues }), headersOnly };
    const result = await sendAndCheck(context, operation, request, { statuses: [401], aspect: 'without a token', sendsToken: false });
    if (token === undefined) recorder.markUnchecked('needs a token');
    if (token === undefined || isUnreachable(result)) return bodies;
  }
  // A backend that lacks an optional operation responds 404 even to a known id. Further requests would then show nothing.
  let isKnownToExist = !isOptional(operation);
  if (firstValues === undefined) recorder.markUnchecked(signal.aborted ? INTERRUPTED : 'no id was found to request');
  else {
    const result = await read(firstValues, token);
    // Each further request would time out, too.
    if (isUnreachable(result)) return bodies;
    isKnownToExist ||= result.verdict !== 'notImplemented';
    if ('headers' in result && result.headers && isPaged(operation)) recorder.addDeviations(checkCompleteList(result.body, result.headers));
    for (const values of otherValues) await read(values, token);
    if (isKnownToExist) {
      for (const values of listOptionalValues(operation, found)) await read({ ...firstValues, ...values }, token);
      if (security === 'optional' && token !== undefined) await read(firstValues, undefined);
      if (isPaged(operation)) await checkPages(context, operation, firstValues, token);
    }
  }
  if (isKnownToExist && responses['404'] !== undefined && operation.path.includes('{')) {
    const request = { url: buildUrl(operation, { ...firstValues, ...createUnknownIds(operation) }), token, headersOnly };
    await sendAndCheck(context, operation, request, { statuses: [404], aspect: 'unknown id', sendsToken: token !== undefined });
  }
  return bodies;
}

const isUnreachable = (result: CheckResult): boolean =>
  'deviations' in result && result.deviations.some(({ kind }) => kind === 'unreachable');

const isPaged = ({ parameters }: TargetOperation): boolean => parameters.some(({ name }) => name === 'limit');

/**
 * Checks the first page and, where possible, the second. The second page is requested by the cursor of the first response. Without a
 * cursor, it is requested by number when the contract has a `page` parameter and the first response has `X-Total-Count`.
 */
async function checkPages(
  context: OperationContext,
  operation: TargetOperation,
  values: ParameterValues,
  token: string | undefined,
): Promise<void> {
  const { recorder } = context;
  const expectation = { statuses: [200], aspect: ORDINARY_REQUEST, sendsToken: token !== undefined };
  const fetchPage = async (pageValues: ParameterValues) => {
    const url = buildUrl(operation, { ...values, limit: String(PAGE_SIZE), ...pageValues });
    return sendAndCheck(context, operation, { url, token }, expectation);
  };
  const first = await fetchPage({});
  if (!('headers' in first) || !first.headers) return;
  recorder.addDeviations(checkFirstPage(first.body, first.headers));
  const cursor = first.headers.get('x-next-cursor');
  const isNumbered = operation.parameters.some(({ name }) => name === 'page') && first.headers.has('x-total-count');
  if (cursor === null && !isNumbered) return;
  const second = await fetchPage(cursor === null ? { page: '2' } : { cursor });
  if ('body' in second) recorder.addDeviations(checkSecondPage(first.body, second.body));
}
