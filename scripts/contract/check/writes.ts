import { isRecord } from '../../../server/contract/pointer.ts';
import type { Client } from './client.ts';
import { ask, type Trial } from './reads.ts';
import { addressOf, unknownId } from './requests.ts';
import { startRow, type Notes } from './rows.ts';
import { valuesFrom } from './sources.ts';
import type { Call, Row, Target } from './types.ts';

/** What the writes are tried with. */
export interface WriteTrial {
  clientOf: (call: Call) => Client;
  token: string;
  slowMs: number;
  /** Says what is about to be done. */
  tell: (news: string) => void;
  tolerated: ReadonlySet<string>;
  /** The good answers of a read call. */
  answersOf: (operationId: string) => readonly unknown[];
  interrupted: AbortSignal;
}

/** Never sent, however wrongly: one mails a code, the other erases a member. */
const NEVER = new Set(['requestErasure', 'eraseMember']);

/** A search that nobody makes, by which the alert of the check is found again. */
const KEYWORD = 'contractcheck';

/**
 * Tries the writes of contracts in two ways only: with requests that have to be refused because they are empty or name something
 * that is not there, and with the few that another call undoes. Nothing is posted, applied for, mailed or decided. A job that is
 * posted cannot be deleted again, so none is.
 */
export async function checkWrites(targets: readonly Target[], trial: WriteTrial): Promise<Row[]> {
  const calls = targets.flatMap((target) =>
    target.contract.operations.filter(({ method }) => method !== 'GET').map((operation): Call => ({ target, operation })),
  );
  const notes = new Map(calls.map((call) => [call.operation.operationId, startRow(call)]));
  const trialOf = (call: Call): Trial => ({
    client: trial.clientOf(call),
    token: trial.token,
    slowMs: trial.slowMs,
    notes: notes.get(call.operation.operationId) ?? startRow(call),
    interrupted: trial.interrupted,
  });
  for (const call of calls) if (!trial.interrupted.aborted) await refuse(trialOf(call), call, trial.tell);
  const find = (operationId: string): Call | undefined => calls.find(({ operation }) => operation.operationId === operationId);
  const undoable = { trial, trialOf, find };
  if (!trial.interrupted.aborted) await register(undoable);
  if (!trial.interrupted.aborted) await saveAndForget(undoable);
  if (!trial.interrupted.aborted) await alertAndEnd(undoable);
  return calls.map((call) => (notes.get(call.operation.operationId) ?? startRow(call)).row(trial.tolerated));
}

/** Sends nothing where something is needed, or the id of nothing: without a token, then with it. */
async function refuse(trial: Trial, call: Call, tell: WriteTrial['tell']): Promise<void> {
  const { operation, target } = call;
  const { notes, token } = trial;
  const hasBody = Object.keys(operation.bodies).length > 0;
  if (NEVER.has(operation.operationId)) return notes.open('never tried');
  if (!hasBody && operation.answers['404'] === undefined) return notes.open('nothing in it can be refused');
  const what = hasBody ? 'an empty request' : 'the id of nothing';
  tell(`Writing: sends ${what} to ${operation.method} ${operation.path}, which must be refused.`);
  const form = new FormData();
  form.set(KEYWORD, '');
  const body = hasBody ? { body: operation.bodies['application/json'] === undefined ? form : '{}' } : {};
  const request = { url: addressOf(call, unknownId(call)), method: operation.method, ...body };
  if (operation.security === 'required') {
    const first = await ask(trial, call, request, { statuses: [401], about: 'without a token', token: false });
    if (first.verdict === 'not there') return;
  }
  const refusals = Object.keys(operation.answers)
    .map(Number)
    .filter((status) => status >= 400 && status < 500 && status !== 401 && status !== 429);
  // The content system may refuse a login in words: `success` is false, and the status 200.
  const inWords = target.name === 'cms' ? [200] : [];
  const sent = operation.security === 'none' ? request : { ...request, token };
  const judgement = await ask(trial, call, sent, { statuses: [...refusals, ...inWords], about: what, token: 'token' in sent });
  if (judgement.verdict !== 'right') return;
  const taken = isRecord(judgement.body) && judgement.body.success === true;
  if (taken) notes.note([{ where: what, kind: 'accepted', expected: 'a refusal', got: 'success', count: 1 }]);
  notes.right();
}

interface Undoable {
  trial: WriteTrial;
  trialOf: (call: Call) => Trial;
  find: (operationId: string) => Call | undefined;
}

const done = { statuses: [200], about: '', token: true };

/** Registers the member of the token with the job backend, as every login does: once more changes nothing. */
async function register({ trial, trialOf, find }: Undoable): Promise<void> {
  const call = find('checkUser');
  const [details] = trial.answersOf('getUserDetails');
  if (!call || !isRecord(details) || typeof details.email !== 'string') return;
  trial.tell('Writing: registers the member of the token with the job backend, as every login does.');
  const body = JSON.stringify({ email: details.email });
  await ask(trialOf(call), call, { url: addressOf(call, {}), method: 'POST', token: trial.token, body }, done);
}

/** Saves an open job that is not saved yet, and forgets it again. */
async function saveAndForget({ trial, trialOf, find }: Undoable): Promise<void> {
  const [save, forget] = [find('saveJob'), find('unsaveJob')];
  const saved = new Set(trial.answersOf('listSavedJobIds').flat());
  const jobs = valuesFrom([{ from: 'listAllJobs', at: '[]._id' }], trial.answersOf, 600, new Date(0));
  const id = jobs.find((job) => !saved.has(job));
  // Without the list of what is saved, a job of the member's own could be forgotten.
  if (!save || !forget || id === undefined || trial.answersOf('listSavedJobIds').length === 0) return;
  trial.tell('Writing: saves an open job for the member of the token, and forgets it again.');
  await ask(trialOf(save), save, { url: addressOf(save, { id }), method: 'PUT', token: trial.token }, done);
  await ask(trialOf(forget), forget, { url: addressOf(forget, { id }), method: 'DELETE', token: trial.token, undo: true }, done);
}

/** Makes an alert for a search that nobody makes, and ends it again. */
async function alertAndEnd({ trial, trialOf, find }: Undoable): Promise<void> {
  const [create, end] = [find('createJobAlert'), find('deleteJobAlert')];
  if (!create || !end || trial.answersOf('listJobAlerts').length === 0) return;
  trial.tell('Writing: makes a job alert for the member of the token, and ends it again.');
  const body = JSON.stringify({ keyword: KEYWORD, frequency: 'weekly' });
  const made = await ask(trialOf(create), create, { url: addressOf(create, {}), method: 'POST', token: trial.token, body }, done);
  if (made.verdict === 'not there') return;
  const reply = await trial.clientOf(create)({ url: addressOf(create, {}), token: trial.token, undo: true });
  const alerts: unknown = reply.kind === 'answer' && reply.status === 200 ? parse(reply.text) : [];
  const own = valuesFrom([{ from: 'listJobAlerts', at: '[]._id', only: ['keyword', KEYWORD] }], () => [alerts], 20, new Date(0));
  for (const alertId of own) {
    await ask(trialOf(end), end, { url: addressOf(end, { alertId }), method: 'DELETE', token: trial.token, undo: true }, done);
  }
  if (own.length === 0 && made.verdict === 'right') leftOver(trialOf(create).notes);
}

const leftOver = (notes: Notes): void =>
  notes.note([{ where: 'undoing', kind: 'status', expected: 'the alert in the list', got: 'none, so it could not be ended', count: 1 }]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return [];
  }
}
