import { TOKEN_ACCEPTED } from './checkResponse.ts';
import { createClient, type Client } from './client.ts';
import type { CheckOptions } from './options.ts';
import { checkRead } from './reads.ts';
import type { CheckReport } from './report.ts';
import { createRowRecorder } from './rowRecorder.ts';
import type { Row, Target, TargetOperation } from './types.ts';
import { collectValues } from './valueSources.ts';
import { checkWrites } from './writes.ts';

export interface CheckEnvironment {
  /** Returns the milliseconds of a monotonic clock. */
  now: () => number;
  today: Date;
  /** Aborted at an interruption. */
  signal: AbortSignal;
  logProgress: (message: string) => void;
}

const BACKEND_NAMES = { cms: 'content system', jobs: 'job backend' } as const;

/**
 * Checks backends against their contracts. It checks all reads first, each one after the reads that supply its parameter values. With
 * `options.write` it then checks the writes.
 */
export async function checkBackends(options: CheckOptions, environment: CheckEnvironment): Promise<CheckReport> {
  const { targets, token, slowMs, config, toleratedKinds } = options;
  const { logProgress, signal, today } = environment;
  const clients = new Map<Target, Client>();
  for (const target of targets) {
    const client = createClient({ ...options, ...environment });
    clients.set(target, client);
    const failure = await testConnection(client, target);
    if (failure !== undefined) return { rows: [], failure, toleratedKinds };
  }

  const reads = targets.flatMap(listReads);
  const readsById = new Map(reads.map((operation) => [operation.operationId, operation]));
  const bodiesById = new Map<string, readonly unknown[]>();
  const getBodies = (operationId: string): readonly unknown[] => bodiesById.get(operationId) ?? [];
  const startedChecks = new Map<string, Promise<Row>>();
  let finishedCount = 0;

  async function check(operation: TargetOperation): Promise<Row> {
    const { operationId, method, path } = operation;
    const sources = Object.entries(config.parameterSources[operationId] ?? {});
    const prerequisites = sources.flatMap(([, list]) =>
      list.flatMap((source) => ('operationId' in source ? (readsById.get(source.operationId) ?? []) : [])),
    );
    await Promise.all(prerequisites.map(checkOnce));
    const foundValues = Object.fromEntries(sources.map(([name, list]) => [name, collectValues(list, getBodies, options.maxIds, today)]));
    const recorder = createRowRecorder(operation);
    bodiesById.set(operationId, await checkRead({ client: getClient(operation), token, slowMs, recorder, signal }, operation, foundValues));
    const row = recorder.build(toleratedKinds);
    finishedCount += 1;
    if (!signal.aborted) logProgress(`${finishedCount} of ${reads.length} read: ${method} ${path} ${row.outcome}`);
    return row;
  }

  function checkOnce(operation: TargetOperation): Promise<Row> {
    const row = startedChecks.get(operation.operationId) ?? check(operation);
    startedChecks.set(operation.operationId, row);
    return row;
  }

  function getClient({ target }: TargetOperation): Client {
    const client = clients.get(target);
    if (!client) throw new Error(`There is no client for ${target.name}.`);
    return client;
  }

  const rows = await Promise.all(reads.map(checkOnce));
  if (options.write && token !== undefined && !signal.aborted) {
    rows.push(...(await checkWrites(targets, { config, token, slowMs, toleratedKinds, signal, getClient, getBodies, logProgress })));
  }
  const failure = signal.aborted ? 'Interrupted: the report covers what was checked so far.' : findTokenFailure(reads, rows);
  return { rows, failure, toleratedKinds };
}

const listReads = (target: Target): TargetOperation[] =>
  target.contract.operations.filter(({ method }) => method === 'GET').map((operation) => ({ ...operation, target }));

/** Returns a sentence that says why a backend cannot be checked; undefined when the backend responds. */
async function testConnection(client: Client, { name, base }: Target): Promise<string | undefined> {
  const { origin } = new URL(base);
  const result = await client({ url: origin, headersOnly: true });
  if (result.kind === 'interrupted') return 'Interrupted before anything was checked.';
  return result.kind === 'unreachable' ? `The ${BACKEND_NAMES[name]} at ${origin} cannot be reached (${result.reason}).` : undefined;
}

/** Returns a sentence when several operations reject the token and none accepts it, so the token must be invalid; else undefined. */
function findTokenFailure(reads: readonly TargetOperation[], rows: readonly Row[]): string | undefined {
  const idsWithToken = new Set(reads.flatMap(({ security, operationId }) => (security === 'required' ? [operationId] : [])));
  const rowsWithToken = rows.filter(({ operationId, outcome }) => idsWithToken.has(operationId) && outcome !== 'not there');
  const rejectedRows = rowsWithToken.filter(({ deviations }) =>
    deviations.some(({ kind, expected }) => kind === 'credentials' && expected === TOKEN_ACCEPTED),
  );
  const isAccepted = rowsWithToken.some((row) => !rejectedRows.includes(row) && row.outcome !== 'not checked');
  return rejectedRows.length > 1 && !isAccepted ? 'No operation accepts the token: it may have expired.' : undefined;
}
