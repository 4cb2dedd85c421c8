import { isRecord } from '../../../server/contract/pointer.ts';
import type { Client } from './client.ts';
import { readJson } from './checkResponse.ts';
import type { Project, UndoableWrite } from './project.ts';
import { sendAndCheck, type ReadCheck } from './reads.ts';
import { buildUrl, unknownIdValues, type Values } from './requests.ts';
import { createRowRecorder } from './rows.ts';
import { collectValues, type FieldSource } from './sources.ts';
import type { Call, Row, Target } from './types.ts';

export interface WriteCheck {
  clientOf: (call: Call) => Client;
  token: string;
  slowMs: number;
  report: (message: string) => void;
  tolerated: ReadonlySet<string>;
  bodiesOf: (operationId: string) => readonly unknown[];
  interrupted: AbortSignal;
  project: Project;
}

/**
 * Tests writes in two ways only: with requests that must be refused (empty, or with an unknown id), and with the few that another call
 * undoes. Nothing is posted, applied for, mailed or decided, since a job cannot be deleted again.
 */
export async function checkWrites(targets: readonly Target[], context: WriteCheck): Promise<Row[]> {
  const allCalls = targets.flatMap((target) => target.contract.operations.map((operation): Call => ({ target, operation })));
  const calls = allCalls.filter(({ operation }) => operation.method !== 'GET');
  const recorders = new Map(calls.map((call) => [call, createRowRecorder(call)]));
  const contextOf = (call: Call): ReadCheck => ({
    ...context,
    client: context.clientOf(call),
    recorder: recorders.get(call) ?? createRowRecorder(call),
  });
  const find = (operationId: string): Call | undefined => allCalls.find(({ operation }) => operation.operationId === operationId);
  for (const call of calls) if (!context.interrupted.aborted) await checkRefusal(contextOf(call), call, context);
  for (const write of context.project.writes) if (!context.interrupted.aborted) await writeAndUndo(write, { context, contextOf, find });
  return calls.map((call) => contextOf(call).recorder.build(context.tolerated));
}

/** Sends an empty request or an unknown id, without a token and with it. */
async function checkRefusal(context: ReadCheck, call: Call, { report, project }: WriteCheck): Promise<void> {
  const { operation, target } = call;
  const { recorder, token } = context;
  const hasBody = Object.keys(operation.bodies).length > 0;
  if (project.neverSent.includes(operation.operationId)) return recorder.markUnchecked('never tried');
  if (!hasBody && operation.responses['404'] === undefined) return recorder.markUnchecked('no request can be refused');
  const aspect = hasBody ? 'an empty request' : 'an unknown id';
  report(`Writing: sends ${aspect} to ${operation.method} ${operation.path}, which must be refused.`);
  const form = new FormData();
  form.set('unknown', '');
  const body = hasBody ? { body: operation.bodies['application/json'] === undefined ? form : '{}' } : {};
  const request = { url: buildUrl(call, unknownIdValues(call)), method: operation.method, ...body };
  if (operation.security === 'required') {
    const first = await sendAndCheck(context, call, request, { statuses: [401], aspect: 'without a token', sendsToken: false });
    if (first.verdict === 'not there') return;
  }
  const refusals = Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status >= 400 && status < 500 && status !== 401 && status !== 429);
  // The content system may refuse with status 200 and `success: false`.
  const softRefusals = target.name === 'cms' ? [200] : [];
  const sentRequest = operation.security === 'none' ? request : { ...request, token };
  const result = await sendAndCheck(context, call, sentRequest, {
    statuses: [...refusals, ...softRefusals],
    aspect: aspect,
    sendsToken: 'token' in sentRequest,
  });
  if (result.verdict !== 'right') return;
  const isAccepted = isRecord(result.body) && result.body.success === true;
  if (isAccepted) recorder.addDeviations([{ where: aspect, kind: 'accepted', expected: 'a refusal', got: 'success', count: 1 }]);
  recorder.markValid();
}

interface UndoContext {
  context: WriteCheck;
  contextOf: (call: Call) => ReadCheck;
  find: (operationId: string) => Call | undefined;
}

const EXPECT_SUCCESS = { statuses: [200], aspect: '', sendsToken: true };

async function writeAndUndo(write: UndoableWrite, { context: trial, contextOf: trialOf, find }: UndoContext): Promise<void> {
  const { token, bodiesOf } = trial;
  const { existing, undo } = write;
  const call = find(write.operationId);
  const undoOperation = undo && find(undo.operationId);
  // Without the list of what exists, something of the member's own could be undone.
  if (!call || (undo && !undoOperation) || (existing && bodiesOf(existing.from).length === 0)) return;
  const existingValues = existing ? valuesOf(existing, bodiesOf) : [];
  const values = pickValues(write.parameters, (sources) =>
    sources.flatMap((source) => valuesOf(source, bodiesOf)).find((item) => !existingValues.includes(item)),
  );
  const body = pickValues(write.body, (value) => (typeof value === 'string' ? value : valuesOf(value, bodiesOf)[0]));
  if (!values || !body) return;
  trial.report(`Writing: ${write.description}`);
  const requestBody = write.body === undefined ? {} : { body: JSON.stringify(body) };
  const { method } = call.operation;
  const written = await sendAndCheck(trialOf(call), call, { url: buildUrl(call, values), method, token, ...requestBody }, EXPECT_SUCCESS);
  if (!undo || !undoOperation || written.verdict === 'not there') return;
  const undoValues = undo.parameters ? await readUndoValues(undo.parameters, { context: trial, contextOf: trialOf, find }) : [values];
  for (const item of undoValues) {
    await sendAndCheck(
      trialOf(undoOperation),
      undoOperation,
      { url: buildUrl(undoOperation, item), method: undoOperation.operation.method, token, undo: true },
      EXPECT_SUCCESS,
    );
  }
  if (undoValues.length > 0 || written.verdict !== 'right') return;
  const deviation = { expected: 'what was written in the list', got: 'none, so it could not be undone' };
  trialOf(call).recorder.addDeviations([{ where: 'undoing', kind: 'status', ...deviation, count: 1 }]);
}

const valuesOf = (source: FieldSource, bodiesOf: WriteCheck['bodiesOf']): string[] =>
  collectValues([source], bodiesOf, Infinity, new Date(0));

function pickValues<T>(from: Readonly<Record<string, T>> = {}, pickValue: (one: T) => string | undefined): Values | undefined {
  const found = Object.entries(from).map(([name, entry]) => [name, pickValue(entry)] as const);
  return found.some(([, entry]) => entry === undefined) ? undefined : Object.fromEntries(found.map(([name, entry]) => [name, entry ?? '']));
}

/** Reads parameter values from a list after the write. */
async function readUndoValues(parameters: Readonly<Record<string, FieldSource>>, { context: trial, find }: UndoContext): Promise<Values[]> {
  const found: Values[] = [];
  for (const [name, source] of Object.entries(parameters)) {
    const list = find(source.from);
    if (!list) continue;
    const reply = await trial.clientOf(list)({ url: buildUrl(list, {}), token: trial.token, undo: true });
    const body = reply.kind === 'response' && reply.status === 200 ? readJson(reply.text)?.value : [];
    found.push(...valuesOf(source, () => [body]).map((value) => ({ [name]: value })));
  }
  return found;
}
