import type { OutgoingRequest, Client } from './client.ts';
import { checkResponse, type Expected, type CheckResult } from './checkResponse.ts';
import { firstPage, PAGE, secondPage, wholeList } from './paging.ts';
import { addressOf, mayLack, optionalValues, requiredValues, unknownId, type Values } from './requests.ts';
import { INTERRUPTED, type Notes } from './rows.ts';
import type { Call, Deviation } from './types.ts';

export interface Trial {
  client: Client;
  token: string | undefined;
  slowMs: number;
  notes: Notes;
  interrupted: AbortSignal;
}

/** Sends one request and records deviations. */
export async function ask(trial: Trial, call: Call, request: OutgoingRequest, expected: Expected): Promise<CheckResult> {
  const { client, notes, slowMs } = trial;
  const reply = await client(request);
  if (reply.kind === 'answer') {
    notes.answered(reply.ms);
    if (slowMs > 0 && reply.ms > slowMs) notes.note([slow(slowMs)]);
  }
  const result = checkResponse(call, reply, expected);
  if ('deviations' in result) notes.note(result.deviations);
  else if (result.verdict === 'not there') notes.notThere();
  else notes.open(result.remark);
  if (result.verdict === 'right' && expected.about === '') notes.right();
  return result;
}

const slow = (limit: number): Deviation => ({
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
export async function checkRead(trial: Trial, call: Call, found: Readonly<Record<string, readonly string[]>>): Promise<unknown[]> {
  const { operation } = call;
  const { notes, token } = trial;
  const bodies: unknown[] = [];
  const headersOnly = operation.responses['200'] === '';

  async function read(values: Values, as: string | undefined): Promise<CheckResult> {
    const request = { url: addressOf(call, values), token: as, headersOnly };
    const result = await ask(trial, call, request, { statuses: [200], about: '', token: as !== undefined });
    if ('body' in result && result.body !== undefined) bodies.push(result.body);
    return result;
  }

  if (operation.security === 'required') {
    const request = { url: addressOf(call, { ...unknownId(call), ...requiredOf(call, found) }), headersOnly };
    const refused = await ask(trial, call, request, { statuses: [401], about: 'without a token', token: false });
    if (token === undefined) notes.open('needs a token');
    if (token === undefined || isLost(refused)) return bodies;
  }
  const reader = operation.security === 'none' ? undefined : token;
  const requests = requiredValues(call, found);
  const [first, ...others] = requests;
  // A missing optional call answers everything with 404.
  let there = !mayLack(call);
  if (first === undefined) notes.open(trial.interrupted.aborted ? INTERRUPTED : 'no id was found to ask for');
  else {
    const result = await read(first, reader);
    // With an unreachable backend every further request would time out.
    if (isLost(result)) return bodies;
    there ||= result.verdict !== 'not there';
    if ('headers' in result && result.headers && pages(call)) notes.note(wholeList(result.body, result.headers));
    for (const values of others) await read(values, reader);
    if (there) {
      for (const values of optionalValues(call, found)) await read({ ...first, ...values }, reader);
      if (operation.security === 'optional' && token !== undefined) await read(first, undefined);
      await checkPages(trial, call, first, reader);
    }
  }
  if (there && operation.responses['404'] !== undefined && operation.path.includes('{')) {
    const request = { url: addressOf(call, { ...first, ...unknownId(call) }), token: reader, headersOnly };
    await ask(trial, call, request, { statuses: [404], about: 'unknown id', token: reader !== undefined });
  }
  return bodies;
}

const isLost = (result: CheckResult): boolean => 'deviations' in result && result.deviations.some(({ kind }) => kind === 'unreachable');

const requiredOf = (call: Call, found: Readonly<Record<string, readonly string[]>>): Values => requiredValues(call, found)[0] ?? {};

const pages = ({ operation }: Call): boolean => operation.parameters.some(({ name }) => name === 'limit');

/** Checks the first two pages of a list. */
async function checkPages(trial: Trial, call: Call, values: Values, token: string | undefined): Promise<void> {
  if (!pages(call)) return;
  const expected = { statuses: [200], about: '', token: token !== undefined };
  const page = async (more: Values) => ask(trial, call, { url: addressOf(call, { ...values, ...more }), token }, expected);
  const limit = { limit: String(PAGE) };
  const first = await page(limit);
  if (!('headers' in first) || !first.headers) return;
  trial.notes.note(firstPage(first.body, first.headers));
  const cursor = first.headers.get('x-next-cursor');
  const counted = call.operation.parameters.some(({ name }) => name === 'page') && first.headers.has('x-total-count');
  if (cursor === null && !counted) return;
  const second = await page(cursor === null ? { ...limit, page: '2' } : { ...limit, cursor });
  if ('body' in second) trial.notes.note(secondPage(first.body, second.body));
}
