import { makeClient, type Client } from './client.ts';
import { TOKEN_ACCEPTED } from './checkResponse.ts';
import type { CheckOptions } from './options.ts';
import { checkRead } from './reads.ts';
import { createRowRecorder } from './rows.ts';
import { collectValues } from './sources.ts';
import type { Call, Row, Target } from './types.ts';
import { checkWrites } from './writes.ts';

export interface CheckEnvironment {
  now: () => number;
  today: Date;
  interrupted: AbortSignal;
  report: (message: string) => void;
}

export interface BackendCheck {
  rows: Row[];
  /** Why the check could not run; a sentence. */
  failure: string | undefined;
}

const NAMES = { cms: 'content system', jobs: 'job backend' } as const;

/** Returns a contract's read calls; every method but GET writes. */
export const selectReads = (target: Target): Call[] =>
  target.contract.operations.filter(({ method }) => method === 'GET').map((operation) => ({ target, operation }));

/** Checks backends against their contracts: first all reads, each after those it takes ids from, then the writes. */
export async function checkBackends(options: CheckOptions, environment: CheckEnvironment): Promise<BackendCheck> {
  const { targets, token, slowMs, project } = options;
  const { report, interrupted, today } = environment;
  const clients = new Map<Target, Client>();
  for (const target of targets) {
    const client = makeClient({ ...options, ...environment });
    clients.set(target, client);
    const failure = await probe(client, target);
    if (failure !== undefined) return { rows: [], failure };
  }

  const calls = targets.flatMap(selectReads);
  const byId = new Map(calls.map((call) => [call.operation.operationId, call]));
  const bodies = new Map<string, readonly unknown[]>();
  const bodiesOf = (id: string): readonly unknown[] => bodies.get(id) ?? [];
  const started = new Map<string, Promise<Row>>();
  let finished = 0;

  async function check(call: Call): Promise<Row> {
    const { operationId, method, path } = call.operation;
    const sources = project.sources[operationId] ?? {};
    const prerequisites = Object.values(sources).flatMap((list) =>
      list.flatMap((source) => ('from' in source ? (byId.get(source.from) ?? []) : [])),
    );
    await Promise.all(prerequisites.map(checkOnce));
    const parameterValues = Object.fromEntries(
      Object.entries(sources).map(([name, list]) => [name, collectValues(list, bodiesOf, options.ids, today)]),
    );
    const recorder = createRowRecorder(call);
    bodies.set(operationId, await checkRead({ client: clientOf(call), token, slowMs, recorder, interrupted }, call, parameterValues));
    const row = recorder.build(options.tolerated);
    finished += 1;
    if (!interrupted.aborted) report(`${finished} of ${calls.length} read: ${method} ${path} ${row.outcome}`);
    return row;
  }

  function checkOnce(call: Call): Promise<Row> {
    const startedCheck = started.get(call.operation.operationId) ?? check(call);
    started.set(call.operation.operationId, startedCheck);
    return startedCheck;
  }

  function clientOf({ target }: Call): Client {
    const client = clients.get(target);
    if (!client) throw new Error(`There is no client for ${target.name}.`);
    return client;
  }

  const rows = await Promise.all(calls.map(checkOnce));
  if (options.write && token !== undefined && !interrupted.aborted) {
    rows.push(...(await checkWrites(targets, { ...options, token, clientOf, report: report, bodiesOf, interrupted })));
  }
  return { rows, failure: interrupted.aborted ? 'Interrupted: the report covers what was checked so far.' : tokenFailure(calls, rows) };
}

async function probe(client: Client, { name, base }: Target): Promise<string | undefined> {
  const reply = await client({ url: new URL(base).origin, headersOnly: true });
  if (reply.kind === 'interrupted') return 'Interrupted before anything was checked.';
  if (reply.kind !== 'unreachable') return undefined;
  return `The ${NAMES[name]} at ${new URL(base).origin} cannot be reached (${reply.why}).`;
}

/** Returns a sentence when no call accepts the token, which is then the cause. */
function tokenFailure(calls: readonly Call[], rows: readonly Row[]): string | undefined {
  const secured = new Set(calls.flatMap(({ operation }) => (operation.security === 'required' ? [operation.operationId] : [])));
  const checkedRows = rows.filter(({ operationId, outcome }) => secured.has(operationId) && outcome !== 'not there');
  const rejectedRows = checkedRows.filter(({ deviations }) =>
    deviations.some(({ kind, expected }) => kind === 'credentials' && expected === TOKEN_ACCEPTED),
  );
  const accepted = checkedRows.some((row) => !rejectedRows.includes(row) && row.outcome !== 'not checked');
  return rejectedRows.length > 1 && !accepted ? 'No call accepts the token: it may have expired.' : undefined;
}
