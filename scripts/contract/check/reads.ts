import type { OutgoingRequest, Client } from './client.ts';
import { checkResponse, type Expected, type CheckResult } from './checkResponse.ts';
import { checkFirstPage, PAGE_SIZE, checkSecondPage, checkCompleteList } from './paging.ts';
import { buildUrl, isOptional, optionalValues, requiredValues, unknownIdValues, type Values } from './requests.ts';
import { INTERRUPTED, type RowRecorder } from './rows.ts';
import type { Call, Deviation } from './types.ts';

export interface ReadCheck {
  client: Client;
  token: string | undefined;
  slowMs: number;
  recorder: RowRecorder;
  interrupted: AbortSignal;
}

/** Sends one request and records deviations. */
export async function sendAndCheck(context: ReadCheck, call: Call, request: OutgoingRequest, expected: Expected): Promise<CheckResult> {
  const { client, recorder, slowMs } = context;
  const reply = await client(request);
  if (reply.kind === 'response') {
    recorder.addResponseTime(reply.ms);
    if (slowMs > 0 && reply.ms > slowMs) recorder.addDeviations([slowDeviation(slowMs)]);
  }
  const result = checkResponse(call, reply, expected);
  if ('deviations' in result) recorder.addDeviations(result.deviations);
  else if (result.verdict === 'not there') recorder.markMissing();
  else recorder.markUnchecked(result.remark);
  if (result.verdict === 'right' && expected.aspect === '') recorder.markValid();
  return result;
}

const slowDeviation = (limit: number): Deviation => ({
  where: 'time',
  kind: 'slow',
  expected: `at most ${limit / 1000} s`,
  got: 'longer',
  count: 1,
});

/**
 * Checks a read call: with each id found, with the app's parameters, page by page, without a required token, and with an unknown id.
 * @param found parameter values from other responses
 * @returns valid bodies, for calls that take ids from them
 */
export async function checkRead(context: ReadCheck, call: Call, found: Readonly<Record<string, readonly string[]>>): Promise<unknown[]> {
  const { operation } = call;
  const { recorder, token } = context;
  const bodies: unknown[] = [];
  const headersOnly = operation.responses['200'] === '';

  async function read(values: Values, sentToken: string | undefined): Promise<CheckResult> {
    const request = { url: buildUrl(call, values), token: sentToken, headersOnly };
    const result = await sendAndCheck(context, call, request, { statuses: [200], aspect: '', sendsToken: sentToken !== undefined });
    if ('body' in result && result.body !== undefined) bodies.push(result.body);
    return result;
  }

  if (operation.security === 'required') {
    const request = { url: buildUrl(call, { ...unknownIdValues(call), ...firstRequiredValues(call, found) }), headersOnly };
    const withoutToken = await sendAndCheck(context, call, request, { statuses: [401], aspect: 'without a token', sendsToken: false });
    if (token === undefined) recorder.markUnchecked('needs a token');
    if (token === undefined || isUnreachable(withoutToken)) return bodies;
  }
  const readerToken = operation.security === 'none' ? undefined : token;
  const requests = requiredValues(call, found);
  const [first, ...others] = requests;
  // A backend without an optional call responds to everything with 404.
  let isImplemented = !isOptional(call);
  if (first === undefined) recorder.markUnchecked(context.interrupted.aborted ? INTERRUPTED : 'no id was found to request');
  else {
    const result = await read(first, readerToken);
    // With an unreachable backend every further request would time out.
    if (isUnreachable(result)) return bodies;
    isImplemented ||= result.verdict !== 'not there';
    if ('headers' in result && result.headers && isPaged(call)) recorder.addDeviations(checkCompleteList(result.body, result.headers));
    for (const values of others) await read(values, readerToken);
    if (isImplemented) {
      for (const values of optionalValues(call, found)) await read({ ...first, ...values }, readerToken);
      if (operation.security === 'optional' && token !== undefined) await read(first, undefined);
      await checkPages(context, call, first, readerToken);
    }
  }
  if (isImplemented && operation.responses['404'] !== undefined && operation.path.includes('{')) {
    const request = { url: buildUrl(call, { ...first, ...unknownIdValues(call) }), token: readerToken, headersOnly };
    await sendAndCheck(context, call, request, { statuses: [404], aspect: 'unknown id', sendsToken: readerToken !== undefined });
  }
  return bodies;
}

const isUnreachable = (result: CheckResult): boolean =>
  'deviations' in result && result.deviations.some(({ kind }) => kind === 'unreachable');

const firstRequiredValues = (call: Call, found: Readonly<Record<string, readonly string[]>>): Values =>
  requiredValues(call, found)[0] ?? {};

const isPaged = ({ operation }: Call): boolean => operation.parameters.some(({ name }) => name === 'limit');

async function checkPages(context: ReadCheck, call: Call, values: Values, token: string | undefined): Promise<void> {
  if (!isPaged(call)) return;
  const expected = { statuses: [200], aspect: '', sendsToken: token !== undefined };
  const page = async (params: Values) => sendAndCheck(context, call, { url: buildUrl(call, { ...values, ...params }), token }, expected);
  const limit = { limit: String(PAGE_SIZE) };
  const first = await page(limit);
  if (!('headers' in first) || !first.headers) return;
  context.recorder.addDeviations(checkFirstPage(first.body, first.headers));
  const cursor = first.headers.get('x-next-cursor');
  const isNumbered = call.operation.parameters.some(({ name }) => name === 'page') && first.headers.has('x-total-count');
  if (cursor === null && !isNumbered) return;
  const second = await page(cursor === null ? { ...limit, page: '2' } : { ...limit, cursor });
  if ('body' in second) context.recorder.addDeviations(checkSecondPage(first.body, second.body));
}
