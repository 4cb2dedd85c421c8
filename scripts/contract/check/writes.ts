import { isRecord } from '../../../server/platform/contract/pointer.ts';
import { ORDINARY_REQUEST, parseJson } from './checkResponse.ts';
import type { Client } from './client.ts';
import type { CheckConfig, UndoableWrite } from './config.ts';
import { createDeviation } from './deviations.ts';
import { buildUrl, createUnknownIds, type ParameterValues } from './parameters.ts';
import { sendAndCheck, type OperationContext } from './reads.ts';
import { createRowRecorder } from './rowRecorder.ts';
import type { Row, Target, TargetOperation } from './types.ts';
import { readField, type FieldSource, type GetBodies } from './valueSources.ts';

/** What the checks of all writes need. */
export interface WriteContext {
  config: CheckConfig;
  token: string;
  slowMs: number;
  toleratedKinds: ReadonlySet<string>;
  signal: AbortSignal;
  getClient: (operation: TargetOperation) => Client;
  getBodies: GetBodies;
  logProgress: (message: string) => void;
}

/**
 * Checks writes in two ways only: with requests that must be refused (empty, or with an unknown id), and with the few writes in
 * `undoableWrites`. It never posts a job, for example, since no operation deletes a job.
 */
export async function checkWrites(targets: readonly Target[], context: WriteContext): Promise<Row[]> {
  const operations = targets.flatMap((target) =>
    target.contract.operations.map((operation): TargetOperation => ({ ...operation, target })),
  );
  const writes = operations.filter(({ method }) => method !== 'GET');
  const recorders = new Map(writes.map((operation) => [operation, createRowRecorder(operation)]));
  const createContext = (operation: TargetOperation): OperationContext => ({
    ...context,
    client: context.getClient(operation),
    recorder: recorders.get(operation) ?? createRowRecorder(operation),
  });
  const findOperation = (id: string): TargetOperation | undefined => operations.find(({ operationId }) => operationId === id);
  for (const operation of writes) {
    if (!context.signal.aborted) await checkRefusal(createContext(operation), operation, context);
  }
  for (const write of context.config.undoableWrites) {
    if (!context.signal.aborted) await writeAndUndo(write, { ...context, createContext, findOperation });
  }
  return writes.map((operation) => createContext(operation).recorder.build(context.toleratedKinds));
}

/** Sends a request that must be refused: empty, or with an unknown id. A required token is omitted first, and then sent. */
async function checkRefusal(context: OperationContext, operation: TargetOperation, { config, logProgress }: WriteContext): Promise<void> {
  const { recorder, token } = context;
  const { bodies, method, path, responses, security, target } = operation;
  const hasBody = Object.keys(bodies).length > 0;
  if (config.excludedOperations.includes(operation.operationId)) return recorder.markUnchecked('never sent');
  if (!hasBody && responses['404'] === undefined) return recorder.markUnchecked('has no request that must be refused');
  const aspect = hasBody ? 'an empty request' : 'an unknown id';
  logProgress(`Writing: sends ${aspect} to ${method} ${path}, which must be refused.`);
  const bodyOption = hasBody ? { body: bodies['application/json'] === undefined ? createInvalidForm() : '{}' } : {};
  const request = { url: buildUrl(operation, createUnknownIds(operation)), method, ...bodyOption };
  if (security === 'required') {
    const expectation = { statuses: [401], aspect: 'without a token', sendsToken: false };
    const result = await sendAndCheck(context, operation, request, expectation);
    if (result.verdict === 'notImplemented') return;
  }
  const refusalStatuses = Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 400 && status < 500 && status !== 401 && status !== 429);
  // The content system may refuse with status 200 and `success: false`.
  const statuses = target.name === 'cms' ? [...refusalStatuses, 200] : refusalStatuses;
  const sendsToken = security !== 'none';
  const result = await sendAndCheck(context, operation, sendsToken ? { ...request, token } : request, { statuses, aspect, sendsToken });
  if (result.verdict !== 'passed') return;
  const isAccepted = isRecord(result.body) && result.body.success === true;
  if (isAccepted) recorder.addDeviations([createDeviation(aspect, 'accepted', 'a refusal', 'success')]);
  recorder.markPassed();
}

/** Returns a form with one unknown field only, since `FormData` without fields cannot be sent. */
function createInvalidForm(): FormData {
  const form = new FormData();
  form.set('unknown', '');
  return form;
}

interface UndoContext extends WriteContext {
  createContext: (operation: TargetOperation) => OperationContext;
  findOperation: (operationId: string) => TargetOperation | undefined;
}

const SUCCESS = { statuses: [200], aspect: ORDINARY_REQUEST, sendsToken: true };

/** Sends a write and undoes it. Does nothing when no values were found for the write's parameters or body. */
async function writeAndUndo(write: UndoableWrite, context: UndoContext): Promise<void> {
  const { token, createContext, findOperation, getBodies, logProgress } = context;
  const { existing, undo } = write;
  const operation = findOperation(write.operationId);
  const undoOperation = undo && findOperation(undo.operationId);
  if (!operation || (undo && !undoOperation)) return;
  // Without the list of existing values, undoing the write could delete the member's own data.
  if (existing && getBodies(existing.operationId).length === 0) return;
  const existingValues = existing ? readField(existing, getBodies) : [];
  const values = fillValues(write.parameters, (sources) =>
    sources.flatMap((source) => readField(source, getBodies)).find((value) => !existingValues.includes(value)),
  );
  const bodyFields = fillValues(write.body, (source) => (typeof source === 'string' ? source : readField(source, getBodies)[0]));
  if (!values || !bodyFields) return;
  logProgress(`Writing: ${write.description}`);
  const bodyOption = write.body === undefined ? {} : { body: JSON.stringify(bodyFields) };
  const request = { url: buildUrl(operation, values), method: operation.method, token, ...bodyOption };
  const result = await sendAndCheck(createContext(operation), operation, request, SUCCESS);
  if (!undo || !undoOperation || result.verdict === 'notImplemented') return;
  const { parameter } = undo;
  const undoValues = parameter ? (await readListNow(parameter.source, context)).map((value) => ({ [parameter.name]: value })) : [values];
  for (const item of undoValues) {
    const undoRequest = { url: buildUrl(undoOperation, item), method: undoOperation.method, token, ignoresInterruption: true };
    await sendAndCheck(createContext(undoOperation), undoOperation, undoRequest, SUCCESS);
  }
  if (undoValues.length > 0 || result.verdict !== 'passed') return;
  const deviation = createDeviation('undoing', 'status', 'the written entry in the list', 'no such entry, so it could not be undone');
  createContext(operation).recorder.addDeviations([deviation]);
}

/** Returns a value for every name; undefined when a value is missing for one of them. */
function fillValues<T>(
  sources: Readonly<Record<string, T>> = {},
  findValue: (source: T) => string | undefined,
): ParameterValues | undefined {
  const values: Record<string, string> = {};
  for (const [name, source] of Object.entries(sources)) {
    const value = findValue(source);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return values;
}

/** Requests a list and returns its values, even after an interruption. Returns no values when the request fails. */
async function readListNow(source: FieldSource, { token, findOperation, getClient }: UndoContext): Promise<string[]> {
  const operation = findOperation(source.operationId);
  if (!operation) return [];
  const result = await getClient(operation)({ url: buildUrl(operation, {}), token, ignoresInterruption: true });
  const body = result.kind === 'response' && result.status === 200 ? parseJson(result.text)?.value : [];
  return readField(source, () => [body]);
}
