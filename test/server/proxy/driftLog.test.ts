import type { FastifyBaseLogger } from 'fastify';
import type { Drift } from '../../../server/platform/contract/drift.ts';
import { readContract } from '../../../server/platform/contract/load.ts';
import { DriftLog } from '../../../server/provider/drift/driftLog.ts';
import { selectExcerpt } from '../../../server/provider/drift/excerpt.ts';
import { DriftMonitor } from '../../../server/provider/drift/driftMonitor.ts';
import { until } from '../../support/until.ts';

const createDrift = (path: string, kind: Drift['kind'] = 'extra'): Drift => ({ path, kind, expected: 'text', got: 'a number', count: 3 });

const DAY = 86_400_000;

describe('the drift log', () => {
  it('has the first and last time of a drift, and the number of responses with this drift', () => {
    const driftLog = new DriftLog();
    expect(driftLog.record('listJobs', [createDrift('[].title', 'type')], 1_000)).toHaveLength(1);
    driftLog.record('listJobs', [], 2_000);
    expect(driftLog.record('listJobs', [createDrift('[].title', 'type')], 3_000)).toEqual([]);
    expect(driftLog.listDrifts(3_000)).toEqual([
      {
        operationId: 'listJobs',
        path: '[].title',
        kind: 'type',
        expected: 'text',
        got: 'a number',
        firstSeenAt: 1_000,
        lastSeenAt: 3_000,
        responses: 2,
      },
    ]);
    expect(driftLog.listOperations()).toEqual([{ operationId: 'listJobs', checked: 3, drifted: 2, lastCheckedAt: 3_000 }]);
  });

  it('removes a drift that has not been seen for a week', () => {
    const driftLog = new DriftLog();
    driftLog.record('listJobs', [createDrift('[].title', 'type')], 0);
    expect(driftLog.listDrifts(7 * DAY)).toHaveLength(1);
    expect(driftLog.listDrifts(7 * DAY + 1)).toEqual([]);
  });

  it('holds at most 300 drifts even if a provider invents many field names, and keeps harmful drifts longest', () => {
    const driftLog = new DriftLog();
    for (let index = 0; index < 1_000; index += 1) driftLog.record(`listJobs${index % 40}`, [createDrift(`[].made_up_${index}`)], index);
    expect(driftLog.listDrifts(1_000)).toHaveLength(300);
    expect(driftLog.droppedCount).toBe(700);
    for (let index = 0; index < 100; index += 1) driftLog.record('getJob', [createDrift(`made_up_${index}`)], index);
    for (let index = 0; index < 100; index += 1) driftLog.record('listJobs0', [createDrift(`[].lost_${index}`, 'missing')], index);
    expect(driftLog.listDrifts(1_000)).toHaveLength(300);
    expect(driftLog.listDrifts(1_000).filter(({ kind }) => kind === 'missing')).toHaveLength(30);
    expect(driftLog.listDrifts(1_000)[0]?.kind).toBe('missing');
  });

  it('doesn’t reveal the length of a text', () => {
    const driftLog = new DriftLog();
    const [found] = driftLog.record('getJob', [{ ...createDrift('title', 'limit'), got: 'text of 57 characters' }], 0);
    expect(found).toMatchObject({ path: 'title', kind: 'limit' });
    expect(JSON.stringify(found)).not.toContain('57');
  });
});

describe('the excerpt of a response', () => {
  it('has 20 entries of a long list, spread evenly over the list', () => {
    const rows = Array.from({ length: 1_000 }, (_, id) => ({ id }));
    const { data } = (selectExcerpt({ data: rows }) ?? { value: {} }).value as { data: { id: number }[] };
    expect(data).toHaveLength(20);
    expect(data.map(({ id }) => Math.floor(id / 50))).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it.each([
    ['a response with thousands of fields', Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, index]))],
    ['a deeply nested response', JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))],
  ])('is undefined for %s', (_what, response) => {
    expect(selectExcerpt({ answer: response })).toBeUndefined();
  });
});

describe('the drift monitor', () => {
  const contract = readContract('test', {
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          responses: { 200: { content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } } } },
        },
      },
    },
  });
  const [operation] = contract.operations;
  if (operation === undefined) throw new Error('the contract has no operation');
  const log = { warn: () => undefined } as unknown as FastifyBaseLogger;

  it('checks responses later, and queues at most 16 responses, and none that is too large', async () => {
    const monitor = new DriftMonitor(() => new Date(0), log);
    let readCount = 0;
    const parseBody = () => {
      readCount += 1;
      return [1];
    };
    for (let index = 0; index < 100; index += 1) monitor.enqueue({ contract, operation, status: 200, bytes: 10, parseBody });
    monitor.enqueue({ contract, operation, status: 200, bytes: 17 * 1024 * 1024, parseBody });
    expect(readCount).toBe(0);
    expect(monitor.report().skipped.busy).toBe(85);
    await until(() => readCount === 16);
    expect(monitor.report().drifts).toMatchObject([{ operationId: 'listThings', path: '[]', kind: 'type', responses: 16 }]);
    monitor.close();
  });

  it('skips a response that can’t be parsed, and checks the next one', async () => {
    const monitor = new DriftMonitor(() => new Date(0), log);
    monitor.enqueue({ contract, operation, status: 200, bytes: 10, parseBody: () => JSON.parse('{') as unknown });
    monitor.enqueue({ contract, operation, status: 200, bytes: 10, parseBody: () => ['kept'] });
    await until(() => monitor.report().operations.length === 1);
    expect(monitor.report()).toMatchObject({ drifts: [], skipped: { unreadable: 1 } });
    monitor.close();
  });

  it('skips a response on which a regular expression overflows the stack, and checks the next one', async () => {
    const schema = { type: 'string', pattern: '^(?:[a-z]+\\.)*$' };
    const addresses = readContract('long', {
      paths: { '/address': { get: { operationId: 'getAddress', responses: { 200: { content: { 'application/json': { schema } } } } } } },
    });
    const [getAddress] = addresses.operations;
    if (getAddress === undefined) throw new Error('the contract has no operation');
    const monitor = new DriftMonitor(() => new Date(0), log);
    const sample = { contract: addresses, operation: getAddress, status: 200, bytes: 10 };
    monitor.enqueue({ ...sample, parseBody: () => 'a.'.repeat(4_000_000) });
    monitor.enqueue({ ...sample, parseBody: () => 'site.example.' });
    await until(() => monitor.report().operations.length === 1);
    expect(monitor.report()).toMatchObject({ drifts: [], skipped: { unreadable: 1 } });
    monitor.close();
  });

  it('samples only successful responses, and at most one per operation in ten seconds', () => {
    let now = 0;
    const monitor = new DriftMonitor(() => new Date(now), log);
    expect([monitor.shouldSample(operation, 404), monitor.shouldSample(operation, 200), monitor.shouldSample(operation, 200)]).toEqual([
      false,
      true,
      false,
    ]);
    now = 10_000;
    expect(monitor.shouldSample(operation, 200)).toBe(true);
  });
});
