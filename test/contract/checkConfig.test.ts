/** @tier full */
import { CHECK_CONFIG } from '../../scripts/contract/check/config.ts';
import { runCheck } from '../../scripts/contract/check/run.ts';
import type { Row } from '../../scripts/contract/check/types.ts';
import { startTestServer, type TestServer } from '../support/server/start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const targets = ['cms', 'jobs'] as const;
const operations = targets.flatMap((name) => CHECK_CONFIG.loadBackend(name).operations);

it.each(['visitor', 'member', 'employer', 'admin'])(
  'the embedded backend follows its contracts when it is called as %s',
  async (caller) => {
    const token = caller === 'visitor' ? undefined : await server.login(`${caller}@example.org`);
    let report = '';
    const code = await runCheck({
      config: CHECK_CONFIG,
      argv: ['--json', '-', ...targets.flatMap((name) => [`--${name}`, server.origin]), ...(token === undefined ? [] : ['--write'])],
      env: { CONTRACT_CHECK_TOKEN: token },
      writeStdout: (text) => void (report += text),
      writeStderr: () => undefined,
      columns: undefined,
      now: () => 0,
      today: new Date(),
      signal: new AbortController().signal,
    });
    const { rows } = JSON.parse(report) as { rows: Row[] };
    expect(rows.flatMap(({ operationId, deviations }) => deviations.map((deviation) => [operationId, deviation]))).toEqual([]);
    expect(code).toBe(0);
    const okRows = rows.filter(({ outcome }) => outcome === 'ok');
    // Visitors are refused about half of the operations, those for members.
    expect(okRows.length).toBeGreaterThan(rows.length / (token === undefined ? 3 : 2));
    // Every write has been undone, so that no entry remains.
    const operationsWithWrittenEntries = CHECK_CONFIG.undoableWrites.flatMap(({ existing }) =>
      operations.filter(({ operationId }) => operationId === existing?.operationId),
    );
    const remainingEntries =
      token === undefined
        ? []
        : await Promise.all(operationsWithWrittenEntries.map(async ({ path }) => (await server.json(path, { token })).body));
    expect(remainingEntries.flat()).toEqual([]);
  },
);

it('the configuration has a source of values for every required parameter of a read operation', () => {
  const missing = operations.flatMap(({ method, operationId, parameters }) =>
    method === 'GET'
      ? parameters
          .filter(
            ({ required, name }) =>
              required && (CHECK_CONFIG.parameterSources as Record<string, object>)[operationId]?.[name as never] === undefined,
          )
          .map(({ name }) => `${operationId} ${name}`)
      : [],
  );
  expect(missing).toEqual([]);
});
